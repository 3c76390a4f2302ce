import { dataText } from '@fieldspan/domain/message';
import type { ModelName } from '@fieldspan/contract/models';
import { dayText, instantText } from '@fieldspan/domain/day-text';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { moneyText } from '@fieldspan/domain/money-text';
import { useToday } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { t, translated } from '@fieldspan/ui/i18n';
import type { FieldSection } from '../entry.ts';
import { optionsOf, plainOptions, valuesOf } from '../field.ts';
import type { Field } from '../field.ts';
import styles from './field-sections.module.css';
import { numberText } from '@fieldspan/domain/number-text';

type FieldFactsProps<N extends ModelName, D extends object> = { sections: readonly FieldSection<N, D>[]; record: D };

/** The fields of a record for people who may not change it; empty ones are left out. */
export function FieldFacts<N extends ModelName, D extends object>({ sections, record }: FieldFactsProps<N, D>) {
  const today = useToday();
  return (
    <div className={styles.sections}>
      {sections.map(({ title, fields }) => (
        <Card key={title} title={translated(title)}>
          <dl className={styles.grid}>
            {fields.map((field) => {
              const text = factText(field, record, today);
              return text === '' ? null : (
                <div key={field.name} className={styles.cell} data-wide={field.wide || undefined}>
                  <dt className={styles.term}>{translated(field.label)}</dt>
                  <dd className={styles.fact}>{text}</dd>
                </div>
              );
            })}
          </dl>
        </Card>
      ))}
    </div>
  );
}

function factText<N extends ModelName, D extends object>(field: Field<N, D>, record: D, today: CalendarDay): string {
  const value = valuesOf(record, [field])[field.name] ?? null;
  if (field.kind === 'relation') return field.shownOf(record) ?? '';
  if (field.kind === 'flag') return value === 1 ? t('Yes') : t('No');
  return value === null ? '' : plainText<N, D>(field, { record, value, today });
}

type Fact<D> = { record: D; value: string | number; today: CalendarDay };

function plainText<N extends ModelName, D>(field: Field<N, D>, { record, value, today }: Fact<D>): string {
  if (field.kind === 'choice') return choiceText(optionsOf(field, record), value);
  if (field.kind === 'number' && field.unit === '$') return moneyText(Number(value));
  if (field.kind === 'number') return [numberText(Number(value)), field.unit].filter(Boolean).join(' ');
  if (field.kind === 'date') return dayText(String(value), today);
  return field.kind === 'instant' || field.kind === 'instant-day' ? instantText(String(value)) : String(value);
}

function choiceText(options: ReturnType<typeof optionsOf>, value: string | number): string {
  return translated(plainOptions(options).find((option) => option.value === value)?.label ?? dataText(String(value)));
}
