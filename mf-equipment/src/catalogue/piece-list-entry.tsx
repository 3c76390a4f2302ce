import { equipmentListQuery } from '@fieldspan/api/queries/equipment';
import type { EquipmentPiece } from '@fieldspan/api/queries/equipment';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { FilterGroup } from '@fieldspan/contract/filters';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayAfter } from '@fieldspan/domain/day-text';
import { msg, recordMessages } from '@fieldspan/domain/message';
import type { ListEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconArchive, IconArrowUpRight } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { LabelsButton } from '../labels/labels-button.tsx';
import { pieceColumns } from '../piece-layout.tsx';

type PieceListEntry = ListEntry<'Equipment', EquipmentPiece>;

type Level = Pick<PieceListEntry, 'title' | 'searchLabel'> &
  Partial<Pick<PieceListEntry, 'area' | 'aside' | 'trail' | 'status' | 'subtitle' | 'overview' | 'actions'>> & {
    path: string;
    /** The condition of the level: none, a category's pieces or a type's. */
    within: FilterGroup<'Equipment'>;
    /** The id of the only type on the level; null for several. */
    typeId: number | null;
    isArchived?: boolean;
    /** Without a type there is nothing that a piece could be. */
    hasTypes?: boolean;
  };

/** The list of everything. */
export const PATH = '/equipment/list';

/** Chips show what is due within so many days. */
const SOON_DAYS = 30;

/** The address parameter that includes archived pieces, types and categories. */
export const ARCHIVED = 'archived';

/** What of a level needs somebody, and what is with whom. */
const chipsOf = (within: FilterGroup<'Equipment'>): PieceListEntry['chips'] => [
  { key: 'all', label: msg('All'), filters: () => where(within) },
  {
    key: 'overdue',
    label: msg('Overdue'),
    counts: 'alarm',
    filters: () => where({ ...within, archived: 0, service_due_on: { lt: localDay(new Date()) } }),
  },
  {
    key: 'soon',
    label: msg('Due in 30 days'),
    counts: 'calm',
    filters: () => where({ ...within, archived: 0, service_due_on: withinDays(SOON_DAYS) }),
  },
  { key: 'away', label: msg('Out'), counts: 'calm', filters: () => where({ ...within, out_since: { not: null } }) },
  {
    key: 'late',
    label: msg('Late'),
    counts: 'alarm',
    filters: () => where({ ...within, due_back_on: { lt: localDay(new Date()) } }),
  },
  {
    key: 'out',
    label: msg('Out of service'),
    counts: 'alarm',
    filters: () => where({ ...within, is_out_of_service: 1 }),
  },
  {
    key: 'mine',
    label: msg('With me'),
    counts: 'calm',
    filters: ({ profile }) => where({ ...within, holder_id: profile.id }),
  },
];

/** The pieces of a level. */
export function pieceListEntry({
  path,
  within,
  typeId,
  isArchived = false,
  hasTypes = true,
  ...level
}: Level): PieceListEntry {
  return {
    ...level,
    model: 'Equipment',
    record: recordMessages('Piece', 'Pieces'),
    searchFields: ['description', 'serial_num', 'location'],
    path: () => path,
    chipParam: 'show',
    chips: chipsOf(within),
    toggle: {
      param: ARCHIVED,
      label: msg('Include archived'),
      filters: (isOn) => where(isOn ? {} : { archived: 0 }),
    },
    defaultSort: { key: 'next_service_date', direction: 'asc' },
    columns: pieceColumns(typeId === null),
    rowsQuery: equipmentListQuery,
    rowTo: ({ slug }) => `/equipment/edit/${slug}`,
    changes: {
      editTo: ({ slug }) => `/equipment/edit/${slug}`,
      bulk: [{ label: msg('Archive'), icon: <IconArchive aria-hidden="true" />, values: { archived: 1 } }],
      Chosen: HandOutChosen,
    },
    create: {
      label: msg('New equipment'),
      to: typeId === null ? '/equipment/edit/new' : `/equipment/edit/new?type=${typeId}`,
      isAllowed: (viewer) => !isArchived && hasTypes && mayWrite('Equipment')(viewer),
    },
    emptyHint: msg('Pieces of equipment show here. Those that are archived show when “Include archived” is ticked.'),
  };
}

function withinDays(days: number): { gte: string; lte: string } {
  const today = localDay(new Date());
  return { gte: today, lte: dayAfter(today, days) };
}

const HandOutChosen = ({ ids }: { ids: readonly number[] }) => (
  <>
    <Button
      disabled={ids.length === 0}
      icon={<IconArrowUpRight aria-hidden="true" />}
      render={<AppLink to={`/equipment/check-out?ids=${ids.join()}`} />}
    >
      {t('Check out')}
    </Button>
    <LabelsButton of={{ ids }} isDisabled={ids.length === 0} />
  </>
);
