import { taxesOf, taxesText } from '@fieldspan/domain/company-pricing';
import type { Tax } from '@fieldspan/domain/company-pricing';
import { renamedTaxes, taxSets, taxSetsText, withRenamedTaxes } from '@fieldspan/domain/money/tax-sets';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconReceiptDollar } from '@fieldspan/ui/icons';
import { Stack } from '@fieldspan/ui/layout/stack';
import { Fragment } from 'react';
import { SettingForm } from './setting-form.tsx';
import styles from './settings.module.css';
import { TaxChanges } from './tax-changes.tsx';
import { TaxSets } from './tax-sets.tsx';
import { TaxRow } from './tax-row.tsx';

/** The taxes for documents, and where they hold; those that are default are on new lines wherever no set of taxes holds. */
export function TaxSettings() {
  return (
    <SettingForm label={t('Taxes')} name="taxes_json" beside="tax_sets_json">
      {({ text, besideText, isLocked, change, changeBeside }) => {
        const sets = taxSets(besideText);
        const keep = (taxes: readonly Omit<Tax, 'at'>[]) => {
          const changed = taxesText(taxes);
          const names = renamedTaxes(text, changed);
          if (names.size > 0 && sets.length > 0) changeBeside(taxSetsText(withRenamedTaxes(sets, names)));
          change(changed);
        };
        return (
          <Stack>
            <TaxesCard taxes={taxesOf(text)} isLocked={isLocked} onChange={keep} />
            <TaxSets
              sets={sets}
              taxes={taxesOf(text).map(({ name }) => name)}
              isLocked={isLocked}
              onChange={(changed) => changeBeside(taxSetsText(changed))}
            />
          </Stack>
        );
      }}
    </SettingForm>
  );
}

type TaxesCardProps = {
  taxes: readonly Tax[];
  isLocked: boolean;
  onChange: (taxes: readonly Omit<Tax, 'at'>[]) => void;
};

function TaxesCard({ taxes, isLocked, onChange }: TaxesCardProps) {
  const replace = (changed: Tax) => onChange(taxes.map((each) => (each.at === changed.at ? changed : each)));
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
            onDefault={(isDefault) => replace({ ...tax, isDefault })}
            onRemove={() => onChange(taxes.filter((each) => each.at !== tax.at))}
          />
          <TaxChanges tax={tax} isLocked={isLocked} onChange={replace} />
        </Fragment>
      ))}
      {!isLocked && (
        <div className={styles.foot}>
          <Button icon={<IconPlus aria-hidden="true" />} onClick={() => onChange([...taxes, newTax(taxes)])}>
            {t('Add a tax')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** A name that no other tax has, because the name identifies a tax. */
function newTax(taxes: readonly Tax[]): Omit<Tax, 'at'> {
  const names = new Set(taxes.map(({ name }) => name));
  let number = taxes.length + 1;
  while (names.has(t('Tax {{number}}', { number }))) number += 1;
  return { name: t('Tax {{number}}', { number }), ratePercent: 0, isDefault: taxes.length === 0 };
}
