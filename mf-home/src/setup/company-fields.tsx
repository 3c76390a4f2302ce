import type { FieldValue, FormField, FormValues } from '@fieldspan/contract/save';
import { NO_REGION, regionChoices } from '@fieldspan/domain/region-choices';
import { countries } from '@fieldspan/domain/regions';
import type { Region } from '@fieldspan/domain/regions';
import { t, translated } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import styles from './setup-form.module.css';

type CompanyFieldsProps = {
  values: FormValues<'Company'>;
  onChange: (name: FormField<'Company'>, value: FieldValue) => void;
};

const asOption = ({ code, name }: Region) => ({ value: code, label: name });

/** The company's name and address, which determines units and taxes. */
export function CompanyFields({ values, onChange }: CompanyFieldsProps) {
  return (
    <div className={styles.grid}>
      <TextField
        className={styles.wide ?? ''}
        label={t('Company name')}
        required
        autoComplete="organization"
        value={String(values.company_name ?? '')}
        onChange={(value) => onChange('company_name', value)}
      />
      <SelectField
        label={t('Country')}
        value={String(values.country ?? '')}
        options={[{ value: '', label: t('Choose a country') }, ...countries('en').map(asOption)]}
        onChange={(value) => onChange('country', value === '' ? null : value)}
      />
      <SelectField
        label={t('Province or state')}
        value={String(values.province || NO_REGION)}
        options={regionChoices().map(inWords)}
        onChange={(value) => onChange('province', value === NO_REGION ? null : value)}
      />
    </div>
  );
}

type Entry = ReturnType<typeof regionChoices>[number];

const inWords = (entry: Entry) =>
  'options' in entry
    ? { label: translated(entry.label), options: entry.options }
    : { ...entry, label: translated(entry.label) };
