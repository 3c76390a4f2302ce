const LOCK = 'fieldspan-draft ';

export type DraftHold = {
  /** Takes the lock from the tab that holds it. */
  take: () => void;
  leave: () => void;
};

/**
 * Locks a draft to one tab: two tabs would silently overwrite each other's answers. Without Web Locks, every tab
 * continues.
 * @param onChange called with whether this tab holds the lock: once at first, then on every change
 */
export function holdDraft(name: string, onChange: (isHeld: boolean) => void): DraftHold {
  if (!('locks' in navigator)) {
    onChange(true);
    return { take: () => undefined, leave: () => undefined };
  }
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const leaving = new AbortController();
  const hold = async (lock: Lock | null) => {
    if (lock === null) throw new Error('Another tab has it');
    if (!leaving.signal.aborted) onChange(true);
    await over;
  };
  const stand = async (how: LockOptions): Promise<void> => {
    try {
      await navigator.locks.request(`${LOCK}${name}`, how, hold);
    } catch {
      // Another tab holds the lock or has taken it: wait for it.
      if (leaving.signal.aborted) return;
      onChange(false);
      await stand({ signal: leaving.signal });
    }
  };
  void stand({ ifAvailable: true });
  return {
    take: () => void stand({ steal: true }),
    leave: () => {
      leaving.abort();
      end();
    },
  };
}

/** Does the work while no tab has the draft open; otherwise not at all, which is null. */
export async function whileFree<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`${LOCK}${name}`, { ifAvailable: true }, async (lock) => lock && work());
}
