import type { ModelName } from '@fieldspan/contract/models';
import type { FieldValue, FormField, FormValues } from '@fieldspan/contract/save';
import { Card } from '@fieldspan/ui/card';
import { translated } from '@fieldspan/ui/i18n';
import type { FieldSection } from '../entry.ts';
import { FieldInput } from './field-input.tsx';
import { shownSections } from './shown-sections.ts';
import styles from './field-sections.module.css';

type FieldSectionsProps<N extends ModelName, D> = {
  sections: readonly FieldSection<N, D>[];
  /** null if the record does not exist yet. */
  record: D | null;
  values: FormValues<N>;
  onChange: (name: FormField<N>, value: FieldValue) => void;
};

/** The fields of a form, in their sections. */
export function FieldSections<N extends ModelName, D>({
  sections,
  record,
  values,
  onChange,
}: FieldSectionsProps<N, D>) {
  return (
    <div className={styles.sections}>
      {shownSections(sections, record).map(({ title, fields }) => (
        <Card key={title} title={translated(title)}>
          <div className={styles.grid}>
            {fields.map((field) => (
              <div key={field.name} className={styles.cell} data-wide={field.wide || undefined}>
                <FieldInput
                  field={field}
                  record={record}
                  value={values[field.name] ?? null}
                  values={values}
                  onChange={(value) => onChange(field.name, value)}
                />
              </div>
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
