import type { UnitRate } from '@fieldspan/domain/charge-out-rates';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import styles from './rate-fields.module.css';

type RateFieldsProps = { rates: readonly UnitRate[]; onChange: (rates: UnitRate[]) => void };

/** What a customer is charged by each unit; typing an amount switches its unit on. */
export function RateFields({ rates, onChange }: RateFieldsProps) {
  const change = (changed: UnitRate) => onChange(rates.map((each) => (each.unit === changed.unit ? changed : each)));
  return (
    <fieldset className={styles.rates}>
      <legend className={styles.legend}>{t('Charge-out rates')}</legend>
      {rates.map((each) => (
        <div key={each.unit} className={styles.rate}>
          <Checkbox
            label={unitName(each.unit)}
            checked={each.isEnabled}
            onChange={(isEnabled) => change({ ...each, isEnabled })}
          />
          <TextField
            label={t('Amount {{unit}} ($)', { unit: unitName(each.unit) })}
            hideLabel
            type="number"
            inputMode="decimal"
            placeholder="0.00"
            value={each.rate === null ? '' : String(each.rate)}
            onChange={(text) => change(typed(each, text))}
          />
        </div>
      ))}
    </fieldset>
  );
}

function typed(of: UnitRate, text: string): UnitRate {
  const rate = text === '' ? null : Number(text);
  return { ...of, rate, isEnabled: rate === null ? of.isEnabled : of.isEnabled || of.rate === null };
}

function unitName(unit: string): string {
  const names: Record<string, string> = {
    '/hr': t('per hour'),
    '/day': t('per day'),
    '/week': t('per week'),
    '/month': t('per month'),
  };
  return names[unit] ?? unit;
}
