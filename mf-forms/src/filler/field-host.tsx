import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle } from '@fieldspan/ui/icons';
import { TextField } from '@fieldspan/ui/text-field';
import { memo } from 'react';
import type { DocField } from '@fieldspan/domain/form/form-types';
import type { FieldState } from '@fieldspan/domain/form/field-state';
import { fieldTypeLabel } from '../parts/field-type-label.ts';
import { useField, useFill } from './fill-context.ts';
import styles from './field-host.module.css';
import { editorOf } from './editor-of.tsx';
import { PicturesEditor } from './fields/pictures-editor.tsx';

/** One question: its field, the warning about its answer, and follow-up fields. */
export const FieldHost = memo(function FieldHost({ entry }: { entry: DocField }) {
  const { store } = useFill();
  const { answer, ...found } = useField(entry.id);
  const { state } = found;
  const { field } = entry;
  // Unanswered questions cause warnings only at the end of the form.
  const isAnswered = answer.value !== undefined;
  const error = errorOf(found);
  const Editor = editorOf(field.type);
  const label = field.label || fieldTypeLabel(field.type);
  return (
    <li className={styles.field} data-error={error ? true : undefined} data-field={entry.id}>
      <Editor
        entry={entry}
        label={label}
        answer={answer}
        error={error}
        onChange={(change) => store.answer(entry.id, change)}
      />
      {state.warning !== null && isAnswered && (
        <output className={styles.warning}>
          <IconAlertTriangle aria-hidden="true" size={18} />
          {state.warning}
        </output>
      )}
      {state.asksRemarks && (
        <TextField
          multiline
          label={field.conditionalRemarksLabel}
          value={answer.remarks ?? ''}
          onChange={(remarks) => store.answer(entry.id, { remarks })}
        />
      )}
      {state.asksImage && (
        <PicturesEditor
          label={field.conditionalImageLabel}
          value={answer.images ?? []}
          onChange={(images) => store.answer(entry.id, { images })}
        />
      )}
    </li>
  );
});

type Found = { state: FieldState; isMarked: boolean; isStopped: boolean; refused: string | undefined };

function errorOf({ state, isMarked, isStopped, refused }: Found): string | undefined {
  if (isMarked && state.isMissing) return t('This needs an answer.');
  if (isStopped && state.isWrong) return t('This answer means that you are not ready to proceed.');
  return refused;
}
