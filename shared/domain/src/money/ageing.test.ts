import { array, assert, constant, constantFrom, integer, oneof, option, property, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agedByCustomer, agedSum, ageOf, AGES } from './ageing.ts';
import type { OwedPart } from './ageing.ts';

const ON = '2026-11-28';
const DAY_MS = 86_400_000;
const dayAt = (days: number) => new Date(Date.parse(`${ON}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

describe('the age of an invoice', () => {
  it('begins on the day after it is due, and changes after 30, 60 and 90 days', () => {
    const agesOf = [-1, 0, 1, 30, 31, 60, 61, 90, 91, 900].map((days) => ageOf(dayAt(-days), ON));
    expect(agesOf).toEqual([
      'current',
      'current',
      'days_30',
      'days_30',
      'days_60',
      'days_60',
      'days_90',
      'days_90',
      'older',
      'older',
    ]);
  });

  it('does not begin without a day on which it is due', () => {
    expect(ageOf(null, ON)).toBe('current');
  });
});

const cents = integer({ min: 1, max: 2_000_000_00 });
const customer = constantFrom(null, 1, 2, 3);
const part = oneof(
  record({
    kind: constant('invoice' as const),
    customer,
    due: option(integer({ min: -200, max: 60 }).map(dayAt)),
    cents,
  }),
  record({ kind: constant('credit' as const), customer, cents }),
);
type Part = typeof part extends Arbitrary<infer P> ? P : never;
const owed = (parts: readonly Part[]): OwedPart[] =>
  parts.map((each) => Object.assign({}, each, { cents: BigInt(each.cents) }));

const PAST = Array.from({ length: 200 }, (_none, before) => dayAt(-1 - before));

/** How many days late, counted day by day. */
function lateBy({ due }: { due: string | null }): number {
  if (due === null) return 0;
  return PAST.filter((day) => due <= day).length;
}

/** The same by hand: each field is summed by itself. */
const naive = (parts: readonly Part[], [from, to]: readonly [from: number, to: number]): number =>
  parts.reduce((sum, each) => {
    if (each.kind === 'credit') return sum;
    const late = lateBy(each);
    return late >= from && late <= to ? sum + each.cents : sum;
  }, 0);

const credit = (parts: readonly Part[]): number =>
  parts.reduce((sum, { kind, cents: amount }) => (kind === 'credit' ? sum + amount : sum), 0);

const SPANS = {
  current: [0, 0],
  days_30: [1, 30],
  days_60: [31, 60],
  days_90: [61, 90],
  older: [91, 9999],
} as const;

const check = (of: readonly Part[], aged: ReturnType<typeof agedSum>) => {
  for (const age of AGES) expect(Number(aged[age])).toBe(naive(of, SPANS[age]));
  expect(Number(aged.open)).toBe(naive(of, [0, 9999]));
  expect(Number(aged.credit)).toBe(credit(of));
  expect(Number(aged.total)).toBe(naive(of, [0, 9999]) - credit(of));
};

describe('what is owed by age', () => {
  it('is what a naive count gives, to the cent, for each customer and for all', () => {
    assert(
      property(array(part, { maxLength: 30 }), (parts) => {
        check(parts, agedSum(owed(parts), ON));
        const byCustomer = agedByCustomer(owed(parts), ON);
        for (const [id, aged] of byCustomer)
          check(
            parts.filter((each) => each.customer === id),
            aged,
          );
        const withInvoice = parts.filter(({ kind }) => kind === 'invoice').map((each) => each.customer);
        expect(new Set(byCustomer.keys())).toEqual(new Set(withInvoice));
      }),
      { numRuns: 200 },
    );
  });
});
