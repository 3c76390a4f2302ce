import { paymentsOfQuery } from '@fieldspan/api/queries/payments';
import type { PaidPart } from '@fieldspan/api/queries/payments';
import { saveRecord } from '@fieldspan/api/save-record';
import { METHOD_NAMES } from '@fieldspan/domain/document-states';
import { moneyText } from '@fieldspan/domain/money-text';
import { useToday } from '@fieldspan/federation/now';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { ReasonDialog } from '@fieldspan/records/review/reason-dialog';
import { Button } from '@fieldspan/ui/button';
import { Facts } from '@fieldspan/ui/layout/facts';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconPlus, IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PaymentDialog } from './payment-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import type { PaidInvoice } from './use-payment.ts';
import styles from './invoice-payments.module.css';

type InvoicePaymentsProps = { invoice: PaidInvoice; mayWrite: boolean };

/** What was paid of an invoice, and what is left. */
export function InvoicePayments({ invoice, mayWrite }: InvoicePaymentsProps) {
  const {
    data: { rows: parts, more },
  } = useSuspenseQuery(paymentsOfQuery(invoice));
  const [isPaying, setIsPaying] = useState(false);
  const takenBack = new Set(parts.flatMap(({ Payment }) => Payment?.reverses_id ?? []));
  const { balance } = invoice;
  return (
    <div className={styles.payments}>
      <RelatedCard
        more={more}
        title={t('Payments')}
        icon={<IconReceiptDollar aria-hidden="true" />}
        empty={t('Nothing paid yet')}
        hint={t('What the customer pays is written down here.')}
      >
        {parts.map((part) => (
          <PaymentItem key={part.id} part={part} mayTakeBack={mayWrite && !takenBack.has(part.payment_id)} />
        ))}
      </RelatedCard>
      <Facts
        facts={[
          { term: t('Total'), fact: moneyText(invoice.total) },
          { term: t('Paid'), fact: moneyText(invoice.paid) },
          { term: t('Left to pay'), fact: <output>{moneyText(balance)}</output> },
          { term: t('Credit of the customer'), fact: invoice.credit > 0 && moneyText(invoice.credit) },
        ]}
      />
      {mayWrite && balance > 0 && (
        <div>
          <Button variant="primary" icon={<IconPlus aria-hidden="true" />} onClick={() => setIsPaying(true)}>
            {t('Record a payment')}
          </Button>
        </div>
      )}
      {isPaying && <PaymentDialog paidFor={{ invoice }} onClose={() => setIsPaying(false)} />}
    </div>
  );
}

type PaymentItemProps = { part: PaidPart; mayTakeBack: boolean };

function PaymentItem({ part: { amount, Payment: payment }, mayTakeBack }: PaymentItemProps) {
  if (payment === null) return null;
  const { reference, provider_id: providerId, note, received_on: day } = payment;
  return (
    <ListItem
      title={titleOf(payment)}
      subtitle={[reference, providerId, note].filter(Boolean).join(' · ')}
      trailing={
        <>
          <DayCell on={day} />
          <span className={styles.amount}>{moneyText(amount)}</span>
          {mayTakeBack && <BackButton payment={payment} />}
        </>
      }
    />
  );
}

type Payment = NonNullable<PaidPart['Payment']>;

/** Money that a provider took goes back by the provider; other payments are taken back. */
function BackButton({ payment }: { payment: Payment }) {
  if (payment.provider_id !== null) return <RefundButton payment={payment} />;
  return payment.kind === 'reversal' ? null : <TakeBackButton id={payment.id} />;
}

function titleOf(payment: Payment): string {
  if (payment.kind === 'reversal') return t('Taken back');
  return payment.kind === 'refund' ? t('Refunded') : translated(METHOD_NAMES[payment.method]);
}

function RefundButton({ payment }: { payment: Payment }) {
  const [isAsked, setIsAsked] = useState(false);
  if ((payment.refundable ?? 0) <= 0) return null;
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setIsAsked(true)}>
        {t('Refund …')}
      </Button>
      {isAsked && <RefundDialog payment={payment} onClose={() => setIsAsked(false)} />}
    </>
  );
}

function TakeBackButton({ id }: { id: number }) {
  const today = useToday();
  const [isAsked, setIsAsked] = useState(false);
  const taking = useMutation({
    mutationFn: (note: string) =>
      saveRecord('Payment', { kind: 'reversal', reverses_id: id, note, received_on: today }),
  });
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setIsAsked(true)}>
        {t('Take back …')}
      </Button>
      <ReasonDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('Take this payment back?')}
        description={t('The payment stays in the list, with the reason.')}
        confirmLabel={t('Take back')}
        onConfirm={async (reason) => void (await taking.mutateAsync(reason))}
      />
    </>
  );
}
