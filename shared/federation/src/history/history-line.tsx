import { showAlert } from '@fieldspan/api/alerts';
import { restoreEarlier } from '@fieldspan/api/queries/history';
import type { Change, RecordNames } from '@fieldspan/contract/history-calls';
import type { ModelName } from '@fieldspan/contract/models';
import { instantText } from '@fieldspan/domain/day-text';
import { deedWords } from '@fieldspan/domain/history-words';
import type { FieldWords } from '@fieldspan/domain/history-words';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './history-list.module.css';
import { LinesChange } from './lines-change.tsx';
import { shownFields } from '../shown-fields.ts';
import type { ShownField } from '../shown-fields.ts';

type HistoryLineProps = {
  of: { model: ModelName; id: number; version: number | null };
  line: Change;
  names: RecordNames;
  words: Readonly<Record<string, FieldWords>>;
  mayRestore: boolean;
  /** The record is still as this change left it. */
  isNow: boolean;
};

/** `field` is null to restore the whole version. */
type Question = { field: ShownField | null };

/** One change: who made it, when, and each field's old and new value. */
export function HistoryLine({ of, line, names, words, mayRestore, isNow }: HistoryLineProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const fields = shownFields(of.model, line.fields, { names, words });
  const when = instantText(line.at);
  return (
    <li className={styles.line}>
      <p className={styles.head}>
        <strong>{deedWords(line.happened)}</strong>{' '}
        {t('by {{who}}', { who: line.person === null ? 'Fieldspan' : line.person.name })}
        <time dateTime={line.at}>{when}</time>
      </p>
      {line.reason !== null && <p className={styles.reason}>{line.reason}</p>}
      {line.happened !== 'deleted' && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <FieldChange
              key={field.field}
              field={field}
              onRestore={mayRestore && field.canRestore ? () => setQuestion({ field }) : null}
            />
          ))}
        </dl>
      )}
      {mayRestore && !isNow && line.happened !== 'deleted' && (
        <Button size="s" variant="quiet" onClick={() => setQuestion({ field: null })}>
          {t('Restore this version')}
        </Button>
      )}
      <RestoreQuestion of={of} line={line} question={question} onClose={() => setQuestion(null)} />
    </li>
  );
}

function FieldChange({ field, onRestore }: { field: ShownField; onRestore: (() => void) | null }) {
  const { label, lines } = field;
  return (
    <div className={styles.field} data-tall={lines !== null || undefined}>
      <dt>{label}</dt>
      <dd>
        {lines === null ? <ValueChange field={field} /> : <LinesChange lines={lines} />}
        {onRestore && (
          <Button
            size="s"
            variant="quiet"
            aria-label={t('Restore this value of {{field}}', { field: label })}
            onClick={onRestore}
          >
            {t('Restore this value')}
          </Button>
        )}
      </dd>
    </div>
  );
}

const ValueChange = ({ field: { old, now, isSecret } }: { field: ShownField }) => (
  <span className={styles.change}>
    {isSecret ? (
      t('changed; what it says is not kept')
    ) : (
      <>
        <del>{old === '' ? t('empty') : old}</del> <span aria-hidden="true">→</span>{' '}
        <ins>{now === '' ? t('empty') : now}</ins>
      </>
    )}
  </span>
);

type RestoreQuestionProps = Pick<HistoryLineProps, 'of' | 'line'> & { question: Question | null; onClose: () => void };

function RestoreQuestion({ of: { model, id, version }, line, question, onClose }: RestoreQuestionProps) {
  const field = question?.field ?? null;
  const restoring = useMutation({
    mutationFn: () =>
      restoreEarlier({
        model,
        id,
        change: line.id,
        ...(field && { field: field.field }),
        ...(version !== null && { version }),
      }),
    onSuccess: () => showAlert({ type: 'saved', message: t('Restored!') }),
  });
  return (
    <ConfirmDialog
      open={question !== null}
      onClose={onClose}
      title={field ? t('Restore this value?') : t('Restore this version?')}
      message={
        field
          ? t('{{field}} will be “{{value}}” again.', { field: field.label, value: field.old || t('empty') })
          : t('The record will be as it was after this change. What was changed since stays in the history.')
      }
      confirmLabel={t('Restore')}
      cancelLabel={t('Cancel')}
      onConfirm={async () => {
        await restoring.mutateAsync();
      }}
    />
  );
}
