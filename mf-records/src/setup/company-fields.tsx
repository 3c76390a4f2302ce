import type { FieldValue, FieldValues } from '@fieldspan/api/save-record';
import { CANADIAN_PROVINCES, US_STATES, countries } from '@fieldspan/domain/regions';
import type { Region } from '@fieldspan/domain/regions';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import styles from './setup-form.module.css';

type CompanyFieldsProps = { values: FieldValues; onChange: (name: string, value: FieldValue) => void };

const asOption = ({ code, name }: Region) => ({ value: code, label: name });

/** None, the provinces, the states, and other (document 1 §9). */
const provinceOptions = () => [
  { value: '', label: t('None (N/A)') },
  ...CANADIAN_PROVINCES.map(asOption),
  ...US_STATES.map(asOption),
  { value: 'Other', label: t('Other') },
];

/** What the company is called and where it is: it decides units and taxes. */
export function CompanyFields({ values, onChange }: CompanyFieldsProps) {
  return (
    <div className={styles.grid}>
      <TextField
        className={styles.wide ?? ''}
        label={t('Company name')}
        required
        autoComplete="organization"
        value={String(values['company_name'] ?? '')}
        onChange={(value) => onChange('company_name', value)}
      />
      <SelectField
        label={t('Country')}
        value={String(values['country'] ?? '')}
        options={[{ value: '', label: t('Choose a country') }, ...countries('en').map(asOption)]}
        onChange={(value) => onChange('country', value === '' ? null : value)}
      />
      <SelectField
        label={t('Province or state')}
        value={String(values['province'] ?? '')}
        options={provinceOptions()}
        onChange={(value) => onChange('province', value === '' ? null : value)}
      />
    </div>
  );
}
