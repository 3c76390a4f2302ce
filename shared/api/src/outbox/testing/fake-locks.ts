type Ask = { signal?: AbortSignal; steal?: boolean };
type Holder = { lose: (reason: unknown) => void };

/** Web Locks of one name: the next in line gets it when the holder is done, and a thief at once. */
export function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let holder: Holder | null = null;
  const holdUntilDone = (hold: () => Promise<unknown>): Promise<unknown> => {
    const { promise: lost, reject: lose } = Promise.withResolvers<unknown>();
    holder = { lose };
    return Promise.race([hold(), lost]);
  };
  return {
    request: async (name: string, { signal, steal }: Ask, hold: () => Promise<unknown>) => {
      const before = steal ? Promise.resolve() : last;
      if (steal) holder?.lose(new DOMException('Stolen', 'AbortError'));
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      try {
        signal?.throwIfAborted();
        await holdUntilDone(hold);
      } finally {
        resolve();
      }
      return name;
    },
  };
}
