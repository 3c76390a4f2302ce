/** The same numbers for the same seed, so that a run can be repeated. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  }

  /** From 0 to 1. */
  readonly share = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  /** A whole number below `end`. */
  below(end: number): number {
    return Math.floor(this.share() * end);
  }

  chance(share: number): boolean {
    return this.share() < share;
  }

  pick<T>(of: readonly T[]): T {
    const picked = of[this.below(of.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from');
    return picked;
  }

  readonly uuid = (): string => {
    const hex = Array.from({ length: 32 }, () => this.below(16).toString(16)).join('');
    return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20)].join(
      '-',
    );
  };
}
