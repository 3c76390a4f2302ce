import { equipmentListQuery } from '@fieldspan/api/queries/equipment';
import type { EquipmentPiece } from '@fieldspan/api/queries/equipment';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import type { ListEntry } from '@fieldspan/records/entry';
import { RecordList } from '@fieldspan/records/list/record-list';
import { where } from '@fieldspan/records/list/where';
import { equipmentArea, readsEquipment } from '../equipment-area.ts';
import { PieceState } from '../piece/piece-state.tsx';

const serviceListEntry: ListEntry<'Equipment', EquipmentPiece> = {
  model: 'Equipment',
  title: msg('Maintenance schedule'),
  area: { of: equipmentArea, tab: 'maintenance' },
  record: recordMessages('Piece', 'Pieces'),
  searchLabel: msg('Search equipment'),
  searchFields: ['description', 'serial_num', 'location', 'next_service_description'],
  path: () => '/equipment/maintenance-schedule',
  chipParam: 'by',
  chips: [
    { key: 'planned', label: msg('By date'), filters: () => where({ archived: 0, next_service_date: { not: null } }) },
    {
      key: 'meter',
      label: msg('By meter'),
      filters: () => where({ archived: 0, next_service_meter: { not: null } }),
    },
  ],
  defaultSort: { key: 'next_service_date', direction: 'asc' },
  columns: [
    {
      key: 'piece',
      header: msg('Description'),
      sort: 'description',
      card: 'title',
      cell: (piece) => piece.description,
    },
    {
      key: 'type',
      header: msg('Type'),
      inFile: 'EquipmentType',
      card: 'hidden',
      cell: (piece) => <Muted>{piece.EquipmentType?.name}</Muted>,
    },
    {
      key: 'place',
      header: msg('Location'),
      sort: 'location',
      card: 'hidden',
      cell: (piece) => <Muted>{piece.location}</Muted>,
    },
    {
      key: 'day',
      header: msg('Day'),
      sort: 'next_service_date',
      card: 'fact',
      cell: (piece) => <DayCell on={piece.next_service_date} />,
    },
    {
      key: 'what',
      header: msg('What is to be done'),
      inFile: 'next_service_description',
      card: 'fact',
      cell: (piece) => <Muted>{piece.next_service_description}</Muted>,
    },
    {
      key: 'state',
      header: msg('State'),
      inFile: 'is_out_of_service',
      card: 'status',
      cell: (piece) => <PieceState piece={piece} />,
    },
  ],
  rowsQuery: equipmentListQuery,
  rowTo: ({ slug }) => `/equipment/edit/${slug}`,
  mayRead: readsEquipment,
  emptyHint: msg('A machine with a next service, by date or by meter, stands here, the most urgent first.'),
};

/** Pieces that need service, the most urgent first. */
export const MaintenanceScreen = () => <RecordList entry={serviceListEntry} />;
