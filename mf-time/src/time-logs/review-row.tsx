import type { TimeLogRow } from '@fieldspan/api/queries/time-logs';
import { type Message, msg } from '@fieldspan/domain/message';
import type { LogFlag } from '@fieldspan/domain/time-log-review';
import { clockText } from '@fieldspan/domain/weekday-text';
import { translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import { HoursCell } from '@fieldspan/records/cells/hours-cell';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import { DecideButtons } from './decide-buttons.tsx';
import styles from './person-review.module.css';

const FLAGS: Record<LogFlag, Message> = {
  'no-end': msg('No clock-out'),
  long: msg('Over 12 h'),
  overlap: msg('Overlaps another'),
  offsite: msg('Offsite'),
  'no-break': msg('No break'),
  'no-form': msg('Form not filled in'),
};

type ReviewRowProps = { log: TimeLogRow; flags: readonly LogFlag[]; mayDecide: boolean };

export function ReviewRow({ log, flags, mayDecide }: ReviewRowProps) {
  return (
    <li className={styles.log}>
      <AppLink className={styles.times} to={`/time-logs/list/${log.slug}`}>
        {clockText(log.time_in) || '–'} – {clockText(log.time_out) || '–'}
      </AppLink>
      <span className={styles.work}>
        <WorkCell row={log} plain />
        {log.notes && <span className={styles.notes}>{log.notes}</span>}
      </span>
      <span className={styles.flags}>
        {flags.map((flag) => (
          <Tag key={flag} tone="amber">
            {translated(FLAGS[flag])}
          </Tag>
        ))}
      </span>
      <span className={styles.hours}>
        <HoursCell of={log.hours} />
      </span>
      {mayDecide && (
        <span className={styles.buttons}>
          <DecideButtons log={log} />
        </span>
      )}
    </li>
  );
}
