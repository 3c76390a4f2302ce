import type { ShownForm } from '@fieldspan/contract/shown-form';
import { t } from '@fieldspan/ui/i18n';
import type { DocSection, FormDoc } from '@fieldspan/domain/form/form-types';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { KeptDrawings } from './kept-drawings.ts';
import { shownFields, StaticField } from './static-field.tsx';
import styles from './static-form.module.css';
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

function shownSections(doc: FormDoc): DocSection[] {
  return doc.sections.flatMap((section) => {
    const fields = shownFields(doc, section.fields);
    return fields.length === 0 && section.fields.length > 0 ? [] : [{ ...section, fields }];
  });
}
