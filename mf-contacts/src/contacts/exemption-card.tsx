import { alertError } from '@fieldspan/api/alerts';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import type { Contact } from '@fieldspan/api/queries/records';
import { saveRecord } from '@fieldspan/api/save-record';
import { taxesOf } from '@fieldspan/domain/company-pricing';
import { listInText } from '@fieldspan/domain/json-text';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { Switch } from '@fieldspan/ui/switch';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import styles from './contact-settings.module.css';

type Change = { tax_exempt: 0 | 1 } | { exempt_taxes_json: string | null };

/** Whether a customer pays no tax, and which of several. The number that proves it stands under Details. */
export function ExemptionCard({ contact, isWriter }: { contact: Contact; isWriter: boolean }) {
  const { id, version, tax_exempt: isExempt, exempt_taxes_json: text } = contact;
  const { data: settings } = useSuspenseQuery(companySettingQuery());
  const taxes = taxesOf(settings?.taxes_json ?? null).map(({ name }) => name);
  const listed = listInText(text);
  const isFrom = (tax: string): boolean => listed.length === 0 || listed.includes(tax);
  const saving = useMutation({
    mutationFn: (change: Change) => saveRecord('Contact', { id, version, ...change }),
    onError: alertError,
  });
  const choose = (tax: string, isOn: boolean) => {
    const chosen = taxes.filter((each) => (each === tax ? isOn : isFrom(each)));
    if (chosen.length === 0) saving.mutate({ tax_exempt: 0 });
    else saving.mutate({ exempt_taxes_json: chosen.length === taxes.length ? null : JSON.stringify(chosen) });
  };
  const isLocked = !isWriter || saving.isPending;
  return (
    <Card title={t('Taxes')}>
      <div className={styles.rows}>
        <Switch
          label={t('Exempt from tax')}
          hint={t('New lines of their quotes and invoices are without the taxes that they do not pay.')}
          disabled={isLocked}
          checked={isExempt === 1}
          onChange={(isOn) => saving.mutate({ tax_exempt: isOn ? 1 : 0 })}
        />
        {isExempt === 1 && taxes.length > 1 && (
          <fieldset className={styles.choices} aria-label={t('Taxes that they do not pay')}>
            {taxes.map((tax) => (
              <Checkbox
                key={tax}
                label={tax}
                disabled={isLocked}
                checked={isFrom(tax)}
                onChange={(isOn) => choose(tax, isOn)}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Card>
  );
}
