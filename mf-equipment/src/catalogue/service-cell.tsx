import { meterText } from '@fieldspan/domain/equipment/meter-reading';
import { dayText } from '@fieldspan/domain/day-text';
import { serviceDue } from '@fieldspan/domain/service-due';
import type { EquipmentPiece } from '@fieldspan/api/queries/equipment';
import { useToday } from '@fieldspan/federation/now';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconClock } from '@fieldspan/ui/icons';
import styles from './service-cell.module.css';

/** When the next service of a piece is, by its day or its meter. What is to be done is said under it. */
export function ServiceCell({ piece }: { piece: EquipmentPiece }) {
  const { text, urgency } = useDue(piece);
  const what = piece.next_service_description;
  if (text === '' && !what) return null;
  return (
    <span className={styles.cell}>
      <span className={styles.due} data-urgency={urgency}>
        {urgency === 'overdue' && <IconAlertTriangle aria-hidden="true" />}
        {urgency === 'soon' && <IconClock aria-hidden="true" />}
        {text}
      </span>
      {what && <span className={styles.what}>{what}</span>}
    </span>
  );
}

function useDue(piece: EquipmentPiece): { text: string; urgency?: 'overdue' | 'soon' } {
  const today = useToday();
  if (piece.archived === 1) return { text: dayText(piece.next_service_date, today) };
  const over = (piece.meter ?? 0) - (piece.next_service_meter ?? Number.POSITIVE_INFINITY);
  if (over > 0) {
    const amount = meterText(over, piece.EquipmentType?.meter_unit ?? null);
    return { text: t('Overdue {{amount}}', { amount }), urgency: 'overdue' };
  }
  const due = serviceDue(piece.next_service_date, today);
  if (due.state === 'overdue')
    return {
      text: plural(due.days, { one: 'Overdue {{count}} day', other: 'Overdue {{count}} days' }),
      urgency: 'overdue',
    };
  const text = dayText(piece.next_service_date, today);
  return due.state === 'soon' ? { text: due.days === 0 ? t('Due today') : text, urgency: 'soon' } : { text };
}
