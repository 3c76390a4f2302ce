import { showAlert } from '@fieldspan/api/alerts';
import type { Company } from '@fieldspan/api/queries/company';
import { addTradeKit } from '@fieldspan/api/queries/setup';
import type { KitAdded } from '@fieldspan/contract/setup-calls';
import { numberText } from '@fieldspan/domain/number-text';
import { taxesOfPlace } from '@fieldspan/domain/taxes-by-place';
import { kitOf } from '@fieldspan/domain/trade-kits';
import { TRADES, TRADE_NAMES } from '@fieldspan/domain/trades';
import type { Trade } from '@fieldspan/domain/trades';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { plural, t, translated } from '@fieldspan/ui/i18n';
import { IconTool } from '@fieldspan/ui/icons';
import { SelectField } from '@fieldspan/ui/select-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './setup-form.module.css';

/** Adds what a trade begins with, after showing all of it. What the company has already stays as it is. */
export function TradeKit({ company }: { company: Company }) {
  const [chosen, setChosen] = useState<Trade | null>(null);
  const adding = useMutation({
    mutationFn: addTradeKit,
    onSuccess: (added) => void showAlert({ type: 'success', message: addedText(added) }),
  });
  return (
    <Card className={styles.card ?? ''} title={t('Begin as your trade does')} icon={<IconTool aria-hidden="true" />}>
      <div className={styles.kit}>
        <SelectField
          label={t('Trade')}
          value={chosen ?? ''}
          options={[
            { value: '', label: t('Choose your trade') },
            ...TRADES.map((trade) => ({ value: trade, label: translated(TRADE_NAMES[trade]) })),
          ]}
          onChange={(value) => setChosen(TRADES.find((trade) => trade === value) ?? null)}
        />
        {chosen === null ? (
          <p>{t('You see what it brings before anything is added. You can change or delete each of it later.')}</p>
        ) : (
          <>
            <KitFacts trade={chosen} company={company} />
            <div>
              <Button variant="primary" busy={adding.isPending} onClick={() => adding.mutate(chosen)}>
                {t('Add all of this')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}

function KitFacts({ trade, company }: { trade: Trade; company: Company }) {
  const { forms, roles, equipment, expenses, labour, certificates, hazards } = kitOf(trade);
  const taxes = taxesOfPlace(company.country, company.province);
  const facts: readonly [string, string][] = [
    [
      t('Forms'),
      plural(forms.length, { one: '{{count}} form of the marketplace', other: '{{count}} forms of the marketplace' }),
    ],
    [t('Roles on projects'), roles.join(', ')],
    [t('Types of equipment'), Object.values(equipment).flat().join(', ')],
    [
      t('Expense codes'),
      Object.entries(expenses)
        .map((entry) => entry.join(' '))
        .join(', '),
    ],
    [t('Labour tasks'), Object.keys(labour).join(', ')],
    [t('Certificates'), certificates.join(', ')],
    [t('Hazard library'), Object.keys(hazards).join(', ')],
    [
      t('Taxes'),
      taxes.length === 0 ? t('None: enter those of your place in the settings.') : taxes.map(taxText).join(', '),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const taxText = ({ name, ratePercent }: { name: string; ratePercent: number }) =>
  t('{{name}} {{rate}} %', { name, rate: numberText(ratePercent) });

function addedText({ added, taxes }: KitAdded): string {
  if (added === 0 && taxes.length === 0) return t('Your company has all of this already.');
  return plural(added + taxes.length, { one: '{{count}} record added.', other: '{{count}} records added.' });
}
