/**
 * A semaphore: lets a few run at a time, the others wait in memory. A thousand polls that wake together must not take
 * all database connections from people who are working.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(atOnce: number) {
    this.#free = atOnce;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
