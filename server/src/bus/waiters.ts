type Wake = () => void;

/**
 * Changes are counted for at most this many topics. When there are more, all counters are cleared and every topic
 * counts as changed.
 */
const COUNTED = 100_000;

/** The listeners in this process by topic, and a change counter per topic. A listener costs one closure in a set. */
export class Waiters {
  readonly #waiting = new Map<string, Set<Wake>>();
  readonly #changes = new Map<string, number>();
  #epoch = 0;

  /**
   * Calls `wake` once, at the next change of the key.
   * @returns a function that removes it
   */
  add(key: string, wake: Wake): () => void {
    const waiting = this.#waiting.get(key) ?? new Set();
    this.#waiting.set(key, waiting);
    waiting.add(wake);
    return () => {
      waiting.delete(wake);
      if (waiting.size === 0 && this.#waiting.get(key) === waiting) this.#waiting.delete(key);
    };
  }

  wake(key: string): void {
    this.#changes.set(key, (this.#changes.get(key) ?? 0) + 1);
    if (this.#changes.size > COUNTED) this.#forget();
    this.#call(key);
  }

  /** Wakes everybody after events may have been missed. */
  wakeAll(): void {
    this.#epoch += 1;
    for (const key of this.#waiting.keys()) this.#call(key);
  }

  /** Changes when the key may have changed; the value has no other meaning. */
  version(key: string): string {
    return `${this.#epoch}.${this.#changes.get(key) ?? 0}`;
  }

  get size(): number {
    return this.#waiting.values().reduce((sum, waiting) => sum + waiting.size, 0);
  }

  #forget(): void {
    this.#epoch += 1;
    this.#changes.clear();
  }

  #call(key: string): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    for (const wake of waiting ?? []) wake();
  }
}
