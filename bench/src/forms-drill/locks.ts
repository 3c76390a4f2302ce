type Ask = {
  name: string;
  signal?: AbortSignal;
  steal?: boolean;
  ifAvailable?: boolean;
};
type Hold = (lock: { name: string } | null) => unknown;
type Entry = { owner: object; lose: (reason: unknown) => void };
type Waiting = Entry & { start: () => void };
type Line = { holder: Entry | null; waiting: Waiting[] };

const aborted = () => new DOMException('Aborted', 'AbortError');

/** The Web Locks of one browser. A tab that dies gives back what it holds. */
export class Locks {
  readonly #lines = new Map<string, Line>();

  #line(name: string): Line {
    const line = this.#lines.get(name) ?? { holder: null, waiting: [] };
    this.#lines.set(name, line);
    return line;
  }

  request(owner: object, { name, ...how }: Ask, hold: Hold): Promise<unknown> {
    const line = this.#line(name);
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const start = () => {
      line.holder = entry;
      void Promise.resolve(hold({ name })).then(resolve, reject);
      void promise.catch(() => undefined).finally(() => this.#free(line, entry));
    };
    const entry: Waiting = { owner, lose: reject, start };
    if (how.steal) {
      line.holder?.lose(aborted());
      start();
    } else if (line.holder === null) start();
    else if (how.ifAvailable) void Promise.resolve(hold(null)).then(resolve, reject);
    else line.waiting.push(entry);
    how.signal?.addEventListener('abort', () => {
      if (!line.waiting.includes(entry)) return;
      line.waiting = line.waiting.filter((other) => other !== entry);
      reject(aborted());
    });
    return promise;
  }

  /** The tab is gone. */
  release(owner: object): void {
    for (const line of this.#lines.values()) {
      line.waiting = line.waiting.filter((entry) => entry.owner !== owner);
      if (line.holder?.owner === owner) this.#free(line, line.holder);
    }
  }

  #free(line: Line, entry: Entry): void {
    if (line.holder !== entry) return;
    line.holder = null;
    line.waiting.shift()?.start();
  }
}
