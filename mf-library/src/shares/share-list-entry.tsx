import { sharesQuery } from '@fieldspan/api/queries/library-shares';
import type { LibraryShare } from '@fieldspan/api/queries/library-shares';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { InstantDayCell } from '@fieldspan/records/cells/instant-day-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import type { ListEntry } from '@fieldspan/records/entry';
import { thisMinute } from '@fieldspan/records/list/this-minute';
import { where } from '@fieldspan/records/list/where';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { ShareActions } from './share-actions.tsx';

const isOver = ({ ends_at: end }: Pick<LibraryShare, 'ends_at'>): boolean =>
  end !== null && Date.parse(end) <= Date.now();

function ShareState({ share }: { share: LibraryShare }) {
  if (share.is_on !== 1) return <Tag tone="neutral">{t('Withdrawn')}</Tag>;
  return isOver(share) ? <Tag tone="neutral">{t('Ended')}</Tag> : <Tag tone="green">{t('Open')}</Tag>;
}

/** Links that show files of the library to people without an account. */
export const shareListEntry: ListEntry<'LibraryShare', LibraryShare> = {
  model: 'LibraryShare',
  title: msg('Links to files'),
  record: recordMessages('Link', 'Links'),
  trail: [{ label: 'Library', to: '/library/files' }, { label: 'Links to files' }],
  searchLabel: msg('Search links'),
  searchFields: ['name'],
  path: () => '/library/links',
  chipParam: 'show',
  chips: [
    { key: 'open', label: msg('Open'), filters: () => where({ is_on: 1, ends_at: { gt: thisMinute() } }) },
    { key: 'all', label: msg('All'), filters: () => where({}) },
  ],
  defaultSort: { key: 'created_at', direction: 'desc' },
  columns: [
    { key: 'name', header: msg('Name'), sort: 'name', card: 'title', cell: ({ name }) => name },
    { key: 'state', header: msg('State'), card: 'fact', cell: (share) => <ShareState share={share} /> },
    {
      key: 'ends',
      header: msg('Until'),
      sort: 'ends_at',
      card: 'fact',
      cell: ({ ends_at }) => ends_at && <InstantDayCell at={ends_at} />,
    },
    {
      key: 'password',
      header: msg('Password'),
      card: 'hidden',
      cell: ({ has_password }) => (has_password === 1 ? t('Yes') : <Muted>{t('No')}</Muted>),
    },
    { key: 'opened', header: msg('Opened'), align: 'end', card: 'fact', cell: ({ opened_count }) => opened_count },
    {
      key: 'downloaded',
      header: msg('Downloads'),
      align: 'end',
      card: 'hidden',
      cell: ({ downloaded_count }) => downloaded_count,
    },
    {
      key: 'by',
      header: msg('By'),
      card: 'hidden',
      cell: ({ CreatedBy }) => <Muted>{CreatedBy && personName(CreatedBy)}</Muted>,
    },
    { key: 'actions', header: msg('Actions'), card: 'fact', cell: (share) => <ShareActions share={share} /> },
  ],
  rowsQuery: sharesQuery,
  emptyHint: msg('Select files, or open the menu of a folder, and choose “Make a link”.'),
};
