import type { TimeLogRow } from '@fieldspan/api/queries/time-logs';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import type { ReviewPerson } from '@fieldspan/domain/time-log-review';
import { useToday } from '@fieldspan/federation/now';
import { Avatar } from '@fieldspan/ui/avatar';
import { plural, t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { HoursCell } from '@fieldspan/records/cells/hours-cell';
import { ApproveMany } from './approve-many.tsx';
import styles from './person-review.module.css';
import { ReviewRow } from './review-row.tsx';

type PersonReviewProps = { review: ReviewPerson<TimeLogRow>; mayDecide: boolean };

/** One person's submitted time, day by day. */
export function PersonReview({ review, mayDecide }: PersonReviewProps) {
  const today = useToday();
  const logs = review.days.flatMap((day) => day.logs);
  const { User } = logs[0]?.log ?? { User: null };
  const name = User ? personName(User) : t('Unknown person');
  return (
    <section className={styles.person} aria-label={name}>
      <header className={styles.header}>
        <Avatar name={name} />
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.total}>
          <HoursCell of={review.hours} />
        </span>
        {review.flagged > 0 && (
          <Tag tone="amber">
            {plural(review.flagged, { one: '{{count}} to look at', other: '{{count}} to look at' })}
          </Tag>
        )}
        {mayDecide && (
          <span className={styles.all}>
            <ApproveMany
              size="s"
              logs={logs.map(({ log }) => log)}
              label={plural(logs.length, { one: 'Approve {{count}}', other: 'Approve all {{count}}' })}
            />
          </span>
        )}
      </header>
      {review.days.map(({ day, hours, logs: ofDay }) => (
        <section key={day} className={styles.day} aria-label={`${name}, ${dayText(day, today)}`}>
          <h3 className={styles.date}>
            {weekdayText(day)} {dayText(day, today)}
            {ofDay.length > 1 && <HoursCell of={hours} />}
          </h3>
          <ul>
            {ofDay.map(({ log, flags }) => (
              <ReviewRow key={log.id} log={log} flags={flags} mayDecide={mayDecide} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
