import type { BoardPerson, BoardVisit } from '@fieldspan/contract/schedule-calls';
import { knownPosition } from '@fieldspan/domain/distance';
import type { Position } from '@fieldspan/domain/distance';
import { travelBetween } from '@fieldspan/domain/visits/travel';
import type { Travel } from '@fieldspan/domain/visits/travel';
import type { Bar, BoardRow } from '../board-rows.ts';

/** Where somebody is at a time, by the visit that they began last. */
export type Whereabouts = { person: BoardPerson; position: Position; visit: BoardVisit; sinceMs: number };

/** Where each person of the board is; who began no visit with a position is left out. */
export function whereabouts(rows: readonly BoardRow[], atMs: number): Whereabouts[] {
  return rows.flatMap(({ person, bars }) => {
    const last = bars
      .filter(({ startsMs, visit }) => startsMs <= atMs && knownPosition(visit) !== null)
      .reduce<Bar | null>((latest, bar) => (latest && latest.startsMs >= bar.startsMs ? latest : bar), null);
    const position = last && knownPosition(last.visit);
    return last && position ? [{ person, position, visit: last.visit, sinceMs: last.startsMs }] : [];
  });
}

export type Near = Whereabouts & {
  travel: Travel;
  /** The time from which they have nothing planned for as long as the visit takes. */
  freeFromMs: number;
};

type Search = { rows: readonly BoardRow[]; atMs: number; most: number };

/** The people nearest to a visit's position, the nearest first, and when each could begin there. */
export function nearestTo(visit: BoardVisit, { rows, atMs, most }: Search): Near[] {
  const position = knownPosition(visit);
  if (position === null) return [];
  const others = rows.map(({ person, bars, minutes }) => ({
    person,
    bars: bars.filter((bar) => bar.visit.id !== visit.id),
    minutes,
  }));
  return whereabouts(others, atMs)
    .map((where) => nearOf(where, { position, minutes: visit.duration_min, rows: others, atMs }))
    .toSorted((one, other) => one.travel.km - other.travel.km || one.person.id - other.person.id)
    .slice(0, most);
}

type Target = { position: Position; minutes: number; rows: readonly BoardRow[]; atMs: number };

function nearOf(where: Whereabouts, { position, minutes, rows, atMs }: Target): Near {
  const travel = travelBetween(where.position, position);
  const bars = rows.find(({ person }) => person.id === where.person.id)?.bars ?? [];
  return { ...where, travel, freeFromMs: freeFrom(bars, { fromMs: atMs, travel, minutes }) };
}

const QUARTER = 15 * 60_000;
const upToQuarter = (ms: number): number => Math.ceil(ms / QUARTER) * QUARTER;

/** The first quarter of an hour, after the way there, from which nothing is planned for so many minutes. */
function freeFrom(
  bars: readonly Bar[],
  { fromMs, travel, minutes }: { fromMs: number; travel: Travel; minutes: number },
): number {
  const onTheWayMs = travel.minutes * 60_000;
  return bars
    .toSorted((one, other) => one.startsMs - other.startsMs)
    .reduce(
      (startMs, bar) => {
        const isInTheWay = bar.startsMs < startMs + minutes * 60_000 && bar.endsMs > startMs - onTheWayMs;
        return isInTheWay ? Math.max(startMs, upToQuarter(bar.endsMs + onTheWayMs)) : startMs;
      },
      upToQuarter(fromMs + onTheWayMs),
    );
}
