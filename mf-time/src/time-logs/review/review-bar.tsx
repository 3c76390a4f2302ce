import type { TimeReview, TimeReviewLog } from '@fieldspan/api/queries/time-review';
import { dayAfter, dayText } from '@fieldspan/domain/day-text';
import { hoursOf } from '@fieldspan/domain/time-log-review';
import { useToday } from '@fieldspan/federation/now';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { plural, t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { StepLinks } from '@fieldspan/ui/layout/step-links';
import { ApproveFine } from './approve-fine.tsx';
import { hoursText } from './day-cell.tsx';
import styles from './review.module.css';

type ReviewBarProps = {
  review: TimeReview;
  odd: number;
  fine: readonly TimeReviewLog[];
  onlyOdd: boolean;
  mayDecide: boolean;
};

const at = (day: string, onlyOdd = false): string => `/time-logs/review?day=${day}${onlyOdd ? '&show=flagged' : ''}`;

/** The period, how much of it waits, and all without remarks at one press. */
export function ReviewBar({ review, odd, fine, onlyOdd, mayDecide }: ReviewBarProps) {
  const today = useToday();
  const { from, to, logs } = review;
  const waiting = odd + fine.length;
  return (
    <div className={styles.bar}>
      <StepLinks
        label={t('{{from}} – {{to}}', { from: dayText(from, today), to: dayText(to, today) })}
        before={{ to: at(dayAfter(from, -1), onlyOdd), label: t('Period before') }}
        after={{ to: at(dayAfter(to, 1), onlyOdd), label: t('Period after') }}
        now={{ to: at(today, onlyOdd), label: t('This period') }}
      />
      <p className={styles.sum}>
        {plural(waiting, { one: '{{count}} time log waits', other: '{{count}} time logs wait' })}
        {' · '}
        {t('{{hours}} h', { hours: hoursText(hoursOf(logs)) })}
      </p>
      <LinkChips
        chips={[
          { to: at(from), label: t('All'), isCurrent: !onlyOdd },
          { to: at(from, true), label: t('To look at: {{flagged}}', { flagged: odd }), isCurrent: onlyOdd },
        ]}
      />
      {mayDecide && fine.length > 0 && (
        <ApproveFine
          isOfAll
          logs={fine}
          label={plural(fine.length, {
            one: 'Approve {{count}} without remarks',
            other: 'Approve {{count}} without remarks',
          })}
        />
      )}
      <Elsewhere review={review} />
    </div>
  );
}

/** What waits in other periods. */
function Elsewhere({ review: { to, earlier, later } }: { review: TimeReview }) {
  if (earlier === 0 && later === 0) return null;
  return (
    <p className={styles.note}>
      {earlier > 0 && (
        <AppLink className={styles.link} to="/time-logs/review">
          {plural(earlier, { one: '{{count}} more waits before', other: '{{count}} more wait before' })}
        </AppLink>
      )}
      {earlier > 0 && later > 0 && ' · '}
      {later > 0 && (
        <AppLink className={styles.link} to={at(dayAfter(to, 1))}>
          {plural(later, { one: '{{count}} more waits after', other: '{{count}} more wait after' })}
        </AppLink>
      )}
    </p>
  );
}
