import type { Equipment } from '@fieldspan/api/queries/equipment';
import type { Blank } from '@fieldspan/contract/save';

/** What the editor writes of a piece. */
export function pieceValues(piece: Equipment): Blank<'Equipment'> {
  return {
    description: piece.description,
    type_id: piece.type_id,
    serial_num: piece.serial_num,
    color_hex: piece.color_hex,
    location: piece.location,
    archived: piece.archived,
    next_service_date: piece.next_service_date,
    next_service_description: piece.next_service_description,
    next_service_mileage_or_time: piece.next_service_mileage_or_time,
  };
}

export const blankPiece = (typeId: number | null): Blank<'Equipment'> => ({
  description: '',
  type_id: typeId,
  serial_num: null,
  color_hex: null,
  location: null,
  archived: 0,
  next_service_date: null,
  next_service_description: null,
  next_service_mileage_or_time: null,
});
