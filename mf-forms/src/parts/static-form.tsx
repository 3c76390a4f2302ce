import type { ShownForm } from '@fieldspan/contract/shown-form';
import { t } from '@fieldspan/ui/i18n';
import { fieldState } from '@fieldspan/domain/form/field-state';
import type { DocField, FormDoc } from '@fieldspan/domain/form/form-types';
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
        {doc.sections.map(({ key, heading, fields }) => (
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

function StaticField({ doc, entry }: { doc: FormDoc; entry: DocField }) {
  const { field, id } = entry;
  const answer = doc.answers.get(id) ?? {};
  const { warning, asksRemarks, asksImage } = fieldState(doc, id);
  return (
    <div className={styles.field}>
      <dt className={styles.label}>{field.label || fieldTypeLabel(field.type)}</dt>
      <dd className={styles.answer}>
        <StaticAnswer entry={entry} answer={answer} />
      </dd>
      {asksRemarks && (
        <>
          <dt className={styles.more}>{field.conditionalRemarksLabel}</dt>
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
      {warning !== null && <dd className={styles.warning}>{warning}</dd>}
    </div>
  );
}
