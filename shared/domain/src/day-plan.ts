import { daysBetween, knownInstant, localDay } from './calendar-day.ts';

/** `next` is the first stop from today on; `late` was planned for an earlier day and is still open. */
export type StopState = 'next' | 'later' | 'late' | 'unplanned';

export type Stop<S> = { stop: S; state: StopState };

const RANK: Record<StopState, number> = { next: 0, later: 0, late: 1, unplanned: 2 };

/**
 * Sorts a person's open service calls: first those from today on by time, then late ones, then those without a time.
 */
export function dayPlan<S extends { scheduled_at: string | null }>(stops: readonly S[], now: Date): Stop<S>[] {
  const timed = stops
    .map((stop) => ({ stop, at: knownInstant(stop.scheduled_at) }))
    .toSorted((one, other) => (one.at?.getTime() ?? Infinity) - (other.at?.getTime() ?? Infinity));
  const isAhead = (at: Date | null) => at !== null && daysBetween(localDay(now), localDay(at)) >= 0;
  const next = timed.find(({ at }) => isAhead(at));
  const stateOf = ({ stop, at }: (typeof timed)[number]): StopState => {
    if (stop === next?.stop) return 'next';
    if (at === null) return 'unplanned';
    return isAhead(at) ? 'later' : 'late';
  };
  return timed
    .map((each) => ({ stop: each.stop, state: stateOf(each) }))
    .toSorted((one, other) => RANK[one.state] - RANK[other.state]);
}
