import type { DaySpan } from '@fieldspan/domain/job-timeline';
import { t } from '@fieldspan/ui/i18n';
import styles from './timeline.module.css';

type DayTrackProps = { planned: readonly DaySpan[]; worked: readonly DaySpan[] };

/** A day from midnight to midnight: planned visits above, the time that was worked below them. */
export function DayTrack({ planned, worked }: DayTrackProps) {
  if (planned.length + worked.length === 0) return null;
  const said = [
    planned.length > 0 && t('Planned {{times}}', { times: planned.map(timesOf).join(', ') }),
    worked.length > 0 && t('Worked {{times}}', { times: worked.map(timesOf).join(', ') }),
  ].filter(Boolean);
  return (
    <>
      <span className={styles.track} aria-hidden="true">
        {[...new Map(planned.map((span) => [timesOf(span), span]))].map(([times, span]) => (
          <span key={`p ${times}`} className={styles.planned} style={placeOf(span)} />
        ))}
        {[...new Map(worked.map((span) => [timesOf(span), span]))].map(([times, span]) => (
          <span key={`w ${times}`} className={styles.worked} style={placeOf(span)} />
        ))}
      </span>
      <span className={styles.times}>{said.join(' · ')}</span>
    </>
  );
}

const DAY_MINUTES = 1440;
const share = (minutes: number): string => `${(minutes / DAY_MINUTES) * 100}%`;
const placeOf = ({ from, until }: DaySpan) => ({
  insetInlineStart: share(from),
  inlineSize: share(Math.max(until - from, 1)),
});

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const timesOf = ({ from, until }: DaySpan): string => `${clock(from)}–${clock(until)}`;
