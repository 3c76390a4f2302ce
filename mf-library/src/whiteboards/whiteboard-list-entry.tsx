import { sheetsQuery, type ListedSheet } from '@fieldspan/api/queries/drawings';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { InstantDayCell } from '@fieldspan/records/cells/instant-day-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import type { ListEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';

/** The whiteboards of the company, and one's own private ones. */
export const whiteboardListEntry: ListEntry<'DrawCanvas', ListedSheet> = {
  model: 'DrawCanvas',
  title: msg('Whiteboards'),
  record: recordMessages('Whiteboard', 'Whiteboards'),
  searchLabel: msg('Search whiteboards'),
  searchFields: ['name'],
  path: () => '/library/whiteboards',
  chips: [{ key: 'all', label: msg('All'), filters: () => where({ name: { not: null } }) }],
  defaultSort: { key: 'created_at', direction: 'desc' },
  columns: [
    { key: 'name', header: msg('Name'), sort: 'name', card: 'title', cell: ({ name }) => name },
    {
      key: 'private',
      header: msg('Seen by'),
      card: 'fact',
      cell: ({ is_private }) => (is_private === 1 ? <Tag>{t('Only me')}</Tag> : <Muted>{t('The company')}</Muted>),
    },
    {
      key: 'by',
      header: msg('By'),
      card: 'fact',
      cell: ({ CreatedBy }) => <Muted>{CreatedBy && personName(CreatedBy)}</Muted>,
    },
    {
      key: 'made',
      header: msg('Made'),
      sort: 'created_at',
      card: 'fact',
      cell: (board) => <InstantDayCell at={board.created_at} />,
    },
  ],
  rowsQuery: sheetsQuery,
  rowTo: ({ slug }) => `/canvas?sheet=${slug}`,
  mayRead: ({ role }) => role !== 'none',
  create: { label: msg('New whiteboard'), to: '/canvas', isAllowed: ({ role }) => role !== 'none' },
  emptyHint: msg('A whiteboard is kept here with its first stroke, and everybody at the company can draw on it.'),
};
