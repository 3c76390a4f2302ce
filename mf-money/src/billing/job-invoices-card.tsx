import type { BilledJob, JobInvoiceRow, ScheduleLine } from '@fieldspan/api/queries/billing';
import { saveRecord } from '@fieldspan/api/save-record';
import { progressText } from '@fieldspan/domain/money/progress';
import { useNavigate } from '@fieldspan/federation/router';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { jobInvoicePath } from './billing-paths.ts';
import { kindText } from './kind-text.ts';
import { progressNow, wholeRelease } from './progress-rows.ts';
import styles from './billing.module.css';

type JobInvoicesCardProps = {
  job: BilledJob;
  lines: readonly ScheduleLine[];
  invoices: readonly JobInvoiceRow[];
  more: number;
  mayWrite: boolean;
};

/** The invoices of a project: what is done, the release of what was held back, credits, and others. */
export function JobInvoicesCard({ job, lines, invoices, more, mayWrite }: JobInvoicesCardProps) {
  return (
    <RelatedCard
      more={more}
      title={t('Invoices')}
      icon={<IconReceiptDollar aria-hidden="true" />}
      empty={t('No Invoices')}
      hint={t('What is billed of this project shows here.')}
      action={mayWrite && <NewInvoices job={job} lines={lines} />}
    >
      {invoices.map(({ id, slug, invoice_num, kind, application, total, status }) => (
        <ListItem
          key={id}
          to={jobInvoicePath(job.slug, slug)}
          title={invoice_num}
          subtitle={kindText(kind, application)}
          trailing={
            <>
              <MoneyCell of={total} />
              <DocumentState status={status} />
            </>
          }
        />
      ))}
    </RelatedCard>
  );
}

function NewInvoices({ job, lines }: Pick<JobInvoicesCardProps, 'job' | 'lines'>) {
  const navigate = useNavigate();
  const [clientKey] = useState(() => crypto.randomUUID());
  const making = useMutation({
    mutationFn: ({ kind, progress }: { kind: 'progress' | 'release' | 'other'; progress: string | null }) =>
      saveRecord('JobInvoice', {
        job_id: job.id,
        kind,
        status: 'Draft',
        progress_json: progress,
        client_key: `${clientKey} ${kind}`,
      }),
    onSuccess: ({ slug }) => navigate(jobInvoicePath(job.slug, slug)),
  });
  const icon = <IconPlus aria-hidden="true" />;
  const release = wholeRelease(lines);
  return (
    <span className={styles.actions}>
      {lines.length > 0 && (
        <Button
          size="s"
          icon={icon}
          busy={making.isPending}
          onClick={() => making.mutate({ kind: 'progress', progress: progressText(progressNow(lines)) })}
        >
          {t('New progress invoice')}
        </Button>
      )}
      {release.length > 0 && (
        <Button
          size="s"
          icon={icon}
          busy={making.isPending}
          onClick={() => making.mutate({ kind: 'release', progress: progressText(release) })}
        >
          {t('Release the holdback')}
        </Button>
      )}
      <Button
        size="s"
        variant="quiet"
        busy={making.isPending}
        onClick={() => making.mutate({ kind: 'other', progress: null })}
      >
        {t('New invoice with lines')}
      </Button>
    </span>
  );
}
