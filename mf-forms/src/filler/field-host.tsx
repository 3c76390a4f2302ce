import { isUnderstood, understood, wrongFault } from '@fieldspan/domain/form/field-state';
import type { FieldState } from '@fieldspan/domain/form/field-state';
import type { FormField } from '@fieldspan/domain/form/form-sections';
import type { Answer, DocField } from '@fieldspan/domain/form/form-types';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle } from '@fieldspan/ui/icons';
import { createElement, memo } from 'react';
import { faultWords } from '../parts/fault-words.ts';
import { fieldTypeLabel } from '../parts/field-type-label.ts';
import { anyEditor } from './any-editor.ts';
import { useField, useFill } from './fill-context.ts';
import type { FieldNow } from './fill-context.ts';
import styles from './field-host.module.css';
import { FollowUps } from './follow-ups.tsx';
import { NotApplicable } from './not-applicable.tsx';
import { StopCard } from './stop-card.tsx';

/** One question: its field, the warning about its answer, and follow-up fields. Nothing while its condition hides it. */
export const FieldHost = memo(function FieldHost({ entry }: { entry: DocField }) {
  const now = useField(entry.id);
  return now.isHidden ? null : <Question entry={entry} now={now} />;
});

function Question({ entry, now }: { entry: DocField; now: FieldNow }) {
  const { store } = useFill();
  const { answer, state } = now;
  const { field, id } = entry;
  const error = errorOf(field, now);
  const label = field.label || fieldTypeLabel(field.kind);
  const onChange = (change: Answer) => store.answer(id, change);
  const editor = createElement(anyEditor(field), { entry, label, answer, error, onChange });
  return (
    <li className={styles.field} data-error={error ? true : undefined} data-field={id}>
      {field.ext.allowNA && field.kind !== 'boolean' ? (
        <NotApplicable label={label} value={answer.value} onChange={(value) => onChange({ value })}>
          {editor}
        </NotApplicable>
      ) : (
        editor
      )}
      {field.ext.help !== '' && <p className={styles.help}>{field.ext.help}</p>}
      <Warning state={state} isAnswered={answer.value !== undefined} />
      {state.isStopped && (
        <StopCard
          message={state.warning}
          isUnderstood={isUnderstood(answer)}
          onUnderstand={() => onChange(understood(answer, new Date().toISOString()))}
        />
      )}
      <FollowUps entry={entry} now={now} />
    </li>
  );
}

/** Unanswered questions cause warnings only at the end of the form. One that stops the work is shown as that. */
function Warning({ state, isAnswered }: { state: FieldState; isAnswered: boolean }) {
  if (state.warning === null || !isAnswered || state.isStopped) return null;
  return (
    <output className={styles.warning}>
      <IconAlertTriangle aria-hidden="true" size={18} />
      {state.warning}
    </output>
  );
}

function errorOf(field: FormField, { state, isMarked, isStopped, refused }: FieldNow): string | undefined {
  if (isMarked && state.isMissing) return t('This needs an answer.');
  if (isMarked && state.fault) return faultWords(state.fault);
  if (isStopped && state.isWrong) return faultWords(wrongFault(field));
  return refused;
}
