import type { ShownForm } from '@fieldspan/contract/shown-form';
import { instantText } from '@fieldspan/domain/day-text';
import { formNumber } from '@fieldspan/domain/form-number';
import { t } from '@fieldspan/ui/i18n';
import styles from './form-facts.module.css';

/** What a form is about, who filled it in and when. */
export function FormFacts({ form }: { form: ShownForm }) {
  const facts = [
    { term: t('Form number'), text: formNumber(form.id) },
    { term: t('Project or Service'), text: form.place },
    { term: t('Equipment'), text: form.equipment },
    { term: t('Contact'), text: form.contact },
    { term: t('About'), text: form.person },
    { term: t('Filled in by'), text: form.author },
    { term: t('On'), text: instantText(form.created_at) },
  ].filter(({ text }) => text);
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, text }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
