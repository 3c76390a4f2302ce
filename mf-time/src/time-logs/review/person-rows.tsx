import type { TimeReviewLog } from '@fieldspan/api/queries/time-review';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { hoursOf, type ReviewPerson } from '@fieldspan/domain/time-log-review';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { useToday } from '@fieldspan/federation/now';
import { Avatar } from '@fieldspan/ui/avatar';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconCircleCheck } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import type { ReactNode } from 'react';
import { ApproveFine } from './approve-fine.tsx';
import { DayCell, hoursText } from './day-cell.tsx';
import { FlagTags } from './flag-tags.tsx';
import { detailText } from './flag-words.ts';
import styles from './review.module.css';

type PersonRowsProps = {
  person: ReviewPerson<TimeReviewLog>;
  user: TimeReviewLog['User'];
  /** The log that is looked at. */
  selected: number | null;
  linkTo: (log: TimeReviewLog) => string;
  mayDecide: boolean;
  /** What stands below the selected log, on narrow screens. */
  panel: ReactNode;
};

/** One person's weeks, and below them what there is to look at. */
export function PersonRows({ person, user, ...rest }: PersonRowsProps) {
  const today = useToday();
  const name = personName(user);
  const { weeks, odd, fine } = person;
  return (
    <tbody className={styles.person} data-odd={odd.length > 0 || undefined}>
      {weeks.map((week, at) => (
        <tr key={week.from}>
          {at === 0 && (
            <th scope="rowgroup" rowSpan={weeks.length} className={styles.name}>
              <span className={styles.named}>
                <Avatar name={name} size="s" />
                {name}
              </span>
            </th>
          )}
          <th scope="row" className={styles.week}>
            {dayText(week.from, today)}
          </th>
          {week.cells.map((cell) => (
            <DayCell key={cell.day} cell={cell} />
          ))}
          {week.cells.length < 7 && (
            <td colSpan={7 - week.cells.length} data-empty>
              –
            </td>
          )}
          <td className={styles.total}>{hoursText(week.hours)}</td>
        </tr>
      ))}
      {odd.map((each) => (
        <OddRow key={each.log.id} odd={each} today={today} {...rest} />
      ))}
      {fine.length > 0 && <FineRow logs={fine} mayDecide={rest.mayDecide} />}
    </tbody>
  );
}

type OddRowProps = Omit<PersonRowsProps, 'person' | 'user'> & {
  odd: ReviewPerson<TimeReviewLog>['odd'][number];
  today: string;
};

function OddRow({ odd: { log, flags }, today, selected, linkTo, panel }: OddRowProps) {
  const isSelected = selected === log.id;
  return (
    <tr className={styles.odd}>
      <td colSpan={10}>
        <AppLink
          className={styles.look}
          to={linkTo(log)}
          aria-current={isSelected || undefined}
          data-review-log={log.id}
        >
          <span className={styles.day}>
            {weekdayText(log.day)} {dayText(log.day, today)}
          </span>
          <FlagTags flags={flags} />
          <span className={styles.detail}>{detailText(log, flags)}</span>
        </AppLink>
        {isSelected && panel}
      </td>
    </tr>
  );
}

function FineRow({ logs, mayDecide }: { logs: readonly TimeReviewLog[]; mayDecide: boolean }) {
  return (
    <tr className={styles.fine}>
      <td colSpan={10}>
        <span className={styles.fineLine}>
          <IconCircleCheck aria-hidden="true" />
          {plural(logs.length, { one: '{{count}} without remarks', other: '{{count}} without remarks' })}
          {' · '}
          {t('{{hours}} h', { hours: hoursText(hoursOf(logs)) })}
          {mayDecide && (
            <ApproveFine
              logs={logs}
              label={plural(logs.length, { one: 'Approve {{count}}', other: 'Approve {{count}}' })}
            />
          )}
        </span>
      </td>
    </tr>
  );
}
