import type { FieldValue, FormField, FormValues } from '@fieldspan/contract/save';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import styles from './setup-form.module.css';

type ReachFieldsProps = {
  values: FormValues<'Company'>;
  onChange: (name: FormField<'Company'>, value: FieldValue) => void;
};

/** The company's contact details for customers and the crew. */
export function ReachFields({ values, onChange }: ReachFieldsProps) {
  const field = (name: FormField<'Company'>) => ({
    name,
    value: String(values[name] ?? ''),
    onChange: (value: string) => onChange(name, value === '' ? null : value),
  });
  return (
    <div className={styles.grid}>
      <TextField
        className={styles.wide ?? ''}
        label={t('Address')}
        autoComplete="street-address"
        {...field('address')}
      />
      <TextField label={t('City')} autoComplete="address-level2" {...field('city')} />
      <TextField label={t('Postal code')} autoComplete="postal-code" {...field('postal_code')} />
      <TextField label={t('Phone')} type="tel" autoComplete="tel" {...field('phone')} />
      <TextField label={t('Website')} type="url" autoComplete="url" {...field('website')} />
    </div>
  );
}
