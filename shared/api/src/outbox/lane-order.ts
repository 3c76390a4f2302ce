/** How many lanes may send at the same time: enough to be fast, few enough for a bad connection. */
const LANES_AT_ONCE = 3;

type Queued = { clientKey: string; lane: string; seq: number; isRefused: boolean; after: readonly string[] };

export type Lanes<T> = {
  /** Whether this tab has to send the item. */
  isOurs: (item: T) => boolean;
  /** Whether the person or the network holds it back; it holds back what comes after it. */
  isHeld: (item: T) => boolean;
  /** Lanes that are sending. */
  busy: ReadonlySet<string>;
  /** When the back-off of a lane ends. Uses a monotonic clock, because the device's clock can be changed. */
  restUntil: ReadonlyMap<string, number>;
};

/**
 * The oldest item of each lane that is not refused and does not wait for others. Later items of the lane wait behind
 * it.
 */
function heads<T extends Queued>(items: readonly T[], { busy, isOurs, isHeld }: Lanes<T>): T[] {
  const first = new Map<string, T>();
  for (const item of items.toSorted((a, b) => a.seq - b.seq)) {
    if (!item.isRefused && !first.has(item.lane)) first.set(item.lane, item);
  }
  const standing = new Set(items.map(({ clientKey }) => clientKey));
  const isFree = ({ after }: T) => !after.some((key) => standing.has(key));
  return [...first.values()].filter((item) => !busy.has(item.lane) && isOurs(item) && !isHeld(item) && isFree(item));
}

/** The items that can be sent now, oldest first: one per lane that is neither sending nor in back-off. */
export function dueItems<T extends Queued>(items: readonly T[], lanes: Lanes<T>, now: number): T[] {
  const room = Math.max(0, LANES_AT_ONCE - lanes.busy.size);
  return heads(items, lanes)
    .filter(({ lane }) => (lanes.restUntil.get(lane) ?? 0) <= now)
    .slice(0, room);
}

/** When the next back-off ends; null if no lane is in back-off. */
export function nextDueAt<T extends Queued>(items: readonly T[], lanes: Lanes<T>, now: number): number | null {
  const times = heads(items, lanes)
    .map(({ lane }) => lanes.restUntil.get(lane) ?? 0)
    .filter((until) => until > now);
  return times.length === 0 ? null : Math.min(...times);
}
