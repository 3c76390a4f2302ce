import { waitingTimeLogsQuery } from '@fieldspan/api/queries/time-logs';
import { momentText } from '@fieldspan/domain/day-text';
import { hoursOf, reviewByPerson } from '@fieldspan/domain/time-log-review';
import { useNow } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconChecks } from '@fieldspan/ui/icons';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { ApproveMany } from './approve-many.tsx';
import { PersonReview } from './person-review.tsx';
import { ReviewChips } from './review-chips.tsx';
import { decidesTime } from './time-log-area.ts';
import styles from './waiting-time.module.css';
import { numberText } from '@fieldspan/domain/number-text';

export function WaitingTime() {
  const { profile, viewer } = useCurrentUser();
  const { data } = useSuspenseQuery(waitingTimeLogsQuery(profile.id));
  const [params] = useSearchParams();
  const now = useNow();
  const people = reviewByPerson(data.rows);
  const onlyFlagged = params.get('show') === 'flagged';
  const shown = onlyFlagged ? people.filter(({ flagged }) => flagged > 0) : people;
  const clean = people.flatMap(({ days }) =>
    days.flatMap(({ logs }) => logs.filter(({ flags }) => flags.length === 0).map(({ log }) => log)),
  );
  const count = data.meta?.count ?? data.rows.length;
  if (data.rows.length === 0) {
    return (
      <EmptyState icon={<IconChecks aria-hidden="true" />} title={t('Nothing waits for you')}>
        {t('Time that your crew submits shows here, by person and day.')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.review}>
      <div className={styles.bar}>
        <p className={styles.sum}>
          {plural(count, { one: '{{count}} time log waits', other: '{{count}} time logs wait' })}
          {' · '}
          {t('{{hours}} h', { hours: numberText(hoursOf(data.rows)) })}
        </p>
        <ReviewChips flagged={people.reduce((sum, { flagged }) => sum + flagged, 0)} onlyFlagged={onlyFlagged} />
        {decidesTime(viewer) && clean.length > 0 && (
          <ApproveMany
            logs={clean}
            label={plural(clean.length, {
              one: 'Approve {{count}} without remarks',
              other: 'Approve {{count}} without remarks',
            })}
          />
        )}
      </div>
      {count > data.rows.length && (
        <p className={styles.note}>
          {t('These are the oldest {{shown}}, up to {{until}}. The others follow once these are decided.', {
            shown: data.rows.length,
            until: momentText(data.rows.at(-1)?.time_in ?? null, now),
          })}
        </p>
      )}
      {shown.map((person) => (
        <PersonReview key={person.userId} review={person} mayDecide={decidesTime(viewer)} />
      ))}
    </div>
  );
}
