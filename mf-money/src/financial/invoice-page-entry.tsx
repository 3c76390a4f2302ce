import { invoiceQuery } from '@fieldspan/api/queries/financial';
import type { Invoice } from '@fieldspan/api/queries/financial';
import { serviceChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { INVOICE_STATES } from '@fieldspan/domain/document-states';
import { recordLock } from '@fieldspan/domain/record-lock';
import { hasModule } from '@fieldspan/domain/access';
import { t } from '@fieldspan/ui/i18n';
import type { PageEntry } from '@fieldspan/records/entry';
import { DocumentLinesTable } from './document-lines-table.tsx';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { InvoiceSteps } from './invoice-steps.tsx';
import { RecordComments } from '@fieldspan/records/page/record-comments';

export const invoicePageEntry: PageEntry<'ServiceInvoice', Invoice> = {
  model: 'ServiceInvoice',
  record: 'Invoice',
  list: { title: 'Invoices', to: '/financial/invoices' },
  recordQuery: invoiceQuery,
  titleOf: (invoice) => invoice.invoice_num,
  subtitleOf: ({ is_quote, Service }) =>
    [is_quote === 1 ? t('Quote') : t('Invoice'), Service?.job_num, Service?.customer_name_cache]
      .filter(Boolean)
      .join(' · '),
  Status: ({ record }) => <DocumentState status={record.status} />,
  tabs: [
    { key: 'details', label: 'Details' },
    {
      key: 'lines',
      label: 'Lines',
      Panel: ({ record }) => <DocumentLinesTable text={record.lines_json} total={record.total} />,
    },
    {
      key: 'comments',
      label: 'Comments',
      Panel: ({ record }) => <RecordComments model="ServiceInvoice" slug={record.slug} />,
    },
  ],
  tabTo: (idOrSlug, tab) => `/invoice/${idOrSlug}/${tab}`,
  Above: InvoiceSteps,
  canWrite: ({ viewer }, invoice) =>
    hasModule(viewer, 'Service Quotes/Invoices', 'write') &&
    (invoice === null || recordLock('ServiceInvoice', invoice) === null),
  sections: [
    {
      title: 'Invoice',
      fields: [
        { kind: 'text', name: 'invoice_num', label: 'Number', required: true },
        {
          kind: 'relation',
          name: 'service_id',
          label: 'Service',
          choices: serviceChoicesQuery,
          shownOf: ({ Service }) => Service && `${Service.job_num} ${Service.job_name}`,
        },
        {
          kind: 'choice',
          name: 'status',
          label: 'State',
          options: INVOICE_STATES.map((value) => ({ value, label: value })),
        },
        { kind: 'flag', name: 'is_quote', label: 'This is a quote' },
        { kind: 'date', name: 'issued', label: 'Issued' },
        { kind: 'date', name: 'due', label: 'Due' },
        { kind: 'number', name: 'total', label: 'Total', unit: '$' },
      ],
    },
  ],
  blank: { invoice_num: '', is_quote: 0, status: 'Draft' },
};
