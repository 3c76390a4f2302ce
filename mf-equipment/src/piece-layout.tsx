import type { Equipment, EquipmentPiece } from '@fieldspan/api/queries/equipment';
import { kitChoicesQuery } from '@fieldspan/api/queries/kits';
import { msg } from '@fieldspan/domain/message';
import { Muted } from '@fieldspan/records/cells/muted';
import { PersonCell } from '@fieldspan/records/cells/person-cell';
import type { FieldSection, ListEntry } from '@fieldspan/records/entry';
import { t } from '@fieldspan/ui/i18n';
import type { Catalogue } from './catalogue-data/live-catalogue.ts';
import { DueBack } from './piece/due-back.tsx';
import { PieceThumb } from './piece/piece-thumb.tsx';
import { offeredTypes, typeOptions } from './edit/type-options.ts';
import { CustodyState } from './catalogue/custody-state.tsx';
import { ServiceCell } from './catalogue/service-cell.tsx';
import styles from './piece-layout.module.css';

type PieceColumns = ListEntry<'Equipment', EquipmentPiece>['columns'];

/** The columns of a list of pieces; the type only if the list contains several. */
export const pieceColumns = (showType: boolean): PieceColumns => [
  {
    key: 'description',
    header: msg('Description'),
    sort: 'description',
    field: { kind: 'text', name: 'description', label: msg('Description'), required: true },
    card: 'title',
    cell: nameCell,
  },
  {
    key: 'serial_num',
    header: msg('Serial number'),
    sort: 'serial_num',
    field: { kind: 'text', name: 'serial_num', label: msg('Serial number') },
    card: 'fact',
    cell: (piece) => <Muted num>{piece.serial_num}</Muted>,
  },
  ...(showType ? TYPE : []),
  ...WHERE,
  {
    key: 'service',
    header: msg('Next service'),
    sort: 'next_service_date',
    group: { by: 'next_service_date', unit: 'month' },
    field: { kind: 'date', name: 'next_service_date', label: msg('Next service') },
    card: 'fact',
    cell: (piece) => <ServiceCell piece={piece} />,
  },
  {
    key: 'state',
    header: msg('State'),
    inFile: 'is_out_of_service',
    group: { by: 'is_out_of_service', name: (value) => (value === 1 ? t('Out of service') : t('In service')) },
    card: 'status',
    cell: (piece) => <CustodyState piece={piece} />,
  },
];

/** Who has it, where it is, and until when. */
const WHERE: PieceColumns = [
  {
    key: 'holder',
    header: msg('Held by'),
    inFile: 'Holder',
    group: { by: 'Holder' },
    card: 'fact',
    cell: (piece) => (piece.Holder ? <PersonCell person={piece.Holder} /> : <Muted>{t('Nobody')}</Muted>),
  },
  {
    key: 'where',
    header: msg('Where'),
    inFile: ['Job', 'EquipmentPlace', 'location'],
    card: 'fact',
    cell: (piece) => <Muted>{piece.Job?.job_name ?? piece.EquipmentPlace?.name ?? piece.location}</Muted>,
  },
  {
    key: 'due_back',
    isOptional: true,
    header: msg('Back by'),
    sort: 'due_back_on',
    group: { by: 'due_back_on', unit: 'day' },
    card: 'hidden',
    cell: (piece) => <DueBack day={piece.due_back_on} />,
  },
  {
    key: 'location',
    header: msg('Location'),
    sort: 'location',
    group: { by: 'location' },
    field: { kind: 'text', name: 'location', label: msg('Location') },
    isOptional: true,
    card: 'hidden',
    cell: (piece) => <Muted>{piece.location}</Muted>,
  },
];

const TYPE: PieceColumns = [
  {
    key: 'type',
    header: msg('Type'),
    inFile: 'EquipmentType',
    group: { by: 'EquipmentType' },
    // The rail says it, and most names do.
    isOptional: true,
    card: 'fact',
    cell: (piece) => <Muted>{piece.EquipmentType?.name}</Muted>,
  },
];

function nameCell(piece: EquipmentPiece) {
  return (
    <span className={styles.name}>
      <PieceThumb picture={piece.LibraryUpload} colour={piece.color_hex ?? piece.EquipmentType?.color_hex} />
      {piece.description}
    </span>
  );
}

/** The fields of a piece's page, and their sections. */
export const pieceSections = (catalogue: Catalogue): readonly FieldSection<'Equipment', Equipment>[] => [
  {
    title: msg('Equipment'),
    fields: [
      { kind: 'text', name: 'description', label: msg('Description'), required: true, wide: true },
      {
        kind: 'choice',
        name: 'type_id',
        label: msg('Type'),
        required: true,
        options: (piece) => typeOptions(offeredTypes(catalogue, piece?.type_id)),
      },
      { kind: 'text', name: 'serial_num', label: msg('Serial number') },
      { kind: 'text', name: 'location', label: msg('Location') },
      {
        kind: 'relation',
        name: 'kit_id',
        label: msg('Part of the kit'),
        choices: kitChoicesQuery,
        shownOf: ({ EquipmentKit }) => EquipmentKit?.name ?? null,
      },
      {
        kind: 'colour',
        name: 'color_hex',
        label: msg('Colour'),
        hint: msg('Without one, the colour of the type is shown.'),
      },
      { kind: 'flag', name: 'archived', label: msg('Archived') },
    ],
  },
  {
    title: msg('Next service'),
    isShown: (piece) => piece?.is_planned !== 1,
    fields: [
      {
        kind: 'date',
        name: 'next_service_date',
        label: msg('Date'),
        hint: msg('Maintenance plans, on the tab Maintenance, set it by themselves.'),
      },
      { kind: 'text', name: 'next_service_mileage_or_time', label: msg('Mileage or hours') },
      { kind: 'long-text', name: 'next_service_description', label: msg('What is to be done'), wide: true },
    ],
  },
];
