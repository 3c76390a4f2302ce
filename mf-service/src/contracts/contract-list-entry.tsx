import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { serviceContractsListQuery } from '@fieldspan/api/queries/financial';
import type { ServiceContractRow } from '@fieldspan/api/queries/financial';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayAfter } from '@fieldspan/domain/day-text';
import type { ListEntry } from '@fieldspan/records/entry';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { serviceArea } from '../service-area.ts';
import { Muted } from '@fieldspan/records/cells/muted';

const inDays = (days: number) => dayAfter(localDay(new Date()), days);

export const contractListEntry: ListEntry<'ServiceContract', ServiceContractRow> = {
  model: 'ServiceContract',
  title: msg('Service contracts'),
  area: { of: serviceArea, tab: 'contracts' },
  record: recordMessages('Service Contract', 'Service Contracts'),
  searchLabel: msg('Search service contracts'),
  searchFields: ['title', 'Customer.name'],
  path: (chip) => (chip === 'active' ? '/service-contracts' : `/service-contracts/${chip}`),
  chips: [
    { key: 'active', label: msg('Active'), filters: () => where({ archived: 0 }) },
    { key: 'draft', label: msg('Drafts'), filters: () => where({ archived: 0, state: 'draft' }) },
    { key: 'due', label: msg('Due in 30 days'), filters: () => where({ archived: 0, next_due: { lte: inDays(30) } }) },
    {
      key: 'ending',
      label: msg('Ending in 90 days'),
      filters: () => where({ archived: 0, expiry: { lte: inDays(90) } }),
    },
    { key: 'archived', label: msg('Archived'), filters: () => where({ archived: 1 }) },
  ],
  defaultSort: { key: 'next_due', direction: 'asc' },
  columns: [
    { key: 'title', header: msg('Contract'), sort: 'title', card: 'title', cell: (row) => row.title },
    {
      key: 'customer',
      header: msg('Customer'),
      inFile: 'Customer',
      card: 'hidden',
      cell: (row) => <Muted>{row.Customer?.name}</Muted>,
    },
    {
      key: 'every',
      header: msg('Visits'),
      inFile: 'recurrence',
      card: 'hidden',
      cell: (row) => <Muted>{row.recurrence}</Muted>,
    },
    {
      key: 'due',
      header: msg('Next due'),
      sort: 'next_due',
      card: 'fact',
      cell: (row) => <DayCell on={row.next_due} />,
    },
    { key: 'ends', header: msg('Ends'), sort: 'expiry', card: 'hidden', cell: (row) => <DayCell on={row.expiry} /> },
    {
      key: 'price',
      header: msg('Price'),
      sort: 'price',
      align: 'end',
      card: 'fact',
      cell: (row) => <MoneyCell of={row.price} />,
    },
  ],
  rowsQuery: serviceContractsListQuery,
  rowTo: (row) => `/service-contract/${row.slug}/details`,
  create: {
    label: msg('New service contract'),
    to: '/service-contract/new/details',
  },
  emptyHint: msg('A contract brings visits again and again, at a price that was agreed.'),
};
