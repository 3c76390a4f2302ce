import { where } from '@fieldspan/records/list/where';
import { categoryPickQuery, materialsQuery } from '@fieldspan/api/queries/materials';
import type { MaterialRow } from '@fieldspan/api/queries/materials';
import { hasModule } from '@fieldspan/domain/access';
import { IconArchive } from '@fieldspan/ui/icons';
import type { ListEntry } from '@fieldspan/records/entry';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { materialArea, readsMaterials } from './material-area.ts';

export const materialListEntry: ListEntry<'Material', MaterialRow> = {
  title: 'Materials',
  area: { of: materialArea, tab: 'list' },
  record: 'Material',
  searchLabel: 'Search materials',
  searchFields: ['code', 'description', 'Category.name', 'Supplier.name'],
  path: () => '/materials/list',
  chipParam: 'show',
  pick: {
    param: 'category',
    label: 'Category',
    filters: (id) => where({ category_id: id }),
    choices: categoryPickQuery,
  },
  chips: [
    { key: 'active', label: 'In use', filters: () => where({ archived: 0 }) },
    { key: 'archived', label: 'Archived', filters: () => where({ archived: 1 }) },
  ],
  defaultSort: { key: 'code', direction: 'asc' },
  columns: [
    { key: 'code', header: 'Code', sort: 'code', card: 'fact', cell: (row) => <Muted num>{row.code}</Muted> },
    { key: 'what', header: 'Material', sort: 'description', card: 'title', cell: (row) => row.description },
    { key: 'category', header: 'Category', card: 'hidden', cell: (row) => <Muted>{row.Category?.name}</Muted> },
    { key: 'supplier', header: 'Supplier', card: 'hidden', cell: (row) => <Muted>{row.Supplier?.name}</Muted> },
    { key: 'unit', header: 'Unit', card: 'hidden', cell: (row) => <Muted>{row.unit}</Muted> },
    {
      key: 'cost',
      header: 'Cost',
      sort: 'cost',
      align: 'end',
      card: 'hidden',
      cell: (row) => <MoneyCell of={row.cost} />,
    },
    {
      key: 'markup',
      header: 'Markup',
      align: 'end',
      card: 'hidden',
      cell: (row) => <Muted num>{row.markup === null ? null : `× ${row.markup}`}</Muted>,
    },
    {
      key: 'price',
      header: 'Price',
      sort: 'price',
      align: 'end',
      card: 'fact',
      cell: (row) => <MoneyCell of={row.price} />,
    },
  ],
  rowsQuery: materialsQuery,
  rowTo: (row) => `/materials/list?open=${row.slug}`,
  changes: {
    model: 'Material',
    isAllowed: (viewer) => hasModule(viewer, 'Materials', 'write'),
    editTo: (row) => `/materials/list?open=${row.slug}`,
    bulk: [{ label: 'Archive', icon: <IconArchive aria-hidden="true" />, values: { archived: 1 } }],
  },
  opensOver: true,
  mayRead: readsMaterials,
  create: {
    label: 'New material',
    to: '/materials/list?open=new',
    isAllowed: (viewer) => hasModule(viewer, 'Materials', 'write'),
  },
  emptyHint: 'What is bought again and again stands here with its cost and its price.',
};
