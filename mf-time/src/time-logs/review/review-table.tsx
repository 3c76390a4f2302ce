import type { TimeReviewLog } from '@fieldspan/api/queries/time-review';
import type { ReviewPerson } from '@fieldspan/domain/time-log-review';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';
import { PersonRows } from './person-rows.tsx';
import styles from './review.module.css';

type ReviewTableProps = {
  people: readonly ReviewPerson<TimeReviewLog>[];
  selected: number | null;
  linkTo: (log: TimeReviewLog) => string;
  mayDecide: boolean;
  panel: ReactNode;
};

/** People by days; on a phone a list of people, each with their days. */
export function ReviewTable({ people, ...rest }: ReviewTableProps) {
  const days = people[0]?.weeks[0]?.cells.map(({ day }) => day) ?? [];
  return (
    <table className={styles.table} aria-label={t('Hours by person and day')}>
      <thead>
        <tr>
          <th scope="col">{t('Person')}</th>
          <th scope="col">{t('Week')}</th>
          {days.map((day) => (
            <th key={day} scope="col" className={styles.number}>
              {weekdayText(day)}
            </th>
          ))}
          <th scope="col" className={styles.number}>
            {t('Hours')}
          </th>
        </tr>
      </thead>
      {people.map((person) => {
        const user = person.weeks.flatMap(({ cells }) => cells.flatMap(({ logs }) => logs))[0]?.User;
        return user && <PersonRows key={person.userId} person={person} user={user} {...rest} />;
      })}
    </table>
  );
}
