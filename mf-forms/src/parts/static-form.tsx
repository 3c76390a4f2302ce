import type { ShownForm } from '@fieldspan/contract/shown-form';
import { t } from '@fieldspan/ui/i18n';
import { fieldState, isUnderstood } from '@fieldspan/domain/form/field-state';
import type { FieldState } from '@fieldspan/domain/form/field-state';
import type { FormField } from '@fieldspan/domain/form/form-sections';
import type { Answer, DocField, DocSection, FormDoc } from '@fieldspan/domain/form/form-types';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { fieldTypeLabel } from './field-type-label.ts';
import { KeptDrawings } from './kept-drawings.ts';
import { StaticAnswer } from './static-answer.tsx';
import styles from './static-form.module.css';
import { StaticPictures } from './static-pictures.tsx';
import { Unreadable } from './unreadable.tsx';

/** A read-only filled form: questions and answers as they were stored. It never uses the present template. */
export function StaticForm({ form }: { form: Pick<ShownForm, 'form_json' | 'drawings'> }) {
  const doc = parseForm(form.form_json);
  if (doc === null) return <Unreadable />;
  return (
    <KeptDrawings value={form.drawings}>
      <div className={styles.form}>
        {shownSections(doc).map(({ key, heading, fields }) => (
          <section key={key} className={styles.section} aria-label={heading || t('Section')}>
            <h2 className={styles.heading}>{heading || t('Section')}</h2>
            <dl>
              {fields.map((entry) => (
                <StaticField key={entry.id} doc={doc} entry={entry} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </KeptDrawings>
  );
}

/** What its condition hides is left out unless it was answered: what is stored is never hidden from a signer. */
function shownSections(doc: FormDoc): DocSection[] {
  const isShown = ({ id }: DocField) => !doc.hidden.has(id) || doc.answers.has(id);
  return doc.sections.flatMap((section) => {
    const fields = section.fields.filter(isShown);
    return fields.length === 0 && section.fields.length > 0 ? [] : [{ ...section, fields }];
  });
}

function StaticField({ doc, entry }: { doc: FormDoc; entry: DocField }) {
  const { field, id } = entry;
  const answer = doc.answers.get(id) ?? {};
  const state = fieldState(doc, id);
  return (
    <div className={styles.field}>
      <dt className={styles.label}>{field.label || fieldTypeLabel(field.kind)}</dt>
      <dd className={styles.answer}>
        <StaticAnswer entry={entry} answer={answer} />
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
