import { jobInvoiceQuery } from '@fieldspan/api/queries/billing';
import type { JobInvoice } from '@fieldspan/api/queries/billing';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { recordLock } from '@fieldspan/domain/record-lock';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import type { PageEntry } from '@fieldspan/records/entry';
import { t } from '@fieldspan/ui/i18n';
import { billingPath, jobInvoicePath } from './billing-paths.ts';
import { JobInvoiceBody } from './job-invoice-body.tsx';
import { kindText } from './kind-text.ts';

export const jobInvoicePageEntry: PageEntry<'JobInvoice', JobInvoice> = {
  model: 'JobInvoice',
  record: msg('Invoice'),
  newTitle: msg('New invoice'),
  list: { title: msg('Projects'), to: '/projects/list' },
  trailOf: (invoice) => [
    { label: t('Projects'), to: '/projects/list' },
    ...(invoice?.Job ? [{ label: invoice.Job.job_name, to: billingPath(invoice.Job.slug) }] : []),
  ],
  recordQuery: jobInvoiceQuery,
  titleOf: (invoice) => invoice.invoice_num,
  subtitleOf: ({ kind, application, Job, Credits }) =>
    [
      kindText(kind, application),
      Credits && t('of {{number}}', { number: Credits.invoice_num }),
      Job?.job_num,
      Job?.customer_name_cache,
    ]
      .filter(Boolean)
      .join(' · '),
  Status: ({ record }) => <DocumentState status={record.status} />,
  Above: JobInvoiceBody,
  tabs: [{ key: 'details', label: msg('Invoice') }],
  // It has no other tab, and is created in its project.
  tabTo: (idOrSlug) => jobInvoicePath('-', String(idOrSlug)),
  canWrite: ({ viewer }, invoice) =>
    mayWrite('JobInvoice')(viewer) && (invoice === null || recordLock('JobInvoice', invoice) === null),
  sections: [
    {
      title: msg('Invoice'),
      fields: [
        { kind: 'date', name: 'period_to', label: msg('Work up to') },
        { kind: 'date', name: 'issued', label: msg('Issued') },
        { kind: 'date', name: 'due', label: msg('Due') },
        { kind: 'long-text', name: 'note', label: msg('Text below the lines'), wide: true },
      ],
    },
  ],
  blank: { status: 'Draft' },
};
