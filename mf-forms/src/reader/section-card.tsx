import type { FormSection } from '@fieldspan/contract/form-json';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { FieldRow } from './field-row.tsx';
import { keyed } from './keyed.ts';
import styles from './section-card.module.css';

export function SectionCard({ section }: { section: FormSection }) {
  return (
    <Card title={section.sectionHeading || t('Section')}>
      <ol className={styles.fields}>
        {keyed(section.fields, ({ label }) => label).map(({ key, item }) => (
          <FieldRow key={key} field={item} />
        ))}
      </ol>
      {section.fields.length === 0 && <p className={styles.none}>{t('No questions in this section')}</p>}
    </Card>
  );
}
