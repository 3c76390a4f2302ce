import { stateAfter } from './visit-state.ts';
import type { VisitState, VisitStep } from './visit-state.ts';

type Pause = { from: string; until: string | null };

/** When somebody was on their way, there, away for a while, and through. */
export type VisitTimes = {
  travelledAt: string | null;
  arrivedAt: string | null;
  pauses: readonly Pause[];
  endedAt: string | null;
  /** From the arrival to the end without the pauses; null while one of the two is not known. */
  workedMinutes: number | null;
};

type Reported = { kind: VisitStep; at: string };

const spanMs = (from: string, until: string): number => Date.parse(until) - Date.parse(from);

/** What the people on a visit reported, as times. A step that two of them pressed counts once, the earlier one. */
export function visitTimes(events: readonly Reported[]): VisitTimes {
  const taken = stepsTaken(events);
  const first = (...kinds: readonly VisitStep[]): string | null =>
    taken.find(({ kind }) => kinds.includes(kind))?.at ?? null;
  const arrivedAt = first('arrive');
  const endedAt = first('done', 'no_access');
  const pauses = pausesOf(taken);
  return {
    travelledAt: first('travel'),
    arrivedAt,
    pauses,
    endedAt,
    workedMinutes: arrivedAt === null || endedAt === null ? null : minutesOf(arrivedAt, endedAt, pauses),
  };
}

/** The steps that led on, in the order in which they happened. */
function stepsTaken(events: readonly Reported[]): Reported[] {
  let state: VisitState = 'published';
  return events
    .toSorted((one, other) => spanMs(other.at, one.at))
    .filter(({ kind }) => {
      const next = stateAfter(state, kind);
      const isStep = next !== null && next !== state;
      state = next ?? state;
      return isStep;
    });
}

/** Whatever comes after a pause ends it. */
const pausesOf = (taken: readonly Reported[]): Pause[] =>
  taken.flatMap(({ kind, at }, place) => (kind === 'pause' ? [{ from: at, until: taken[place + 1]?.at ?? null }] : []));

function minutesOf(from: string, until: string, pauses: readonly Pause[]): number {
  const away = pauses.reduce((sum, pause) => sum + spanMs(pause.from, pause.until ?? until), 0);
  return Math.max(0, Math.round((spanMs(from, until) - away) / 60_000));
}
