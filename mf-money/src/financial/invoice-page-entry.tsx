import { invoiceQuery } from '@fieldspan/api/queries/financial';
import type { Invoice } from '@fieldspan/api/queries/financial';
import { serviceChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { INVOICE_STATES, STATE_NAMES } from '@fieldspan/domain/document-states';
import { msg } from '@fieldspan/domain/message';
import { recordLock } from '@fieldspan/domain/record-lock';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { t } from '@fieldspan/ui/i18n';
import type { PageEntry } from '@fieldspan/records/entry';
import { DocumentLinesTable } from './document-lines-table.tsx';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { InvoiceSteps } from './invoice-steps.tsx';
import { RecordComments } from '@fieldspan/records/page/record-comments';

export const invoicePageEntry: PageEntry<'ServiceInvoice', Invoice> = {
  model: 'ServiceInvoice',
  record: msg('Invoice'),
  newTitle: msg('New invoice'),
  list: { title: msg('Invoices'), to: '/financial/invoices' },
  recordQuery: invoiceQuery,
  titleOf: (invoice) => invoice.invoice_num,
  subtitleOf: ({ is_quote, Service }) =>
    [is_quote === 1 ? t('Quote') : t('Invoice'), Service?.job_num, Service?.customer_name_cache]
      .filter(Boolean)
      .join(' · '),
  Status: ({ record }) => <DocumentState status={record.status} />,
  tabs: [
    { key: 'details', label: msg('Details') },
    {
      key: 'lines',
      label: msg('Lines'),
      Panel: ({ record }) => <DocumentLinesTable text={record.lines_json} total={record.total} />,
    },
    {
      key: 'comments',
      label: msg('Comments'),
      Panel: ({ record }) => <RecordComments model="ServiceInvoice" slug={record.slug} />,
    },
  ],
  tabTo: (idOrSlug, tab) => `/invoice/${idOrSlug}/${tab}`,
  Above: InvoiceSteps,
  canWrite: ({ viewer }, invoice) =>
    mayWrite('ServiceInvoice')(viewer) && (invoice === null || recordLock('ServiceInvoice', invoice) === null),
  sections: [
    {
      title: msg('Invoice'),
      fields: [
        { kind: 'text', name: 'invoice_num', label: msg('Number'), required: true },
        {
          kind: 'relation',
          name: 'service_id',
          label: msg('Service'),
          choices: serviceChoicesQuery,
          shownOf: ({ Service }) => Service && `${Service.job_num} ${Service.job_name}`,
        },
        {
          kind: 'choice',
          name: 'status',
          label: msg('State'),
          options: INVOICE_STATES.map((value) => ({ value, label: STATE_NAMES[value] })),
        },
        { kind: 'flag', name: 'is_quote', label: msg('This is a quote') },
        { kind: 'date', name: 'issued', label: msg('Issued') },
        { kind: 'date', name: 'due', label: msg('Due') },
        { kind: 'number', name: 'total', label: msg('Total'), unit: '$' },
      ],
    },
  ],
  blank: { invoice_num: '', is_quote: 0, status: 'Draft' },
};
