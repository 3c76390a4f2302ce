type Wake = () => void;

/** Of so many topics the changes are counted; then all of them count as changed, and it begins anew. */
const COUNTED = 100_000;

/**
 * Who in this process waits for which topic, and how often topics changed.
 * A waiter costs one closure in a set.
 */
export class Waiters {
  readonly #waiting = new Map<string, Set<Wake>>();
  readonly #changes = new Map<string, number>();
  #epoch = 0;

  /** Calls `wake` once, at the next change of the key. Returns what takes it off again. */
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

  /** After a time in which news may have been missed. */
  wakeAll(): void {
    this.#epoch += 1;
    for (const key of this.#waiting.keys()) this.#call(key);
  }

  /** Differs from an earlier answer when the key may have changed since; says nothing else. */
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
