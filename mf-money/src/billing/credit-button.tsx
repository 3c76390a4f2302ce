import { scheduleQuery } from '@fieldspan/api/queries/billing';
import type { JobInvoice } from '@fieldspan/api/queries/billing';
import { saveRecord } from '@fieldspan/api/save-record';
import { frozenProgress } from '@fieldspan/domain/money/frozen-progress';
import { progressText } from '@fieldspan/domain/money/progress';
import { useNavigate } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jobInvoicePath } from './billing-paths.ts';
import { progressNow } from './progress-rows.ts';
import styles from './billing.module.css';

/** Begins a credit of an issued progress invoice, over the lines that it billed. */
export function CreditButton({ invoice }: { invoice: JobInvoice }) {
  const isCredited = invoice.kind === 'progress' && (invoice.status === 'Sent' || invoice.status === 'Paid');
  return isCredited && <NewCredit invoice={invoice} />;
}

function NewCredit({ invoice }: { invoice: JobInvoice }) {
  const navigate = useNavigate();
  const { data: schedule } = useSuspenseQuery(scheduleQuery(invoice.job_id));
  const [clientKey] = useState(() => crypto.randomUUID());
  const making = useMutation({
    mutationFn: () => {
      const billed = new Set(frozenProgress(invoice.progress_json).map(({ line }) => line));
      return saveRecord('JobInvoice', {
        job_id: invoice.job_id,
        kind: 'credit',
        credits_id: invoice.id,
        status: 'Draft',
        progress_json: progressText(progressNow(schedule.rows.filter(({ id }) => billed.has(id)))),
        client_key: clientKey,
      });
    },
    onSuccess: ({ slug }) => navigate(jobInvoicePath(invoice.Job?.slug ?? '', slug)),
  });
  return (
    <div className={styles.actions}>
      <Button icon={<IconReceiptDollar aria-hidden="true" />} busy={making.isPending} onClick={() => making.mutate()}>
        {t('Write a credit')}
      </Button>
    </div>
  );
}
