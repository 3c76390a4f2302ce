/** The same numbers for the same seed, so that a run can be repeated (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  }

  /** A whole number below `end`. */
  below(end: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(of: readonly T[]): T {
    const picked = of[this.below(of.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from');
    return picked;
  }
}
