import { expect, it } from 'vitest';
import { salesRows } from './sales-report.ts';

const part = (group: string, cents: bigint) => ({ group, name: group, cents, isCredit: cents < 0n });

it('adds up by group, the greatest first, with credits taken off and a share of the whole', () => {
  expect(salesRows([part('b', 100n), part('a', 400n), part('b', 600n), part('a', -100n)], 'person')).toEqual([
    { group: 'b', name: 'b', documents: 2, sales: 7, share: 70 },
    { group: 'a', name: 'a', documents: 1, sales: 3, share: 30 },
  ]);
});

it('keeps months in their order, and has no share of nothing', () => {
  const rows = salesRows([part('2026-05', 900n), part('2026-02', -900n)], 'month');
  expect(rows.map(({ group, share }) => [group, share])).toEqual([
    ['2026-02', null],
    ['2026-05', null],
  ]);
});
