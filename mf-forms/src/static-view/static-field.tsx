import { fieldState, isUnderstood } from '@fieldspan/domain/form/field-state';
import type { FieldState } from '@fieldspan/domain/form/field-state';
import type { FormField } from '@fieldspan/domain/form/form-sections';
import type { Answer, DocField, FormDoc } from '@fieldspan/domain/form/form-types';
import { rowDocs } from '@fieldspan/domain/form/row-doc';
import { t } from '@fieldspan/ui/i18n';
import { fieldTypeLabel } from './field-type-label.ts';
import { StaticAnswer } from './static-answer.tsx';
import styles from './static-form.module.css';
import { StaticPictures } from './static-pictures.tsx';

type StaticFieldProps = { doc: FormDoc; entry: DocField };

/** A question with its answer, and what that asked for besides. */
export function StaticField({ doc, entry }: StaticFieldProps) {
  const { field, id } = entry;
  const answer = doc.answers.get(id) ?? {};
  const state = fieldState(doc, id);
  return (
    <div className={styles.field}>
      <dt className={styles.label}>{field.label || fieldTypeLabel(field.kind)}</dt>
      <dd className={styles.answer}>
        {field.kind === 'repeat' ? (
          <StaticRows entry={entry} answer={answer} />
        ) : (
          <StaticAnswer entry={entry} answer={answer} />
        )}
      </dd>
      <StaticFollowUps field={field} answer={answer} state={state} />
      {state.warning !== null && <dd className={styles.warning}>{state.warning}</dd>}
      {state.isStopped && isUnderstood(answer) && <dd className={styles.answer}>{t('“I understand” was tapped.')}</dd>}
    </div>
  );
}

type StaticFollowUpsProps = { field: FormField; answer: Answer; state: FieldState };

/** The remarks and pictures that the answer asked for. */
function StaticFollowUps({ field, answer, state }: StaticFollowUpsProps) {
  const { asksRemarks, asksReason, asksImage } = state;
  return (
    <>
      {asksRemarks && (
        <>
          <dt className={styles.more}>{asksReason ? t('Why it does not apply') : field.conditionalRemarksLabel}</dt>
          <dd className={styles.answer}>{answer.remarks ?? t('No remarks')}</dd>
        </>
      )}
      {asksImage && (
        <>
          <dt className={styles.more}>{field.conditionalImageLabel}</dt>
          <dd className={styles.answer}>
            <StaticPictures pictures={answer.images ?? []} alt={field.conditionalImageLabel} />
          </dd>
        </>
      )}
    </>
  );
}

/** Every time a repeating question was answered, as a list: a table of many columns does not fit a phone or paper. */
function StaticRows({ entry, answer }: { entry: DocField; answer: Answer }) {
  const rows = rowDocs(entry, answer).map((row, at) => ({ row, at: at + 1 }));
  if (rows.length === 0) return <span className={styles.none}>{t('Not answered')}</span>;
  return (
    <ol className={styles.rows}>
      {rows.map(({ row, at }) => (
        <li key={at}>
          <dl className={styles.row}>
            {shownFields(row).map((inner) => (
              <StaticField key={inner.id} doc={row} entry={inner} />
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}

/** What its condition hides is left out unless it was answered: what is stored is never hidden from a signer. */
export const shownFields = (doc: FormDoc, fields: readonly DocField[] = [...doc.byId.values()]): DocField[] =>
  fields.filter(({ id }) => !doc.hidden.has(id) || doc.answers.has(id));
