import { paymentProviderQuery } from '@fieldspan/api/queries/company-settings';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconCreditCard } from '@fieldspan/ui/icons';
import { SelectField } from '@fieldspan/ui/select-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import styles from './document-settings.module.css';

type CardPaymentFieldProps = { value: string; onChange: (value: string) => void };

/** What customers may pay by card of their invoices; nothing is said where no provider is connected. */
export function CardPaymentField({ value, onChange }: CardPaymentFieldProps) {
  const {
    data: { provider },
  } = useSuspenseQuery(paymentProviderQuery());
  if (provider === null) return null;
  return (
    <Card title={t('Payments by card')} icon={<IconCreditCard aria-hidden="true" />}>
      <div className={styles.fields}>
        <SelectField
          label={t('Customers may pay their invoices by card')}
          {...(provider === 'local' && { hint: t('This server has a test provider only: no money moves.') })}
          value={value}
          onChange={onChange}
          options={[
            { value: 'parts', label: t('Whole or in parts') },
            { value: 'whole', label: t('Only the whole amount') },
            { value: 'off', label: t('No') },
          ]}
        />
      </div>
    </Card>
  );
}
