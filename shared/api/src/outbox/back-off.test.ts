import { expect, it } from 'vitest';
import { backOffMs } from './back-off.ts';

it('doubles from one second to sixty', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 100].map((tries) => backOffMs(tries, 1) / 1000)).toEqual([
    1, 2, 4, 8, 16, 32, 60, 60, 60,
  ]);
});

it('is spread randomly over half of its length, and never under a second', () => {
  expect([backOffMs(1, 0), backOffMs(5, 0), backOffMs(100, 0)]).toEqual([1000, 8000, 30_000]);
});
