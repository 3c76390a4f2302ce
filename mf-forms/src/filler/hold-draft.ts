const LOCK = 'fieldspan-draft ';

export type DraftHold = {
  /** Takes the draft from the tab that has it. */
  take: () => void;
  leave: () => void;
};

/**
 * One tab at a time works on a draft: two would write over each other's answers without a word. Where there are no locks
 * each tab goes on.
 * @param onChange told whether this tab has it: once at first, and when that changes
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
      // Another tab has it, or has taken it: this one waits for its turn.
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
