import type { FormField } from './form-sections.ts';
import type { FormPicture } from './form-picture.ts';

/** What a person put into one field. A part that is absent was never touched. */
export type Answer = {
  value?: unknown;
  remarks?: string;
  images?: readonly FormPicture[];
  /** Of a tasklist: the tasks with their hazards and controls. */
  meta?: Readonly<Record<string, unknown>>;
};

export type DocField = {
  /** Stays the same when fields are moved, added or taken out: an answer kept on a device finds its question again. */
  id: string;
  field: FormField;
  /** As it was stored, with everything that this version does not know. */
  raw: Readonly<Record<string, unknown>>;
};

export type DocSection = {
  key: string;
  heading: string;
  fields: readonly DocField[];
  raw: Readonly<Record<string, unknown>>;
};

/** A form that is being filled. The questions never change; `answers` is replaced as a whole, one answer at a time. */
export type FormDoc = {
  sections: readonly DocSection[];
  byId: ReadonlyMap<string, DocField>;
  answers: ReadonlyMap<string, Answer>;
};
