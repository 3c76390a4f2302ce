import type { Equipment } from '@fieldspan/api/queries/equipment';
import type { PageEntry } from '@fieldspan/records/entry';
import { tabPlace } from '@fieldspan/records/page/tab-place';
import { DETAILS } from '@fieldspan/records/entry';
import { PieceLabel } from './piece-label.tsx';

type PiecePage = Pick<PageEntry<'Equipment', Equipment>, 'record' | 'titleOf' | 'tabs' | 'tabPlace' | 'tabTo'>;

/** The tabs of a piece's page; its details have the plain address. */
export const piecePage: PiecePage = {
  record: 'Piece',
  titleOf: ({ description }) => description,
  tabs: [
    { key: DETAILS, label: 'Details' },
    { key: 'label', label: 'Label', Panel: ({ record }) => <PieceLabel pieceId={record.id} /> },
  ],
  tabPlace: tabPlace('equipment.tab', ({ id, slug, description, type_id }) => ({
    equipment: { id, slug, name: description, typeId: type_id },
  })),
  tabTo: (slug, tab) => (tab === DETAILS ? `/equipment/edit/${slug}` : `/equipment/edit/${slug}/${tab}`),
};
