import { invoiceQuery } from '@fieldspan/api/queries/financial';
import type { Invoice } from '@fieldspan/api/queries/financial';
import { serviceChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { msg } from '@fieldspan/domain/message';
import { recordLock } from '@fieldspan/domain/record-lock';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { t } from '@fieldspan/ui/i18n';
import type { PageEntry } from '@fieldspan/records/entry';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { InvoiceLines } from './invoice-lines.tsx';
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
    { key: 'lines', label: msg('Lines'), Panel: InvoiceLines },
    { key: 'details', label: msg('Details') },
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
        {
          kind: 'relation',
          name: 'service_id',
          label: msg('Service'),
          choices: serviceChoicesQuery,
          shownOf: ({ Service }) => Service && `${Service.job_num} ${Service.job_name}`,
        },
        { kind: 'flag', name: 'is_quote', label: msg('This is a quote') },
        { kind: 'date', name: 'issued', label: msg('Issued') },
        { kind: 'date', name: 'due', label: msg('Due') },
        { kind: 'flag', name: 'taxes_included', label: msg('Prices contain the taxes') },
        { kind: 'long-text', name: 'note', label: msg('Text below the lines'), wide: true },
      ],
    },
  ],
  blank: { is_quote: 0, status: 'Draft' },
};
