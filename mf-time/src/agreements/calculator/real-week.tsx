import { periodTimeLogsQuery } from '@fieldspan/api/queries/time-logs';
import type { TimeLogRow } from '@fieldspan/api/queries/time-logs';
import { dayNamed, dayNumber, minuteIn } from '@fieldspan/domain/pay/local-time';
import { paidLog } from '@fieldspan/domain/pay/paid-log';
import type { PayScale } from '@fieldspan/domain/pay-scales';
import { personName } from '@fieldspan/domain/person-name';
import { plural, t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './calculator.module.css';
import { LineList } from './line-list.tsx';
import type { WeekProps } from './sample-week.tsx';
import { linesOf } from './week-lines.ts';

const MINUTE_MS = 60_000;

/** The time logs of a person who worked in the week. */
export function RealWeek({ first, scales, scale, place }: WeekProps) {
  const { zone } = place;
  const last = dayNamed(dayNumber(first) + 6);
  // Logs of the day before may end in the week.
  const instantOf = (day: number) => new Date(minuteIn(zone, dayNamed(day), 0) * MINUTE_MS).toISOString();
  const span = { from: instantOf(dayNumber(first) - 1), until: instantOf(dayNumber(last) + 1) };
  const { data: rows } = useSuspenseQuery(periodTimeLogsQuery(span));
  const [chosen, setChosen] = useState('');
  const people = [...new Map(rows.flatMap(({ user_id, User }) => (User ? [[String(user_id), User]] : [])))];
  const id = people.some(([key]) => key === chosen) ? chosen : people[0]?.[0];
  if (id === undefined) return <p className={styles.note}>{t('Nobody logged time in this week.')}</p>;
  const own = rows.filter(({ user_id }) => String(user_id) === id);
  const open = own.filter(({ status }) => status !== 'approved').length;
  const logs = own.flatMap(
    (row) =>
      paidLog(row, { zone, job: jobOf(row), rateCents: rateCents(row, { scales, scale }), agreement: 'shown' }) ?? [],
  );
  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={t('Person')}
          value={id}
          options={people.map(([value, person]) => ({ value, label: personName(person) }))}
          onChange={setChosen}
        />
        {open > 0 && (
          <p>
            {plural(open, {
              one: '{{count}} of these time logs is not approved yet.',
              other: '{{count}} of these time logs are not approved yet.',
            })}
          </p>
        )}
      </div>
      <LineList lines={linesOf(logs, place, { from: first, to: last })} />
    </>
  );
}

const jobOf = ({ Job, Service }: TimeLogRow): string | null => Job?.job_num ?? Service?.job_num ?? null;

function rateCents(
  { pay_scale }: TimeLogRow,
  { scales, scale }: { scales: readonly PayScale[]; scale: PayScale | undefined },
): number {
  const own = scales.find(({ title }) => title === pay_scale) ?? scale;
  return Math.round((own?.rate ?? 0) * 100);
}
