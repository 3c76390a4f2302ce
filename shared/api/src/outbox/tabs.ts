import type { StoredItem, Underway } from './stored-item.ts';

const CHANNEL = 'fieldspan.outbox';
const LOCK = 'fieldspan.outbox';

/** What the tabs of this browser tell each other. */
export type TabMessage =
  | { type: 'changed'; underway: Underway }
  | { type: 'wake' }
  | { type: 'sent'; item: StoredItem; answer: unknown }
  | { type: 'refused'; item: StoredItem };

export type Tabs = { tell: (message: TabMessage) => void; close: () => void };

/** Joins the other tabs; where the browser has no channel this one is alone. */
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
  /** Takes the lead from a tab that shows no sign of life. */
  steal: () => void;
  giveUp: () => void;
};

/**
 * Waits to become the tab that sends; the browser passes it on when that tab is closed. Without locks each tab sends:
 * the server knows repeats.
 * @param onChange told when this tab begins and ceases to lead
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
      // Given up, or taken away by a tab that somebody looks at: then this one waits for its turn again.
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
