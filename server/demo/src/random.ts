/**
 * Random numbers that are the same on every machine: mulberry32 seeded with the FNV-1a hash of a key. A fork depends
 * only on its key, not on earlier numbers, so that one area of the demo can change without affecting the others.
 */
export class Random {
  readonly #key: string;
  #state: number;

  constructor(key: string) {
    this.#key = key;
    this.#state = hashOf(key);
  }

  fork(key: string | number): Random {
    return new Random(`${this.#key}/${key}`);
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number between both ends, inclusive. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.int(0, list.length - 1)];
    if (picked === undefined) throw new RangeError(`Nothing to pick from at ${this.#key}`);
    return picked;
  }

  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, rank: this.next() }))
      .toSorted((left, right) => left.rank - right.rank)
      .map(({ value }) => value);
  }

  /** Picks `count` different items in random order; fewer if the list is shorter. */
  sample<T>(list: readonly T[], count: number): T[] {
    return this.shuffle(list).slice(0, count);
  }

  /** Lower-case letters and digits, for slugs of records without a title. */
  token(length: number): string {
    return Array.from({ length }, () => ALPHABET[this.int(0, ALPHABET.length - 1)]).join('');
  }
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
