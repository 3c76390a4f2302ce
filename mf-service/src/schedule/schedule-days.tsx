import { plannedServicesQuery, startingProjectsQuery } from '@fieldspan/api/queries/schedule';
import type { Filters } from '@fieldspan/contract/filters';
import { knownInstant, localDay } from '@fieldspan/domain/calendar-day';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { spanInstants } from '@fieldspan/domain/schedule-span';
import type { ScheduleView } from '@fieldspan/domain/schedule-span';
import { useSearchParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { plural } from '@fieldspan/ui/i18n';
import { useMedia } from '@fieldspan/ui/narrow';
import { useSuspenseQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { DayColumn } from './day-column.tsx';
import { MonthGrid } from './month-grid.tsx';
import type { PlannedDay } from './planned-day.ts';
import styles from './schedule.module.css';
import { whoOf } from './who-chips.tsx';

type ScheduleDaysProps = { view: ScheduleView; day: CalendarDay; days: readonly CalendarDay[]; today: CalendarDay };

export function ScheduleDays({ view, day, days, today }: ScheduleDaysProps) {
  const { profile } = useCurrentUser();
  const [params] = useSearchParams();
  const who = whoOf(params);
  const assigned: Record<typeof who, Filters<'Service'>> = {
    all: {},
    mine: { assigned_to: profile.id },
    unassigned: { assigned_to: null },
  };
  const [{ data: services }, { data: projects }] = useSuspenseQueries({
    queries: [
      plannedServicesQuery(spanInstants(days), assigned[who]),
      startingProjectsQuery({ first: days[0] ?? day, last: days.at(-1) ?? day }),
    ],
  });
  const planned: PlannedDay[] = days.map((each) => ({
    day: each,
    isToday: each === today,
    services: services.filter((service) => dayOf(service.scheduled_at) === each),
    projects: who === 'all' ? projects.filter(({ start_date }) => start_date === each) : [],
  }));
  if (view === 'month') return <MonthGrid days={planned} month={day.slice(0, 7)} />;
  return <DayList days={planned} isOneDay={view === 'day'} today={today} />;
}

/** Below this width the days stand one below the other; on paper they stand side by side, all of them. */
const STACKED = 'screen and (max-width: 991px)';

type DayListProps = { days: readonly PlannedDay[]; isOneDay: boolean; today: CalendarDay };

/** Days side by side, or one below the other; there it begins with today, and a press shows what was before. */
function DayList({ days, isOneDay, today }: DayListProps) {
  const isStacked = useMedia(STACKED);
  const [isWhole, setIsWhole] = useState(false);
  const over = days.filter(({ day }) => day < today);
  const isCut = isStacked && !isWhole && over.length > 0 && over.length < days.length;
  const count = over.reduce((sum, { services, projects }) => sum + services.length + projects.length, 0);
  return (
    <>
      {isCut && (
        <Button className={styles.earlier ?? ''} variant="quiet" onClick={() => setIsWhole(true)}>
          {plural(count, {
            one: 'Earlier this week: {{count}} planned',
            other: 'Earlier this week: {{count}} planned',
          })}
        </Button>
      )}
      <div className={styles.days} data-view={isOneDay ? 'day' : 'week'}>
        {(isCut ? days.slice(over.length) : days).map((each) => (
          <DayColumn key={each.day} planned={each} isWide={isOneDay} />
        ))}
      </div>
    </>
  );
}

function dayOf(scheduled: string | null): CalendarDay | null {
  const instant = knownInstant(scheduled);
  return instant && localDay(instant);
}
