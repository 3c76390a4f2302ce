import type { FormField } from './form-sections.ts';
import type { FormPicture } from './form-picture.ts';

/** The answer to one field. An absent part was never edited. */
export type Answer = {
  value?: unknown;
  remarks?: string;
  images?: readonly FormPicture[];
  /** For a tasklist: the tasks with their hazards and controls. */
  meta?: Readonly<Record<string, unknown>>;
};

export type DocField = {
  /**
   * A stable id that survives moving, adding or removing fields, so that an answer stored on a device finds its
   * question again.
   */
  id: string;
  field: FormField;
  /** The stored field with all properties, including those unknown to this version. */
  raw: Readonly<Record<string, unknown>>;
};

export type DocSection = {
  key: string;
  heading: string;
  fields: readonly DocField[];
  raw: Readonly<Record<string, unknown>>;
};

/**
 * A form that is being filled in. Questions never change; `answers` is an immutable map that is replaced with each
 * answer.
 */
export type FormDoc = {
  sections: readonly DocSection[];
  byId: ReadonlyMap<string, DocField>;
  answers: ReadonlyMap<string, Answer>;
};
