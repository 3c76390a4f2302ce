import { dataText } from '@fieldspan/domain/message';
import { dayLabel } from '@fieldspan/domain/message-time';
import { t, translated } from '@fieldspan/ui/i18n';
import styles from './stream-line.module.css';

type StreamLineProps = { row: { kind: 'day'; at: string } | { kind: 'new' }; now: Date };

/** The separator above a new day, or above the first unread message. */
export function StreamLine({ row, now }: StreamLineProps) {
  return (
    <p className={styles.line} data-kind={row.kind}>
      {row.kind === 'day' ? translated(dataText(dayLabel(row.at, now))) : t('New')}
    </p>
  );
}
