import type { Condition } from './field-ext.ts';
import type { FormField } from './form-sections.ts';
import type { FormPicture } from './form-picture.ts';
import type { Formula } from './formula.ts';

/** The answer to one field. An absent part was never edited. */
export type Answer = {
  value?: unknown;
  remarks?: string;
  images?: readonly FormPicture[];
  /**
   * What the value cannot say: the tasks of a task list, the rows of a repeating question, the points of a signature
   * (decision 0083).
   */
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
  visibleIf: Condition | null;
  fields: readonly DocField[];
  raw: Readonly<Record<string, unknown>>;
};

/** A question or section whose state depends on other answers. */
export type LogicNode = {
  id: string;
  visibleIf: Condition | null;
  /** The section of a question; null for a section. */
  section: string | null;
  formula: Formula | null;
  decimals: number;
};

/** What depends on what in a form. It depends on the questions alone and is made once. */
export type FormLogic = {
  /** In the order in which they are worked out. */
  nodes: readonly LogicNode[];
  /** By the id of a question or section: the indexes in `nodes` of what reads it. */
  dependents: ReadonlyMap<string, readonly number[]>;
  byKey: ReadonlyMap<string, string>;
  /** Questions and sections that depend on themselves. Their conditions and formulas have no effect. */
  cyclic: ReadonlySet<string>;
};

/**
 * A form that is being filled in. Questions never change; `answers` is an immutable map that is replaced with each
 * answer.
 */
export type FormDoc = {
  sections: readonly DocSection[];
  byId: ReadonlyMap<string, DocField>;
  answers: ReadonlyMap<string, Answer>;
  logic: FormLogic;
  /** Questions and sections that their condition hides. Their answers stay until the form is submitted. */
  hidden: ReadonlySet<string>;
};
