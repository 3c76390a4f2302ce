import { equipmentOfTypeQuery } from '@fieldspan/api/queries/equipment';
import type { PickerLevel } from '@fieldspan/api/queries/equipment';
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { t } from '@fieldspan/ui/i18n';
import { MoreLine } from '@fieldspan/ui/more-line';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PickerRows } from './picker-rows.tsx';

type PickerPiecesProps = {
  type: PickerLevel;
  includeArchived: boolean;
  picked: number | null;
  onPick: WidgetContracts['equipment.picker']['onPick'];
};

/** The pieces of a type. */
export function PickerPieces({ type, includeArchived, picked, onPick }: PickerPiecesProps) {
  const { data } = useSuspenseQuery(equipmentOfTypeQuery(type.id, includeArchived));
  const { rows: pieces, more } = data;
  return (
    <>
      <PickerRows
        label={type.name}
        empty={t('No equipment in {{type}}', { type: type.name })}
        rows={pieces.map(({ id, description, serial_num: serial, archived, is_out_of_service: isOut }) => ({
          id,
          title: description,
          colour: type.color_hex,
          note: [serial, archived === 1 && t('Archived'), isOut === 1 && t('Out of service, cannot be chosen')]
            .filter(Boolean)
            .join(' · '),
          isBlocked: isOut === 1 && id !== picked,
          isPicked: id === picked,
        }))}
        onChoose={(id) => {
          const piece = pieces.find((one) => one.id === id);
          if (piece) onPick({ id, description: piece.description });
        }}
        isLast
      />
      <MoreLine shown={pieces.length} more={more} />
    </>
  );
}
