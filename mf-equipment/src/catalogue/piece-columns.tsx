import type { EquipmentPiece } from '@fieldspan/api/queries/equipment';
import { personName } from '@fieldspan/domain/person-name';
import type { Column } from '@fieldspan/ui/columns';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { ServiceDueTag } from '../parts/service-due-tag.tsx';
import { Swatch } from '../parts/swatch.tsx';
import { NextService } from './next-service.tsx';
import styles from './piece-table.module.css';

type PieceColumn = Column<EquipmentPiece>;

/** What a list says of a piece; the type only where the list holds several. */
export function pieceColumns(showType: boolean): PieceColumn[] {
  return [
    { key: 'description', header: t('Description'), sort: 'description', card: 'title', cell: nameCell },
    {
      key: 'serial_num',
      header: t('Serial number'),
      sort: 'serial_num',
      card: 'fact',
      cell: (piece) => quiet(piece.serial_num),
    },
    ...(showType ? [typeColumn()] : []),
    {
      key: 'holder',
      header: t('Held by'),
      card: 'hidden',
      cell: (piece) => quiet(piece.Holder && personName(piece.Holder)),
    },
    {
      key: 'location',
      header: t('Location'),
      sort: 'location',
      card: showType ? 'hidden' : 'fact',
      cell: (piece) => quiet(piece.location),
    },
    {
      key: 'service',
      header: t('Next service'),
      sort: 'next_service_date',
      card: 'hidden',
      cell: (piece) => <NextService piece={piece} />,
    },
    { key: 'state', header: t('State'), card: 'status', cell: stateCell },
  ];
}

function typeColumn(): PieceColumn {
  return { key: 'type', header: t('Type'), card: 'fact', cell: (piece) => quiet(piece.EquipmentType?.name) };
}

function nameCell(piece: EquipmentPiece) {
  return (
    <span className={styles.name}>
      <Swatch colour={piece.color_hex ?? piece.EquipmentType?.color_hex} />
      {piece.description}
    </span>
  );
}

function stateCell({ archived, next_service_date: date }: EquipmentPiece) {
  return archived === 1 ? <Tag>{t('Archived')}</Tag> : <ServiceDueTag nextService={date} />;
}

function quiet(text: string | null | undefined) {
  return <span className={styles.quiet}>{text || '–'}</span>;
}
