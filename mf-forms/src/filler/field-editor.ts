import type { Answer, DocField } from '@fieldspan/domain/form/form-types';

/** Props of every field editor. */
export type Labelled = {
  entry: DocField;
  /** Its label; a field without one is named after its type. */
  label: string;
  answer: Answer;
  onChange: (change: Answer) => void;
  /** Errors from the last check. */
  error: string | undefined;
};
