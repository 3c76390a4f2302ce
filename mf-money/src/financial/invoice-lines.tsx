import type { Invoice } from '@fieldspan/api/queries/financial';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { useState } from 'react';
import { DocumentLines } from '../documents/document-lines.tsx';
import { InvoiceRemindersCard } from '../documents/invoice-reminders.tsx';
import { InvoicePayments } from '../documents/invoice-payments.tsx';
import type { PaidInvoice } from '../documents/use-payment.ts';
import { InvoiceSteps } from './invoice-steps.tsx';
import { SentDocument } from '../documents/sent-document.tsx';
import styles from './purchase-order-glance.module.css';

const paidInvoice = ({ id, invoice_num: number, total, paid }: Invoice, balance: number): PaidInvoice => ({
  model: 'ServiceInvoice',
  id,
  number,
  total,
  paid,
  balance,
  credit: 0,
});

const sentInvoice = ({ id, slug, invoice_num: name, status }: Invoice) =>
  ({ model: 'ServiceInvoice', id, slug, name, status }) as const;

/** The lines of an invoice or a quote, below what can be done with it. */
export function InvoiceLines({ record: invoice }: { record: Invoice }) {
  const { viewer } = useCurrentUser();
  const [isUnsaved, setIsUnsaved] = useState(false);
  return (
    <div className={styles.order}>
      <InvoiceSteps record={invoice} isUnsaved={isUnsaved} />
      <SentDocument document={sentInvoice(invoice)} mayWrite={mayWrite('ServiceInvoice')(viewer)} />
      <DocumentLines
        model="ServiceInvoice"
        document={invoice}
        mayWrite={mayWrite('ServiceInvoice')(viewer)}
        onUnsaved={setIsUnsaved}
      />
      {invoice.balance !== null && (
        <>
          <InvoicePayments invoice={paidInvoice(invoice, invoice.balance)} mayWrite={mayWrite('Payment')(viewer)} />
          <InvoiceRemindersCard
            invoice={{ model: 'ServiceInvoice', id: invoice.id, version: invoice.version, number: invoice.invoice_num }}
            mayWrite={mayWrite('ServiceInvoice')(viewer)}
          />
        </>
      )}
    </div>
  );
}
