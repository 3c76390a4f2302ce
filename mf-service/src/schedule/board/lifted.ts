import type { Schedule, BoardVisit } from '@fieldspan/contract/schedule-calls';
import { localDay } from '@fieldspan/domain/calendar-day';
import { knownPosition } from '@fieldspan/domain/distance';
import { visitWarnings } from '@fieldspan/domain/visits/visit-warnings';
import type { VisitWarning } from '@fieldspan/domain/visits/visit-warnings';
import { timesOf } from './board-rows.ts';

/** A visit in somebody's hand, and where it would go. */
export type Lifted = { visit: BoardVisit; leadId: number; startsMs: number; endsMs: number };

const QUARTER = 15 * 60_000;
const DAY = 24 * 60 * 60_000;

/** What a key does to it; null if it is no key of this. */
export function moved(lifted: Lifted, key: string, isDay: boolean): Lifted | null {
  const step = isDay ? DAY : QUARTER;
  const { startsMs, endsMs } = lifted;
  if (key === 'ArrowLeft') return { ...lifted, startsMs: startsMs - step, endsMs: endsMs - step };
  if (key === 'ArrowRight') return { ...lifted, startsMs: startsMs + step, endsMs: endsMs + step };
  if (key === '+' || key === '=') return { ...lifted, endsMs: endsMs + QUARTER };
  if (key === '-') return { ...lifted, endsMs: Math.max(startsMs + QUARTER, endsMs - QUARTER) };
  return null;
}

/** What would be in the way of it there, by what the board knows. */
export function warningsOf({ visit, leadId, startsMs, endsMs }: Lifted, schedule: Schedule): VisitWarning[] {
  const visits = schedule.visits.flatMap((other) => {
    const isTheirs = other.lead_id === leadId || other.helper_ids.includes(leadId);
    if (!isTheirs || other.state === 'cancelled') return [];
    const times = timesOf(other);
    return times === null ? [] : [{ id: other.id, ...times, position: knownPosition(other) }];
  });
  const { id, service_id, job_id } = visit;
  return visitWarnings(
    { id, service_id, job_id, position: knownPosition(visit), startsMs, endsMs },
    {
      visits,
      leaves: schedule.leaves.filter(({ user_id }) => user_id === leadId),
      needs: schedule.needs,
      certificates: schedule.certificates.filter(({ user_id }) => user_id === leadId),
    },
    (ms) => localDay(new Date(ms)),
  );
}

/** Lifts a visit where it is, or to a person at a time if it is in the tray. */
export function lift(visit: BoardVisit, otherwise: { leadId: number; startsMs: number }): Lifted {
  const startsMs = visit.starts_at === null ? otherwise.startsMs : Date.parse(visit.starts_at);
  const minutes = visit.ends_at === null ? visit.duration_min : (Date.parse(visit.ends_at) - startsMs) / 60_000;
  return { visit, leadId: visit.lead_id ?? otherwise.leadId, startsMs, endsMs: startsMs + minutes * 60_000 };
}
