import { dayNamed, dayNumber, weekdayOf } from '@fieldspan/domain/pay/local-time';
import type { PayScale } from '@fieldspan/domain/pay-scales';
import { sampleLogs } from '@fieldspan/domain/pay/sample-week';
import type { SampleDay } from '@fieldspan/domain/pay/sample-week';
import { dayText } from '@fieldspan/domain/day-text';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { TimeField } from '@fieldspan/ui/time-field';
import { useState } from 'react';
import { NumberField } from '../number-field.tsx';
import styles from './calculator.module.css';
import { LineList } from './line-list.tsx';
import type { Place } from './use-place.ts';
import { linesOf } from './week-lines.ts';

export type WeekProps = {
  /** The first day of the week. */
  first: string;
  scales: readonly PayScale[];
  /** As what the person is paid; undefined without classifications. */
  scale: PayScale | undefined;
  place: Place;
};

/** Monday to Friday from seven to half past three. */
const sampleDay = (day: string): SampleDay => {
  const weekday = weekdayOf(dayNumber(day));
  return weekday === 0 || weekday === 6
    ? { day, in: '', out: '', breakMin: 0 }
    : { day, in: '07:00', out: '15:30', breakMin: 30 };
};

/** A week that is typed in. */
export function SampleWeek({ first, scale, place }: WeekProps) {
  const today = useToday();
  const [days, setDays] = useState(() =>
    Array.from({ length: 7 }, (_, index) => sampleDay(dayNamed(dayNumber(first) + index))),
  );
  const change = (day: string, changed: Partial<SampleDay>) =>
    setDays((all) => all.map((one) => (one.day === day ? Object.assign({}, one, changed) : one)));
  const logs = sampleLogs(days, {
    zone: place.zone,
    job: null,
    rateCents: Math.round((scale?.rate ?? 0) * 100),
    agreement: 'shown',
  });
  return (
    <>
      <div className={styles.days}>
        {days.map((one) => (
          <fieldset
            key={one.day}
            className={styles.day}
            aria-label={`${weekdayText(one.day)} ${dayText(one.day, today)}`}
          >
            <legend className={styles.dayName}>
              {weekdayText(one.day)} {dayText(one.day, today)}
            </legend>
            <TimeField label={t('In')} value={one.in} onChange={(time) => change(one.day, { in: time })} />
            <TimeField label={t('Out')} value={one.out} onChange={(time) => change(one.day, { out: time })} />
            <NumberField
              label={t('Break, minutes')}
              value={one.breakMin}
              onChange={(minutes) => change(one.day, { breakMin: Math.round(minutes) })}
            />
          </fieldset>
        ))}
      </div>
      <LineList lines={linesOf(logs, place)} />
    </>
  );
}
