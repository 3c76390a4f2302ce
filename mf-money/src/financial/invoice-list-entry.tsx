import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { invoicesQuery } from '@fieldspan/api/queries/financial';
import type { InvoiceRow } from '@fieldspan/api/queries/financial';
import { recordLock } from '@fieldspan/domain/record-lock';
import { localDay } from '@fieldspan/domain/calendar-day';
import { t } from '@fieldspan/ui/i18n';
import type { ListEntry } from '@fieldspan/records/entry';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import { financialArea } from '../documents/financial-area.ts';

export const invoiceListEntry: ListEntry<'ServiceInvoice', InvoiceRow> = {
  model: 'ServiceInvoice',
  title: msg('Invoices'),
  area: { of: financialArea, tab: 'invoices' },
  record: recordMessages('Invoice', 'Invoices'),
  searchLabel: msg('Search invoices'),
  searchFields: ['invoice_num', 'Service.job_num', 'Service.job_name', 'Service.customer_name_cache'],
  path: () => '/financial/invoices',
  chipParam: 'show',
  chips: [
    { key: 'all', label: msg('Invoices'), filters: () => where({ is_quote: 0 }) },
    { key: 'draft', label: msg('Drafts'), filters: () => where({ is_quote: 0, status: 'Draft' }) },
    { key: 'sent', label: msg('Sent'), filters: () => where({ is_quote: 0, status: ['Sent', 'Overdue'] }) },
    {
      key: 'overdue',
      label: msg('Overdue'),
      filters: () => where({ is_quote: 0, status: ['Sent', 'Overdue'], due: { lt: localDay(new Date()) } }),
    },
    { key: 'paid', label: msg('Paid'), filters: () => where({ is_quote: 0, status: 'Paid' }) },
    { key: 'quotes', label: msg('Quotes'), filters: () => where({ is_quote: 1 }) },
  ],
  defaultSort: { key: 'issued', direction: 'desc' },
  columns: [
    { key: 'num', header: msg('Number'), sort: 'invoice_num', card: 'title', cell: (invoice) => invoice.invoice_num },
    {
      key: 'kind',
      header: msg('Kind'),
      inFile: 'is_quote',
      card: 'hidden',
      cell: ({ is_quote }) => <Muted>{is_quote === 1 ? t('Quote') : t('Invoice')}</Muted>,
    },
    {
      key: 'customer',
      header: msg('Customer'),
      inFile: 'Service.customer_name_cache',
      card: 'fact',
      cell: ({ Service }) => <Muted>{Service?.customer_name_cache}</Muted>,
    },
    {
      key: 'work',
      header: msg('Service'),
      inFile: 'Service',
      card: 'hidden',
      cell: ({ Service }) => <WorkCell row={{ Job: null, Service }} />,
    },
    {
      key: 'issued',
      header: msg('Issued'),
      sort: 'issued',
      card: 'hidden',
      cell: (invoice) => <DayCell on={invoice.issued} />,
    },
    { key: 'due', header: msg('Due'), sort: 'due', card: 'fact', cell: (invoice) => <DayCell on={invoice.due} /> },
    {
      key: 'total',
      header: msg('Total'),
      sort: 'total',
      align: 'end',
      card: 'fact',
      cell: (invoice) => <MoneyCell of={invoice.total} />,
    },
    {
      key: 'balance',
      header: msg('Left to pay'),
      inFile: 'balance',
      align: 'end',
      card: 'hidden',
      cell: (invoice) => <MoneyCell of={invoice.balance} />,
      sum: { field: 'balance', show: (left) => <MoneyCell of={left} /> },
    },
    {
      key: 'state',
      header: msg('State'),
      inFile: 'status',
      card: 'status',
      cell: (invoice) => <DocumentState status={invoice.status} />,
    },
  ],
  rowsQuery: invoicesQuery,
  rowTo: (invoice) => `/invoice/${invoice.slug}/lines`,
  changes: {
    editTo: (invoice) => `/invoice/${invoice.slug}/details`,
    isLocked: (invoice) => recordLock('ServiceInvoice', invoice) !== null,
  },
  create: {
    label: msg('New invoice'),
    to: '/invoice/new/details',
  },
  emptyHint: msg('Invoices and quotes of service calls show here.'),
};
