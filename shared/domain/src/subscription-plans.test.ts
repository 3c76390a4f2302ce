import { describe, expect, it } from 'vitest';
import { restCents, termCents } from './subscription-plans.ts';

const DAY_MS = 86_400_000;

describe('what a plan costs', () => {
  it('is its price for each seat', () => {
    expect(termCents(2900n, 7)).toBe(20_300n);
  });

  it('of further seats goes by the time that is left of the term, to the cent', () => {
    const of = (days: number) => restCents(2900n, 2, { leftMs: days * DAY_MS, termMs: 30 * DAY_MS });
    expect([of(30), of(15), of(1), of(0), of(45)]).toEqual([5800n, 2900n, 193n, 0n, 5800n]);
    expect(restCents(2900n, 2, { leftMs: -DAY_MS, termMs: 0 })).toBe(0n);
  });
});
