import type { EquipmentPiece } from '@fieldspan/api/queries/equipment';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { Muted } from '@fieldspan/records/cells/muted';
import type { ListEntry } from '@fieldspan/records/entry';
import { Swatch } from '@fieldspan/ui/swatch';
import { PieceState } from '../parts/piece-state.tsx';
import { NextService } from './next-service.tsx';
import styles from './piece-columns.module.css';

type PieceColumns = ListEntry<'Equipment', EquipmentPiece>['columns'];

/** What a list says of a piece; the type only where the list holds several. */
export const pieceColumns = (showType: boolean): PieceColumns => [
  { key: 'description', header: msg('Description'), sort: 'description', card: 'title', cell: nameCell },
  {
    key: 'serial_num',
    header: msg('Serial number'),
    sort: 'serial_num',
    card: 'fact',
    cell: (piece) => <Muted>{piece.serial_num}</Muted>,
  },
  ...(showType ? TYPE : []),
  {
    key: 'holder',
    header: msg('Held by'),
    card: 'hidden',
    cell: (piece) => <Muted>{piece.Holder && personName(piece.Holder)}</Muted>,
  },
  {
    key: 'location',
    header: msg('Location'),
    sort: 'location',
    card: showType ? 'hidden' : 'fact',
    cell: (piece) => <Muted>{piece.location}</Muted>,
  },
  {
    key: 'service',
    header: msg('Next service'),
    sort: 'next_service_date',
    card: 'hidden',
    cell: (piece) => <NextService piece={piece} />,
  },
  { key: 'state', header: msg('State'), card: 'status', cell: (piece) => <PieceState piece={piece} /> },
];

const TYPE: PieceColumns = [
  { key: 'type', header: msg('Type'), card: 'fact', cell: (piece) => <Muted>{piece.EquipmentType?.name}</Muted> },
];

function nameCell(piece: EquipmentPiece) {
  return (
    <span className={styles.name}>
      <Swatch colour={piece.color_hex ?? piece.EquipmentType?.color_hex} />
      {piece.description}
    </span>
  );
}
