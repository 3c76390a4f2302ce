/** Lanes on the wire at the same time: enough to be quick, few enough for a bad link. */
const LANES_AT_ONCE = 3;

type Queued = { clientKey: string; lane: string; seq: number; isRefused: boolean; after: readonly string[] };

export type Lanes<T> = {
  /** Whether this tab is the one to send it. */
  isOurs: (item: T) => boolean;
  /** On the wire. */
  busy: ReadonlySet<string>;
  /** Until when a lane rests after a try in vain. Not by the device's clock: somebody may set that. */
  restUntil: ReadonlyMap<string, number>;
};

/** The oldest of each lane that has not been refused, and that waits for nothing else; the others of the lane wait behind it. */
function heads<T extends Queued>(items: readonly T[], { busy, isOurs }: Lanes<T>): T[] {
  const first = new Map<string, T>();
  for (const item of items.toSorted((a, b) => a.seq - b.seq)) {
    if (!item.isRefused && !first.has(item.lane)) first.set(item.lane, item);
  }
  const standing = new Set(items.map(({ clientKey }) => clientKey));
  const isFree = ({ after }: T) => !after.some((key) => standing.has(key));
  return [...first.values()].filter((item) => !busy.has(item.lane) && isOurs(item) && isFree(item));
}

/** What may go now: one of each lane that is neither on the wire nor at rest, in the order of writing. */
export function dueItems<T extends Queued>(items: readonly T[], lanes: Lanes<T>, now: number): T[] {
  const room = Math.max(0, LANES_AT_ONCE - lanes.busy.size);
  return heads(items, lanes)
    .filter(({ lane }) => (lanes.restUntil.get(lane) ?? 0) <= now)
    .slice(0, room);
}

/** When the next lane has rested enough; null when none rests. */
export function nextDueAt<T extends Queued>(items: readonly T[], lanes: Lanes<T>, now: number): number | null {
  const times = heads(items, lanes)
    .map(({ lane }) => lanes.restUntil.get(lane) ?? 0)
    .filter((until) => until > now);
  return times.length === 0 ? null : Math.min(...times);
}
