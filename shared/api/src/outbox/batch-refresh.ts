/** Screens are read again after so many times the files that they last showed. */
const GROWTH = 4;

/**
 * When screens read again what a batch of files changes: at the 1st, 4th, 16th, 64th and at the end, so that 200 files
 * cost five reads instead of 200.
 */
export class BatchRefresh {
  readonly #batches = new Map<string, { arrived: number; due: number }>();

  /**
   * Notes an arrival.
   * @param left how many of its kind still wait
   * @returns whether screens read now
   */
  isDue(call: string, left: number): boolean {
    const { arrived, due } = this.#batches.get(call) ?? { arrived: 0, due: 1 };
    const count = arrived + 1;
    if (left === 0) this.#batches.delete(call);
    else this.#batches.set(call, { arrived: count, due: count >= due ? due * GROWTH : due });
    return left === 0 || count >= due;
  }
}
