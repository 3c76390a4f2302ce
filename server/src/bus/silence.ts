/** A cached "nothing new" expires after this time even without an event, because an event may get lost. */
const KEPT_MS = 60_000;

/** Maximum size of the cache; the oldest entry is evicted first. */
const KEPT = 20_000;

type Kept = { version: string; since: number };

/**
 * A cache of polls that had nothing to answer, with the topic's version (bus.ts) from before the query. Most polls are
 * repeated after a wait without any event, and these need not query the database. One per process.
 */
export class Silence {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether the poll had no answer and nothing has happened since. */
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
