import type { BilledJob, JobInvoiceRow, ScheduleLine } from '@fieldspan/api/queries/billing';
import { moneySum } from '@fieldspan/domain/money-sum';
import { moneyText } from '@fieldspan/domain/money-text';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { PaymentDialog } from '../documents/payment-dialog.tsx';
import styles from './billing.module.css';

type BillingFactsProps = {
  job: BilledJob;
  lines: readonly ScheduleLine[];
  invoices: readonly JobInvoiceRow[];
  mayDeposit: boolean;
};

/** The contract in figures: the same sums as below them and in the database. */
export function BillingFacts({ job, lines, invoices, mayDeposit }: BillingFactsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const sum = (field: 'value' | 'billed' | 'left_held') => moneySum(lines.map((line) => line[field]));
  const [contract, billed] = [sum('value'), sum('billed')];
  const facts = [
    { term: t('Contract'), amount: contract },
    { term: t('Billed'), amount: billed },
    { term: t('Left to bill'), amount: moneySum([contract, -billed]) },
    { term: t('Held back'), amount: sum('left_held') },
    { term: t('Unpaid'), amount: moneySum(invoices.map(({ balance }) => Math.max(0, balance ?? 0))) },
    { term: t('Credit of the customer'), amount: job.customer_credit ?? 0 },
  ];
  const { customer_id: id, customer_name_cache: name } = job;
  return (
    <section className={styles.facts} aria-label={t('The contract')}>
      <dl className={styles.figures}>
        {facts.map(({ term, amount }) => (
          <div key={term} className={styles.figure}>
            <dt>{term}</dt>
            <dd>{moneyText(amount)}</dd>
          </div>
        ))}
      </dl>
      {mayDeposit && id !== null && (
        <Button icon={<IconPlus aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          {t('Record a deposit')}
        </Button>
      )}
      {isOpen && id !== null && (
        <PaymentDialog paidFor={{ customer: { id, name: name ?? '' } }} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}
