import { recordMessages } from '@fieldspan/domain/message';
import { periodTimeLogsQuery } from '@fieldspan/api/queries/time-logs';
import { knownInstant, localDay } from '@fieldspan/domain/calendar-day';
import { dayText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { scheduleSpan, spanInstants } from '@fieldspan/domain/schedule-span';
import { hoursOf } from '@fieldspan/domain/time-log-review';
import { weekdayText } from '@fieldspan/domain/weekday-text';
import { useToday } from '@fieldspan/federation/now';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HoursCell } from '@fieldspan/records/cells/hours-cell';
import { PersonCell } from '@fieldspan/records/cells/person-cell';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { numberText } from '@fieldspan/domain/number-text';

type SummaryRow = {
  userId: number | null;
  person: NamedPerson | null;
  hours: number;
  byDay: ReadonlyMap<string, number>;
};

const personColumn = (): Column<SummaryRow> => ({
  key: 'person',
  header: t('Person'),
  card: 'title',
  cell: ({ person }) => <PersonCell person={person} />,
});

const dayColumn = (day: string, today: string): Column<SummaryRow> => ({
  key: day,
  header: `${weekdayText(day)} ${dayText(day, today)}`,
  align: 'end',
  card: 'hidden',
  cell: ({ byDay }) => <HoursCell of={byDay.get(day) ?? null} />,
});

const totalColumn = (): Column<SummaryRow> => ({
  key: 'total',
  header: t('Total'),
  align: 'end',
  card: 'fact',
  cell: ({ hours }) => <HoursCell of={hours} />,
});

/** Hours of each person on each day of a week. */
export function WeekSummary({ monday }: { monday: string }) {
  const { days } = scheduleSpan('week', monday);
  const { data: logs } = useSuspenseQuery(periodTimeLogsQuery(spanInstants(days)));
  const today = useToday();
  const rows = [...Map.groupBy(logs, ({ user_id }) => user_id)]
    .map(([userId, own]) => ({
      userId,
      hours: hoursOf(own),
      person: own[0]?.User ?? null,
      byDay: new Map([...Map.groupBy(own, dayOf)].map(([day, some]) => [day, hoursOf(some)])),
    }))
    .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return (
    <DataTable
      label={t('Hours by person and day')}
      record={recordMessages('Time Log', 'Time Logs')}
      rows={rows}
      rowKey={({ userId }) => userId ?? 0}
      columns={[personColumn(), ...days.map((day) => dayColumn(day, today)), totalColumn()]}
      empty={<EmptyState title={t('No time was logged in this week')}>{t('Choose another week.')}</EmptyState>}
      {...(rows.length > 0 && {
        footer: t('{{hours}} h altogether', { hours: numberText(hoursOf(logs)) }),
      })}
    />
  );
}

const nameOf = ({ person }: { person: NamedPerson | null }): string => (person ? personName(person) : '');

function dayOf({ time_in }: { time_in: string | null }): string {
  const start = knownInstant(time_in);
  return start ? localDay(start) : '';
}
