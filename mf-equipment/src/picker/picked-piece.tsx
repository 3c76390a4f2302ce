import { equipmentQuery } from '@fieldspan/api/queries/equipment';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconX } from '@fieldspan/ui/icons';
import { IconButton } from '@fieldspan/ui/icon-button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Swatch } from '@fieldspan/ui/swatch';
import styles from './equipment-picker.module.css';

type PickedPieceProps = { id: number; onChange: () => void; onClear: () => void };

export function PickedPiece({ id, onChange, onClear }: PickedPieceProps) {
  const { data: piece } = useSuspenseQuery(equipmentQuery(String(id)));
  return (
    <div className={styles.picked}>
      <Swatch colour={piece.color_hex ?? piece.EquipmentType?.color_hex} />
      <span className={styles.pickedText}>
        <span className={styles.pickedName}>{piece.description}</span>
        <span className={styles.note}>{[piece.EquipmentType?.name, piece.serial_num].filter(Boolean).join(' · ')}</span>
      </span>
      <Button onClick={onChange}>{t('Change')}</Button>
      <IconButton label={t('Remove')} icon={<IconX aria-hidden="true" />} onClick={onClear} />
    </div>
  );
}
