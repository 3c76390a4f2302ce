import { isUnderstood, understood, wrongFault } from '@fieldspan/domain/form/field-state';
import type { FieldState } from '@fieldspan/domain/form/field-state';
import type { FormField } from '@fieldspan/domain/form/form-sections';
import type { DocField } from '@fieldspan/domain/form/form-types';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle } from '@fieldspan/ui/icons';
import { createElement } from 'react';
import type { ComponentType } from 'react';
import { faultWords } from '../static-view/fault-words.ts';
import { fieldTypeLabel } from '../static-view/field-type-label.ts';
import type { FieldNow } from './fill-context.ts';
import type { Change, Labelled } from './field-editor.ts';
import styles from './question.module.css';
import { FollowUps } from './follow-ups.tsx';
import { NotApplicable } from './not-applicable.tsx';
import { StopCard } from './stop-card.tsx';

type QuestionProps = {
  entry: DocField;
  now: Omit<FieldNow, 'isHidden'>;
  editor: ComponentType<Labelled>;
  onChange: (change: Change) => void;
};

/** One question: its field, the warning about its answer, and follow-up fields. */
export function Question({ entry, now, editor, onChange }: QuestionProps) {
  const { answer, state } = now;
  const { field } = entry;
  const error = errorOf(field, now);
  const label = field.label || fieldTypeLabel(field.kind);
  const shown = createElement(editor, { entry, label, answer, error, onChange });
  return (
    <>
      {field.ext.allowNA && field.kind !== 'boolean' ? (
        <NotApplicable label={label} value={answer.value} onChange={(value) => onChange({ value })}>
          {shown}
        </NotApplicable>
      ) : (
        shown
      )}
      {field.ext.help !== '' && <p className={styles.help}>{field.ext.help}</p>}
      {state.warning !== null && <Warning state={state} isAnswered={answer.value !== undefined} />}
      {state.isStopped && (
        <StopCard
          message={state.warning}
          isUnderstood={isUnderstood(answer)}
          onUnderstand={() => onChange(understood(answer, new Date().toISOString()))}
        />
      )}
      {(state.asksRemarks || state.asksImage) && <FollowUps entry={entry} now={now} onChange={onChange} />}
    </>
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

/** What is said at the question. */
export function errorOf(field: FormField, now: Pick<FieldNow, 'state' | 'isMarked' | 'isStopped' | 'refused'>) {
  const { state, isMarked, isStopped, refused } = now;
  if (isMarked && state.isMissing) return t('This needs an answer.');
  if (isMarked && state.fault) return faultWords(state.fault);
  if (isStopped && state.isWrong) return faultWords(wrongFault(field));
  return refused;
}
