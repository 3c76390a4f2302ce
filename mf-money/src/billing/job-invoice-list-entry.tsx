import { jobInvoicesQuery } from '@fieldspan/api/queries/billing';
import type { JobInvoiceOfAll } from '@fieldspan/api/queries/billing';
import { localDay } from '@fieldspan/domain/calendar-day';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import type { ListEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { financialArea } from '../documents/financial-area.ts';
import { jobInvoicePath } from './billing-paths.ts';
import { kindText } from './kind-text.ts';

/** Invoices of projects, by what is left to pay of them. */
export const jobInvoiceListEntry: ListEntry<'JobInvoice', JobInvoiceOfAll> = {
  model: 'JobInvoice',
  title: msg('Project invoices'),
  area: { of: financialArea, tab: 'project-invoices' },
  record: recordMessages('Invoice', 'Invoices'),
  searchLabel: msg('Search invoices'),
  searchFields: ['invoice_num', 'Job.job_num', 'Job.job_name', 'Job.customer_name_cache'],
  path: () => '/financial/project-invoices',
  chipParam: 'show',
  chips: [
    { key: 'all', label: msg('All'), filters: () => where({}) },
    { key: 'draft', label: msg('Drafts'), filters: () => where({ status: 'Draft' }) },
    { key: 'sent', label: msg('Not paid'), filters: () => where({ status: 'Sent', kind: { not: 'credit' } }) },
    {
      key: 'overdue',
      label: msg('Overdue'),
      filters: () => where({ status: 'Sent', kind: { not: 'credit' }, due: { lt: localDay(new Date()) } }),
    },
    { key: 'paid', label: msg('Paid'), filters: () => where({ status: 'Paid' }) },
  ],
  defaultSort: { key: 'issued', direction: 'desc' },
  columns: [
    { key: 'num', header: msg('Number'), sort: 'invoice_num', card: 'title', cell: (invoice) => invoice.invoice_num },
    {
      key: 'kind',
      header: msg('Kind'),
      inFile: 'kind',
      card: 'fact',
      cell: ({ kind, application }) => <Muted>{kindText(kind, application)}</Muted>,
    },
    {
      key: 'customer',
      header: msg('Customer'),
      inFile: 'Job.customer_name_cache',
      card: 'hidden',
      cell: ({ Job }) => <Muted>{Job?.customer_name_cache}</Muted>,
    },
    {
      key: 'work',
      header: msg('Project'),
      inFile: 'Job',
      card: 'hidden',
      cell: (invoice) => <WorkCell row={invoice} />,
    },
    {
      key: 'issued',
      header: msg('Issued'),
      sort: 'issued',
      card: 'hidden',
      cell: ({ issued }) => <DayCell on={issued} />,
    },
    { key: 'due', header: msg('Due'), sort: 'due', card: 'hidden', cell: ({ due }) => <DayCell on={due} /> },
    {
      key: 'total',
      header: msg('Total'),
      sort: 'total',
      align: 'end',
      card: 'fact',
      cell: ({ total }) => <MoneyCell of={total} />,
      sum: { field: 'total', show: (sum) => <MoneyCell of={sum} /> },
    },
    {
      key: 'balance',
      header: msg('Left to pay'),
      inFile: 'balance',
      align: 'end',
      card: 'hidden',
      cell: ({ balance }) => <MoneyCell of={balance} />,
      sum: { field: 'balance', show: (left) => <MoneyCell of={left} /> },
    },
    {
      key: 'state',
      header: msg('State'),
      inFile: 'status',
      card: 'status',
      cell: ({ status }) => <DocumentState status={status} />,
    },
  ],
  rowsQuery: jobInvoicesQuery,
  rowTo: ({ slug, Job }) => jobInvoicePath(Job?.slug ?? '', slug),
  emptyHint: msg('What is billed of projects shows here. An invoice begins in its project, under Billing.'),
};
