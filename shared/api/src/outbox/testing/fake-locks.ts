type Ask = { signal?: AbortSignal; steal?: boolean };
type Holder = { lose: (reason: unknown) => void };
type Line = { last: Promise<unknown>; holder: Holder | null };

/** Web Locks: each lock goes to the next waiting when the holder is done, or at once to one who steals it. */
export function fakeLocks() {
  const lines = new Map<string, Line>();
  const lineOf = (name: string): Line => {
    const line = lines.get(name) ?? { last: Promise.resolve(), holder: null };
    lines.set(name, line);
    return line;
  };
  const holdUntilDone = (line: Line, hold: () => Promise<unknown>): Promise<unknown> => {
    const { promise: lost, reject: lose } = Promise.withResolvers<unknown>();
    line.holder = { lose };
    return Promise.race([hold(), lost]);
  };
  return {
    request: async (name: string, { signal, steal }: Ask, hold: () => Promise<unknown>) => {
      const line = lineOf(name);
      const before = steal ? Promise.resolve() : line.last;
      if (steal) line.holder?.lose(new DOMException('Stolen', 'AbortError'));
      const { promise, resolve } = Promise.withResolvers<void>();
      line.last = promise;
      await before;
      try {
        signal?.throwIfAborted();
        await holdUntilDone(line, hold);
      } finally {
        resolve();
      }
      return name;
    },
  };
}
