import type { EquipmentPiece } from '@fieldspan/api/queries/equipment';
import { isLate } from '@fieldspan/domain/equipment/custody';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconArrowUpRight, IconBan, IconCircleCheck } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import styles from './custody-state.module.css';

/** Whether a piece is in or out, late, or must not be used. */
export function CustodyState({ piece }: { piece: EquipmentPiece }) {
  const today = useToday();
  if (piece.is_out_of_service === 1)
    return (
      <Tag tone="red" icon={<IconBan aria-hidden="true" />}>
        {t('Out of service')}
      </Tag>
    );
  if (piece.archived === 1) return <Tag>{t('Archived')}</Tag>;
  const { due_back_on: day } = piece;
  if (day !== null && isLate(day, today))
    return (
      <Tag tone="red" className={styles.day} icon={<IconAlertTriangle aria-hidden="true" />}>
        {t('Late since {{when}}', { when: dayText(day, today) })}
      </Tag>
    );
  if (piece.out_since !== null || piece.holder_id !== null)
    return (
      <Tag tone="blue" className={day === null ? undefined : styles.day} icon={<IconArrowUpRight aria-hidden="true" />}>
        {day === null ? t('Out') : t('Out until {{when}}', { when: dayText(day, today) })}
      </Tag>
    );
  return (
    <Tag tone="green" icon={<IconCircleCheck aria-hidden="true" />}>
      {t('In')}
    </Tag>
  );
}
