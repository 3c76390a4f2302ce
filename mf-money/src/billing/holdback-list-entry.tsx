import { holdbacksQuery } from '@fieldspan/api/queries/billing';
import type { HoldbackRow } from '@fieldspan/api/queries/billing';
import { localDay } from '@fieldspan/domain/calendar-day';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import type { ListEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { financialArea } from '../documents/financial-area.ts';
import { billingPath } from './billing-paths.ts';

/** What customers hold back of projects, part by part: held, due, released. */
export const holdbackListEntry: ListEntry<'ScheduleLine', HoldbackRow> = {
  model: 'ScheduleLine',
  title: msg('Holdbacks'),
  area: { of: financialArea, tab: 'holdbacks' },
  record: recordMessages('Holdback', 'Holdbacks'),
  searchLabel: msg('Search holdbacks'),
  searchFields: ['title', 'Job.job_num', 'Job.job_name', 'Job.customer_name_cache'],
  path: () => '/financial/project-holdbacks',
  chipParam: 'show',
  chips: [
    { key: 'held', label: msg('Held back'), filters: () => where({ left_held: { not: 0 } }) },
    {
      key: 'due',
      label: msg('Due'),
      filters: () => where({ left_held: { not: 0 }, 'Job.holdback_due': { lte: localDay(new Date()) } }),
    },
    { key: 'released', label: msg('Released'), filters: () => where({ released: { not: 0 } }) },
  ],
  defaultSort: { key: 'job_id', direction: 'asc' },
  columns: [
    {
      key: 'work',
      header: msg('Project'),
      inFile: 'Job',
      sort: 'job_id',
      card: 'title',
      cell: (line) => <WorkCell row={line} />,
    },
    {
      key: 'customer',
      header: msg('Customer'),
      inFile: 'Job.customer_name_cache',
      card: 'hidden',
      cell: ({ Job }) => <Muted>{Job?.customer_name_cache}</Muted>,
    },
    { key: 'part', header: msg('Part'), sort: 'title', card: 'fact', cell: ({ title }) => title },
    {
      key: 'billed',
      header: msg('Billed'),
      sort: 'billed',
      align: 'end',
      card: 'hidden',
      cell: ({ billed }) => <MoneyCell of={billed} />,
      sum: { field: 'billed', show: (sum) => <MoneyCell of={sum} /> },
    },
    {
      key: 'held',
      header: msg('Kept in all'),
      sort: 'held',
      align: 'end',
      card: 'hidden',
      cell: ({ held }) => <MoneyCell of={held} />,
      sum: { field: 'held', show: (sum) => <MoneyCell of={sum} /> },
    },
    {
      key: 'released',
      header: msg('Released'),
      sort: 'released',
      align: 'end',
      card: 'hidden',
      cell: ({ released }) => <MoneyCell of={released} />,
      sum: { field: 'released', show: (sum) => <MoneyCell of={sum} /> },
    },
    {
      key: 'left',
      header: msg('Held back'),
      sort: 'left_held',
      align: 'end',
      card: 'fact',
      cell: ({ left_held: left }) => <MoneyCell of={left} />,
      sum: { field: 'left_held', show: (sum) => <MoneyCell of={sum} /> },
    },
    {
      key: 'due',
      header: msg('Due'),
      inFile: 'Job.holdback_due',
      card: 'fact',
      cell: ({ Job }) => <DayCell on={Job?.holdback_due ?? null} />,
    },
  ],
  rowsQuery: holdbacksQuery,
  rowTo: ({ Job }) => billingPath(Job?.slug ?? ''),
  emptyHint: msg('What customers hold back of progress invoices shows here until it is released.'),
};
