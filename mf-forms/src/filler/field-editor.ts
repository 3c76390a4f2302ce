import type { Answer, DocField } from '@fieldspan/domain/form/form-types';

/** Parts of an answer, or what becomes of the answer as it is when the change arrives: pictures arrive late. */
export type Change = Answer | ((now: Answer) => Answer);

/** Props of every field editor. */
export type Labelled = {
  entry: DocField;
  /** Its label; a field without one is named after its type. */
  label: string;
  answer: Answer;
  onChange: (change: Change) => void;
  /** Errors from the last check. */
  error: string | undefined;
};

export const changed = (now: Answer, change: Change): Answer =>
  typeof change === 'function' ? change(now) : { ...now, ...change };
