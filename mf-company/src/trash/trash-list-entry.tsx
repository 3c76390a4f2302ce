import { dataText, msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { trashQuery } from '@fieldspan/api/queries/trash';
import type { TrashRow } from '@fieldspan/api/queries/trash';
import { personName } from '@fieldspan/domain/person-name';
import { t, translated } from '@fieldspan/ui/i18n';
import type { ListEntry } from '@fieldspan/records/entry';
import { InstantCell } from '@fieldspan/records/cells/instant-cell';
import { settingsArea } from '../settings-area.ts';
import { DaysLeft } from './days-left.tsx';
import { TrashActions } from './trash-actions.tsx';

const ownOnly = ({ profile }: { profile: { id: number } }) => where<'Trash'>({ deleted_by: profile.id });

export const trashListEntry: ListEntry<'Trash', TrashRow> = {
  model: 'Trash',
  title: msg('Trash'),
  area: { of: settingsArea, tab: 'trash' },
  record: recordMessages('deleted record', 'deleted records'),
  searchLabel: msg('Search the trash'),
  searchFields: ['title', 'kind'],
  path: () => '/settings/trash',
  chipParam: 'show',
  chips: [
    { key: 'all', label: msg('All'), filters: () => where({}) },
    { key: 'mine', label: msg('Deleted by me'), filters: ownOnly },
  ],
  defaultSort: { key: 'created_at', direction: 'desc' },
  columns: [
    { key: 'title', header: msg('Name'), sort: 'title', card: 'title', cell: (row) => row.title },
    { key: 'kind', header: msg('Kind'), sort: 'kind', card: 'fact', cell: (row) => translated(dataText(row.kind)) },
    {
      key: 'by',
      header: msg('Deleted by'),
      inFile: 'DeletedBy',
      card: 'fact',
      cell: (row) => (row.DeletedBy ? personName(row.DeletedBy) : t('Former member')),
    },
    {
      key: 'at',
      header: msg('Deleted'),
      sort: 'created_at',
      card: 'fact',
      cell: (row) => <InstantCell at={row.created_at} />,
    },
    {
      key: 'left',
      header: msg('Days left'),
      sort: 'purge_at',
      card: 'fact',
      cell: (row) => <DaysLeft until={row.purge_at} />,
    },
    { key: 'actions', header: msg('What to do'), card: 'fact', cell: (row) => <TrashActions row={row} /> },
  ],
  rowsQuery: trashQuery,
  emptyHint: msg('What you delete stands here for 30 days and can be restored.'),
};
