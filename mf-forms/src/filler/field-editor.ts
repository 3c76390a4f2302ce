import type { Answer, DocField } from '@fieldspan/domain/form/form-types';

/** What every kind of field takes. */
export type Labelled = {
  entry: DocField;
  /** The words above it; a field without a label is named by what it is. */
  label: string;
  answer: Answer;
  onChange: (change: Answer) => void;
  /** What the last check found. */
  error: string | undefined;
};
