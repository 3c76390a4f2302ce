import { localDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { clockText, weekdayText } from '@fieldspan/domain/weekday-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import styles from './board.module.css';
import { ticksOf, xOf } from './time-scale.ts';
import type { TimeScale } from './time-scale.ts';

const timeOf = (ms: number): string => clockText(new Date(ms).toISOString());

/** The hours above the board, and what time it is. */
export function HourHead({ scale, hours, nowMs }: { scale: TimeScale; hours: number; nowMs: number | null }) {
  const today = useToday();
  const label = (ms: number, isDay: boolean) => {
    const day = localDay(new Date(ms));
    return isDay && scale.days.length > 1 ? `${weekdayText(day)} ${dayText(day, today)}` : timeOf(ms);
  };
  return (
    <div className={styles.head} aria-hidden="true">
      <span className={styles.corner}>{t('People and hours')}</span>
      <div className={styles.hours}>
        {ticksOf(scale, hours).map(({ ms, x, isDay }) => (
          <span key={ms} className={styles.hour} data-day={isDay || undefined} style={{ insetInlineStart: x }}>
            {label(ms, isDay)}
          </span>
        ))}
        {nowMs !== null && (
          <span className={styles.nowTag} style={{ insetInlineStart: xOf(scale, nowMs) }}>
            {timeOf(nowMs)}
          </span>
        )}
      </div>
    </div>
  );
}
