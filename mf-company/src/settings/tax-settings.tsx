import { taxesOf, taxesText } from '@fieldspan/domain/company-pricing';
import type { Tax } from '@fieldspan/domain/company-pricing';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconReceiptDollar } from '@fieldspan/ui/icons';
import { Fragment } from 'react';
import { SettingForm } from './setting-form.tsx';
import styles from './settings.module.css';
import { TaxChanges } from './tax-changes.tsx';
import { TaxRow } from './tax-row.tsx';

/** The taxes for documents; those that are default are on every new line. */
export function TaxSettings() {
  return (
    <SettingForm label={t('Taxes')} name="taxes_json">
      {({ text, isLocked, change }) => {
        const taxes = taxesOf(text);
        const replace = (changed: Tax) =>
          change(taxesText(taxes.map((each) => (each.at === changed.at ? changed : each))));
        const remove = (at: number) => change(taxesText(taxes.filter((each) => each.at !== at)));
        const setDefault = (at: number, isDefault: boolean) =>
          change(taxesText(taxes.map((each) => (each.at === at ? { ...each, isDefault } : each))));
        return (
          <Card title={t('Taxes')} icon={<IconReceiptDollar aria-hidden="true" />}>
            {taxes.length === 0 && (
              <EmptyState title={t('No taxes')}>{t('A tax has a name and a rate in percent.')}</EmptyState>
            )}
            {taxes.map((tax) => (
              <Fragment key={tax.at}>
                <TaxRow
                  tax={tax}
                  isLocked={isLocked}
                  onChange={replace}
                  onDefault={(isDefault) => setDefault(tax.at, isDefault)}
                  onRemove={() => remove(tax.at)}
                />
                <TaxChanges tax={tax} isLocked={isLocked} onChange={replace} />
              </Fragment>
            ))}
            {!isLocked && (
              <div className={styles.foot}>
                <Button
                  icon={<IconPlus aria-hidden="true" />}
                  onClick={() => change(taxesText([...taxes, newTax(taxes)]))}
                >
                  {t('Add a tax')}
                </Button>
              </div>
            )}
          </Card>
        );
      }}
    </SettingForm>
  );
}

/** A name that no other tax has, because the name identifies a tax. */
function newTax(taxes: readonly Tax[]): Omit<Tax, 'at'> {
  const names = new Set(taxes.map(({ name }) => name));
  let number = taxes.length + 1;
  while (names.has(t('Tax {{number}}', { number }))) number += 1;
  return { name: t('Tax {{number}}', { number }), ratePercent: 0, isDefault: taxes.length === 0 };
}
