/** A question is asked again after this long, whatever the bus says: news may have been lost. */
const KEPT_MS = 60_000;

/** Most questions that are kept in mind; the oldest goes first. */
const KEPT = 20_000;

type Kept = { version: string; since: number };

/**
 * Questions that had no answer when they were last asked, at the version (bus.ts) that their topic had before that.
 * Most polls are asked again after a hold in which nothing was said: those need not be asked of the database. One for
 * each process.
 */
export class Silence {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether the question had no answer, and nothing has happened since. */
  holds(question: string, version: string): boolean {
    const kept = this.#kept.get(question);
    if (kept === undefined) return false;
    if (kept.version === version && this.#now() - kept.since < KEPT_MS) return true;
    this.#kept.delete(question);
    return false;
  }

  keep(question: string, version: string): void {
    this.#kept.set(question, { version, since: this.#now() });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }
}
