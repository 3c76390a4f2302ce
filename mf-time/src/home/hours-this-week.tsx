import type { HoursByDay } from '@fieldspan/contract/review-calls';
import { hoursByDayQuery } from '@fieldspan/api/queries/time-review';
import { dateText } from '@fieldspan/domain/date-text';
import { dayText } from '@fieldspan/domain/day-text';
import { numberText } from '@fieldspan/domain/number-text';
import { useToday } from '@fieldspan/federation/now';
import { DashboardCard } from '@fieldspan/records/cards/dashboard-card';
import { ColumnChart } from '@fieldspan/ui/column-chart';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { codeText } from '../pay-words.ts';
import styles from './hours-this-week.module.css';

const rounded = (hours: number): number => Math.round(hours * 100) / 100;
const sumOf = (hours: readonly number[]): number => rounded(hours.reduce((sum, each) => sum + each, 0));

const hoursText = (hours: number) => t('{{hours}} h', { hours: numberText(hours) });

/** The hours of this week by day: approved, and what is not approved yet. */
export function HoursThisWeek() {
  return (
    <DashboardCard
      title={t('Hours this week')}
      icon={<IconClock aria-hidden="true" />}
      action={<AppLink to="/time-logs/list">{t('All logs')}</AppLink>}
    >
      <Hours />
    </DashboardCard>
  );
}

function Hours() {
  const { data } = useSuspenseQuery(hoursByDayQuery());
  const [approved, waiting] = [sumOf(data.days.map((day) => day.approved)), sumOf(data.days.map((day) => day.waiting))];
  return (
    <>
      <Week of={data} approved={approved} waiting={waiting} />
      {data.by_class !== null && <ByClass of={data.by_class} />}
    </>
  );
}

type WeekProps = { of: HoursByDay; approved: number; waiting: number };

function Week({ of: data, approved, waiting }: WeekProps) {
  if (approved + waiting === 0)
    return (
      <EmptyState title={t('No hours this week yet')}>
        {t('They show here once somebody has clocked out, or a time log is added.')}
      </EmptyState>
    );
  return <Chart of={data} approved={approved} waiting={waiting} />;
}

function Chart({ of: { days, people }, approved, waiting }: WeekProps) {
  const today = useToday();
  const done = { name: t('Approved'), tone: 'plain', total: hoursText(approved) } as const;
  const open = { name: t('Not approved yet'), tone: 'striped', total: hoursText(waiting) } as const;
  const label = plural(
    people,
    {
      one: '{{hours}} hours of {{count}} person this week, by day',
      other: '{{hours}} hours of {{count}} people this week, by day',
    },
    { hours: numberText(rounded(approved + waiting)) },
  );
  return (
    <ColumnChart
      label={label}
      series={[done, open]}
      groups={days.map(({ day, approved: ready, waiting: left }) => ({
        key: day,
        name: dateText(day, 'ddd'),
        isNow: day === today,
        columns: [
          {
            key: day,
            text: numberText(rounded(ready + left)),
            amounts: [
              [done, ready],
              [open, left],
            ],
          },
        ],
      }))}
    />
  );
}

/** The last period of pay that is over: which of its hours were overtime. */
function ByClass({ of: { from, to, classes, waiting } }: { of: NonNullable<HoursByDay['by_class']> }) {
  const today = useToday();
  const series = { name: t('Approved'), tone: 'plain' } as const;
  const days = { from: dayText(from, today), to: dayText(to, today) };
  return (
    <>
      <p className={styles.period}>
        {t('{{from}} to {{to}}, by class', days)}
        {waiting > 0 &&
          ` · ${plural(waiting, { one: '{{count}} log not approved yet', other: '{{count}} logs not approved yet' })}`}
      </p>
      <ColumnChart
        label={t('Approved hours by class, {{from}} to {{to}}', days)}
        series={[series]}
        groups={classes.map(({ code, hours }) => ({
          key: code,
          name: codeText({ code, title: null }),
          columns: [{ key: code, text: numberText(rounded(hours)), amounts: [[series, hours]] }],
        }))}
      />
    </>
  );
}
