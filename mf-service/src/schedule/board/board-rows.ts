import type { BoardPerson, BoardVisit } from '@fieldspan/contract/schedule-calls';
import { minutesLate } from '@fieldspan/domain/visits/visit-state';
import type { VisitState } from '@fieldspan/domain/visits/visit-state';

/** What stands on the axis; `lane` of `lanes` where several overlap. */
export type Laned = { startsMs: number; endsMs: number; lane: number; lanes: number };

export type Bar = Laned & { visit: BoardVisit };

export type BoardRow = { person: BoardPerson; bars: readonly Bar[]; minutes: number };

/** What a bar says: its state, or that it is late. */
export type BarState = VisitState | 'late';

export const barState = (visit: BoardVisit, nowMs: number): BarState =>
  minutesLate(visit, nowMs) > 0 ? 'late' : visit.state;

/** When a visit took place, or is to: one that is over ended when it was reported. */
export function timesOf({ starts_at, ends_at, arrived_at, done_at }: BoardVisit) {
  if (starts_at === null || ends_at === null) return null;
  const [startsMs, endsMs] = [Date.parse(starts_at), Date.parse(ends_at)];
  if (done_at === null) return { startsMs, endsMs };
  const doneMs = Date.parse(done_at);
  const fromMs = arrived_at === null ? Math.min(startsMs, doneMs) : Date.parse(arrived_at);
  return doneMs > fromMs ? { startsMs: fromMs, endsMs: doneMs } : { startsMs, endsMs };
}

/** The rows of the board: each visit stands with who leads it and with who goes along. */
export function boardRows(people: readonly BoardPerson[], visits: readonly BoardVisit[]): BoardRow[] {
  const byPerson = new Map<number, BoardVisit[]>();
  for (const visit of visits) {
    if (visit.state === 'tray' || visit.state === 'cancelled' || visit.lead_id === null) continue;
    for (const id of new Set([visit.lead_id, ...visit.helper_ids]))
      byPerson.set(id, [...(byPerson.get(id) ?? []), visit]);
  }
  return people.map((person) => {
    const bars = inLanes(byPerson.get(person.id) ?? []);
    return { person, bars, minutes: bars.reduce((sum, { startsMs, endsMs }) => sum + (endsMs - startsMs) / 60_000, 0) };
  });
}

/** Puts visits that overlap under each other. */
export const inLanes = (visits: readonly BoardVisit[]): Bar[] =>
  laned(
    visits
      .flatMap((visit) => {
        const times = timesOf(visit);
        return times === null ? [] : [{ visit, ...times }];
      })
      .toSorted((one, other) => one.startsMs - other.startsMs || one.visit.id - other.visit.id),
  );

type Timed = { startsMs: number; endsMs: number };

/** Gives lanes to what comes in order of its beginning: what overlaps has different ones. */
export function laned<T extends Timed>(timed: readonly T[]): (T & Laned)[] {
  const bars: (T & Laned)[] = [];
  let cluster: (T & Laned)[] = [];
  let clusterEnd = -Infinity;
  const close = () => {
    const lanes = Math.max(1, ...cluster.map(({ lane }) => lane + 1));
    bars.push(...cluster.map((bar) => Object.assign(bar, { lanes })));
    cluster = [];
  };
  for (const each of timed) {
    if (each.startsMs >= clusterEnd) close();
    const taken = new Set(cluster.filter(({ endsMs }) => endsMs > each.startsMs).map(({ lane }) => lane));
    const lane = [...taken, taken.size].findIndex((_, at) => !taken.has(at));
    cluster.push({ ...each, lane: Math.max(0, lane), lanes: 1 });
    clusterEnd = Math.max(clusterEnd, each.endsMs);
  }
  close();
  return bars;
}

/** The shown part of a list of fixed rows, with some around it. */
export function shownRange(scrollPx: number, viewPx: number, size: { each: number; count: number; around: number }) {
  const { each, count, around } = size;
  const first = Math.max(0, Math.floor(scrollPx / each) - around);
  const end = Math.min(count, Math.ceil((scrollPx + viewPx) / each) + around);
  return { first, end: Math.max(first, end) };
}
