import { equipmentListQuery } from '@fieldspan/api/queries/equipment';
import type { EquipmentPiece } from '@fieldspan/api/queries/equipment';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { FilterGroup } from '@fieldspan/contract/filters';
import { localDay } from '@fieldspan/domain/calendar-day';
import { msg, recordMessages } from '@fieldspan/domain/message';
import type { ListEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { IconArchive } from '@fieldspan/ui/icons';
import { LabelsButton } from '../parts/labels/labels-button.tsx';
import { pieceColumns } from '../piece-layout.tsx';

type PieceListEntry = ListEntry<'Equipment', EquipmentPiece>;

type Level = Pick<PieceListEntry, 'title' | 'searchLabel'> &
  Partial<Pick<PieceListEntry, 'area' | 'trail' | 'status' | 'subtitle' | 'overview' | 'actions'>> & {
    path: string;
    /** The condition of the level: none, a category's pieces or a type's. */
    within: FilterGroup<'Equipment'>;
    /** The id of the only type on the level; null for several. */
    typeId: number | null;
    isArchived?: boolean;
    /** Without a type there is nothing that a piece could be. */
    hasTypes?: boolean;
  };

/** The address parameter that includes archived pieces, types and categories. */
export const ARCHIVED = 'archived';

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
    chips: [
      { key: 'all', label: msg('All'), filters: () => where(within) },
      {
        key: 'mine',
        label: msg('With me'),
        filters: ({ profile }) => where({ ...within, holder_id: profile.id }),
      },
      { key: 'away', label: msg('Out'), filters: () => where({ ...within, out_since: { not: null } }) },
      {
        key: 'late',
        label: msg('Late'),
        filters: () => where({ ...within, due_back_on: { lt: localDay(new Date()) } }),
      },
      {
        key: 'out',
        label: msg('Out of service'),
        filters: () => where({ ...within, is_out_of_service: 1 }),
      },
    ],
    toggle: {
      param: ARCHIVED,
      label: msg('Include archived'),
      filters: (isOn) => where(isOn ? {} : { archived: 0 }),
    },
    defaultSort: { key: 'description', direction: 'asc' },
    columns: pieceColumns(typeId === null),
    rowsQuery: equipmentListQuery,
    rowTo: ({ slug }) => `/equipment/edit/${slug}`,
    changes: {
      editTo: ({ slug }) => `/equipment/edit/${slug}`,
      bulk: [{ label: msg('Archive'), icon: <IconArchive aria-hidden="true" />, values: { archived: 1 } }],
      Chosen: LabelsOfChosen,
    },
    create: {
      label: msg('New equipment'),
      to: typeId === null ? '/equipment/edit/new' : `/equipment/edit/new?type=${typeId}`,
      isAllowed: (viewer) => !isArchived && hasTypes && mayWrite('Equipment')(viewer),
    },
    emptyHint: msg('Pieces of equipment show here. Those that are archived show when “Include archived” is ticked.'),
  };
}

const LabelsOfChosen = ({ ids }: { ids: readonly number[] }) => (
  <LabelsButton of={{ ids }} isDisabled={ids.length === 0} />
);
