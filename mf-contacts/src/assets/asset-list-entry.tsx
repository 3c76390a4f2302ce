import { assetListQuery } from '@fieldspan/api/queries/contact-assets';
import type { AssetRow } from '@fieldspan/api/queries/contact-assets';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import type { ListEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { IconArchive } from '@fieldspan/ui/icons';
import { AssetTag } from '../asset/asset-tag.tsx';
import { assetTo, newAssetTo } from '../asset/asset-path.ts';
import { AssetCategories } from './asset-categories.tsx';

/** The machines of all customers. */
export const assetListEntry: ListEntry<'CustomerAsset', AssetRow> = {
  model: 'CustomerAsset',
  title: msg('Contact assets'),
  record: recordMessages('Asset', 'Assets'),
  searchLabel: msg('Search assets'),
  searchFields: ['name', 'manufacturer', 'model_num', 'serial_num', 'Customer.name'],
  path: () => '/contact-assets',
  chipParam: 'show',
  chips: [
    { key: 'all', label: msg('All'), filters: () => where({ archived: 0 }) },
    { key: 'archived', label: msg('Archived'), filters: () => where({ archived: 1 }) },
  ],
  defaultSort: { key: 'name', direction: 'asc' },
  columns: [
    { key: 'name', header: msg('Name'), sort: 'name', card: 'title', cell: ({ name }) => name },
    {
      key: 'customer',
      header: msg('Customer'),
      inFile: 'Customer',
      card: 'fact',
      cell: ({ Customer }) => <Muted>{Customer?.name}</Muted>,
    },
    {
      key: 'category',
      header: msg('Category'),
      inFile: 'AssetCategory',
      card: 'hidden',
      cell: ({ AssetCategory }) => <Muted>{AssetCategory?.name}</Muted>,
    },
    {
      key: 'location',
      header: msg('Location'),
      inFile: 'ContactLocation',
      card: 'hidden',
      cell: ({ ContactLocation, spot }) => <Muted>{[ContactLocation?.name, spot].filter(Boolean).join(' · ')}</Muted>,
    },
    {
      key: 'model_num',
      header: msg('Model'),
      sort: 'model_num',
      card: 'hidden',
      cell: ({ manufacturer, model_num }) => <Muted>{[manufacturer, model_num].filter(Boolean).join(' ')}</Muted>,
    },
    {
      key: 'serial_num',
      header: msg('Serial number'),
      sort: 'serial_num',
      card: 'fact',
      cell: ({ serial_num }) => <Muted>{serial_num}</Muted>,
    },
    {
      key: 'warranty',
      header: msg('Warranty'),
      sort: 'warranty_until',
      card: 'hidden',
      cell: ({ warranty_until: day }) => <DayCell on={day} />,
    },
    {
      key: 'state',
      header: msg('State'),
      inFile: 'archived',
      card: 'status',
      cell: (asset) => <AssetTag asset={asset} />,
    },
  ],
  rowsQuery: assetListQuery,
  rowTo: ({ slug }) => assetTo(slug, 'details'),
  changes: {
    editTo: ({ slug }) => assetTo(slug, 'details'),
    bulk: [{ label: msg('Archive'), icon: <IconArchive aria-hidden="true" />, values: { archived: 1 } }],
  },
  create: { label: msg('New asset'), to: newAssetTo({ customer: null, location: null, category: null }) },
  actions: <AssetCategories />,
  emptyHint: msg('Boilers, chillers, elevators: the machines of customers, with what was done to each of them.'),
};
