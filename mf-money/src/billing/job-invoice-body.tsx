import { scheduleQuery } from '@fieldspan/api/queries/billing';
import type { JobInvoice } from '@fieldspan/api/queries/billing';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { taxRates } from '@fieldspan/domain/company-pricing';
import { isDraftState } from '@fieldspan/domain/record-lock';
import { useToday } from '@fieldspan/federation/now';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentLines } from '../documents/document-lines.tsx';
import { DocumentSteps } from '../documents/document-steps.tsx';
import { InvoiceRemindersCard } from '../documents/invoice-reminders.tsx';
import { InvoicePayments } from '../documents/invoice-payments.tsx';
import { SentDocument } from '../documents/sent-document.tsx';
import { CreditButton } from './credit-button.tsx';
import { ProgressEditor } from './progress-editor.tsx';
import { ProgressTable } from './progress-table.tsx';
import styles from './billing.module.css';

/** An invoice of a project: what it bills, what can be done with it, and what was paid. */
export function JobInvoiceBody({ record: invoice }: { record: JobInvoice }) {
  const { viewer } = useCurrentUser();
  const may = mayWrite('JobInvoice')(viewer);
  const [seen, setSeen] = useState({ total: invoice.total, isUnsaved: false });
  const isDraft = isDraftState(invoice.status);
  const { balance } = invoice;
  return (
    <div className={styles.page}>
      <DocumentSteps
        model="JobInvoice"
        document={invoice.kind === 'other' ? invoice : { ...invoice, total: isDraft ? seen.total : invoice.total }}
        mayWrite={may}
        isUnsaved={seen.isUnsaved}
      />
      {may && <CreditButton invoice={invoice} />}
      <SentDocument document={{ ...invoice, model: 'JobInvoice', name: invoice.invoice_num }} mayWrite={may} />
      {invoice.kind === 'other' ? (
        <DocumentLines
          model="JobInvoice"
          document={invoice}
          mayWrite={may}
          onUnsaved={(isUnsaved) => setSeen((now) => ({ ...now, isUnsaved }))}
        />
      ) : (
        <Progress invoice={invoice} isEditor={may && isDraft} onChange={setSeen} />
      )}
      {balance !== null && (
        <InvoicePayments
          invoice={{
            model: 'JobInvoice',
            id: invoice.id,
            number: invoice.invoice_num,
            total: invoice.total,
            paid: invoice.paid,
            balance,
            credit: invoice.customer_credit ?? 0,
          }}
          mayWrite={mayWrite('Payment')(viewer)}
        />
      )}
      {balance !== null && (
        <InvoiceRemindersCard
          invoice={{ model: 'JobInvoice', id: invoice.id, version: invoice.version, number: invoice.invoice_num }}
          mayWrite={may}
        />
      )}
    </div>
  );
}

type ProgressProps = {
  invoice: JobInvoice;
  isEditor: boolean;
  onChange: (now: { total: number; isUnsaved: boolean }) => void;
};

function Progress({ invoice, isEditor, onChange }: ProgressProps) {
  const { data: schedule } = useSuspenseQuery(scheduleQuery(invoice.job_id));
  const { data: settings } = useSuspenseQuery(companySettingQuery());
  const today = useToday();
  if (!isEditor) return <ProgressTable invoice={invoice} />;
  return (
    <ProgressEditor
      invoice={invoice}
      lines={schedule.rows}
      rates={taxRates(settings?.taxes_json ?? null, invoice.issued ?? today)}
      onChange={onChange}
    />
  );
}
