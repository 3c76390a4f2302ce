import { assembliesQuery } from '@fieldspan/api/queries/price-book';
import type { AssemblyRow } from '@fieldspan/api/queries/price-book';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import type { ListEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { materialArea } from '../material-area.ts';

/** Several materials and tasks priced as one; what they cost follows the price list. */
export const assemblyListEntry: ListEntry<'Assembly', AssemblyRow> = {
  model: 'Assembly',
  title: msg('Assemblies'),
  area: { of: materialArea, tab: 'assemblies' },
  record: recordMessages('Assembly', 'Assemblies'),
  searchLabel: msg('Search assemblies'),
  searchFields: ['code', 'title'],
  path: () => '/materials/assemblies',
  chipParam: 'show',
  chips: [
    { key: 'active', label: msg('In use'), filters: () => where({ archived: 0 }) },
    { key: 'archived', label: msg('Archived'), filters: () => where({ archived: 1 }) },
  ],
  defaultSort: { key: 'title', direction: 'asc' },
  columns: [
    { key: 'code', header: msg('Code'), sort: 'code', card: 'fact', cell: ({ code }) => <Muted num>{code}</Muted> },
    { key: 'title', header: msg('Assembly'), sort: 'title', card: 'title', cell: ({ title }) => title },
    { key: 'unit', header: msg('Unit'), inFile: 'unit', card: 'hidden', cell: ({ unit }) => <Muted>{unit}</Muted> },
    {
      key: 'cost',
      header: msg('Cost'),
      inFile: 'cost',
      align: 'end',
      card: 'hidden',
      cell: ({ cost }) => <MoneyCell of={cost} />,
    },
    {
      key: 'price',
      header: msg('Price'),
      inFile: 'price',
      align: 'end',
      card: 'fact',
      cell: ({ price }) => <MoneyCell of={price} />,
    },
  ],
  rowsQuery: assembliesQuery,
  rowTo: ({ slug }) => `/assembly/${slug}`,
  create: { label: msg('New assembly'), to: '/assembly/new' },
  emptyHint: msg('A pump with its flanges, gaskets and hours is added to an estimate as one line.'),
};
