import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { categoryPickQuery, materialsQuery } from '@fieldspan/api/queries/materials';
import type { MaterialRow } from '@fieldspan/api/queries/materials';
import { IconArchive } from '@fieldspan/ui/icons';
import type { ListEntry } from '@fieldspan/records/entry';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { materialArea } from '../material-area.ts';

export const materialListEntry: ListEntry<'Material', MaterialRow> = {
  model: 'Material',
  title: msg('Materials'),
  area: { of: materialArea, tab: 'list' },
  record: recordMessages('Material', 'Materials'),
  searchLabel: msg('Search materials'),
  searchFields: ['code', 'description', 'Category.name', 'Supplier.name'],
  path: () => '/materials/list',
  chipParam: 'show',
  pick: {
    param: 'category',
    label: msg('Category'),
    all: msg('Category: all'),
    filters: (id) => where({ category_id: id }),
    choices: categoryPickQuery,
  },
  chips: [
    { key: 'active', label: msg('In use'), filters: () => where({ archived: 0 }) },
    { key: 'archived', label: msg('Archived'), filters: () => where({ archived: 1 }) },
  ],
  defaultSort: { key: 'code', direction: 'asc' },
  columns: [
    { key: 'code', header: msg('Code'), sort: 'code', card: 'fact', cell: (row) => <Muted num>{row.code}</Muted> },
    { key: 'what', header: msg('Material'), sort: 'description', card: 'title', cell: (row) => row.description },
    {
      key: 'category',
      header: msg('Category'),
      inFile: 'Category',
      card: 'hidden',
      cell: (row) => <Muted>{row.Category?.name}</Muted>,
    },
    {
      key: 'supplier',
      header: msg('Supplier'),
      inFile: 'Supplier',
      card: 'hidden',
      cell: (row) => <Muted>{row.Supplier?.name}</Muted>,
    },
    { key: 'unit', header: msg('Unit'), inFile: 'unit', card: 'hidden', cell: (row) => <Muted>{row.unit}</Muted> },
    {
      key: 'cost',
      header: msg('Cost'),
      sort: 'cost',
      align: 'end',
      card: 'hidden',
      cell: (row) => <MoneyCell of={row.cost} />,
    },
    {
      key: 'markup',
      header: msg('Markup'),
      inFile: 'markup',
      align: 'end',
      card: 'hidden',
      cell: (row) => <Muted num>{row.markup === null ? null : `× ${row.markup}`}</Muted>,
    },
    {
      key: 'price',
      header: msg('Price'),
      sort: 'price',
      align: 'end',
      card: 'fact',
      cell: (row) => <MoneyCell of={row.price} />,
    },
  ],
  rowsQuery: materialsQuery,
  rowTo: (row) => `/materials/list?open=${row.slug}`,
  changes: {
    editTo: (row) => `/materials/list?open=${row.slug}`,
    bulk: [{ label: msg('Archive'), icon: <IconArchive aria-hidden="true" />, values: { archived: 1 } }],
  },
  opensOver: true,
  imports: true,
  create: {
    label: msg('New material'),
    to: '/materials/list?open=new',
  },
  emptyHint: msg('What is bought again and again stands here with its cost and its price.'),
};
