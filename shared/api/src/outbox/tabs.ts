import type { StoredItem, Underway } from './stored-item.ts';

const CHANNEL = 'fieldspan.outbox';
/** Renamed with the database: a leader of an earlier release would not see the items in this one. */
const LOCK = 'fieldspan.outbox.2';

/** Messages between the tabs of this browser. */
export type TabMessage =
  | { type: 'changed'; underway: Underway }
  | { type: 'wake' }
  | { type: 'sent'; item: StoredItem; answer: unknown }
  | { type: 'refused'; item: StoredItem };

export type Tabs = { tell: (message: TabMessage) => void; close: () => void };

/** Connects to the other tabs; without BroadcastChannel this tab is alone. */
export function joinTabs(listener: (message: TabMessage) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
  let post: ((message: TabMessage) => void) | null = channel.postMessage.bind(channel);
  const close = () => {
    post = null;
    channel.close();
  };
  return { tell: (message) => post?.(message), close };
}

export type Leadership = {
  /** Takes over from a leader tab that does not answer. */
  steal: () => void;
  giveUp: () => void;
};

/**
 * Leader election with the Web Locks API: waits until this tab may send; when the leader is closed, the browser gives
 * the lock to another tab. Without locks every tab sends, and the server recognises repeats.
 * @param onChange called when this tab becomes the leader or stops being it
 */
export function standForLeader(onChange: (isLeading: boolean) => void): Leadership {
  if (!('locks' in navigator)) {
    onChange(true);
    return { steal: () => undefined, giveUp: () => undefined };
  }
  const { promise: over, resolve: resign } = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const lead = () => {
    onChange(true);
    return over;
  };
  const stand = async (how: LockOptions): Promise<void> => {
    try {
      await navigator.locks.request(LOCK, how, lead);
    } catch {
      // The lock was released or stolen by a visible tab; then this tab waits for it again.
      onChange(false);
      if (!leaving.signal.aborted) await stand({ signal: leaving.signal });
    }
  };
  void stand({ signal: leaving.signal });
  return {
    steal: () => void stand({ steal: true }),
    giveUp: () => {
      leaving.abort();
      resign();
    },
  };
}
