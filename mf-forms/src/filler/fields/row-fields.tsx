import { fieldState } from '@fieldspan/domain/form/field-state';
import type { Answer, DocField } from '@fieldspan/domain/form/form-types';
import { rowFields } from '@fieldspan/domain/form/repeat-rows';
import type { RepeatRow } from '@fieldspan/domain/form/repeat-rows';
import { rowDoc } from '@fieldspan/domain/form/row-doc';
import { editorOf } from '../editor-of.tsx';
import type { Change } from '../field-editor.ts';
import { Question } from '../question.tsx';
import styles from './repeat-editor.module.css';

type RowFieldsProps = {
  entry: DocField;
  row: RepeatRow;
  /** The last check found something in the rows. */
  isMarked: boolean;
  onChange: (id: string, change: Change) => void;
};

/** The questions of one row, but for those that a condition hides. */
export function RowFields({ entry, row, isMarked, onChange }: RowFieldsProps) {
  const doc = rowDoc(entry, row);
  return rowFields(entry)
    .filter(({ id }) => !doc.hidden.has(id))
    .map((inner) => (
      <div key={inner.id} className={styles.question}>
        <Question
          entry={inner}
          now={{
            answer: doc.answers.get(inner.id) ?? UNANSWERED,
            state: fieldState(doc, inner.id),
            isMarked,
            isStopped: isMarked,
            refused: undefined,
          }}
          editor={editorOf(inner.field)}
          onChange={(change) => onChange(inner.id, change)}
        />
      </div>
    ));
}

const UNANSWERED: Answer = {};
