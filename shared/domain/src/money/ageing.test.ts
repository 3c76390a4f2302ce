import fc from 'fast-check';
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

const cents = fc.integer({ min: 1, max: 2_000_000_00 });
const customer = fc.constantFrom(null, 1, 2, 3);
const part = fc.oneof(
  fc.record({
    kind: fc.constant('invoice' as const),
    customer,
    due: fc.option(fc.integer({ min: -200, max: 60 }).map(dayAt)),
    cents,
  }),
  fc.record({ kind: fc.constant('credit' as const), customer, cents }),
);
type Part = typeof part extends fc.Arbitrary<infer P> ? P : never;
const owed = (parts: readonly Part[]): OwedPart[] =>
  parts.map((each) => Object.assign({}, each, { cents: BigInt(each.cents) }));

/** The same by hand: how late each is is counted day by day, and each field is summed by itself. */
function naive(parts: readonly Part[], days: readonly [from: number, to: number]): number {
  let sum = 0;
  for (const each of parts) {
    if (each.kind === 'credit') continue;
    let late = 0;
    if (each.due !== null) for (let day = -200; day < 0; day += 1) if (each.due <= dayAt(day)) late += 1;
    if (late >= days[0] && late <= days[1]) sum += each.cents;
  }
  return sum;
}

const SPANS = {
  current: [0, 0],
  days_30: [1, 30],
  days_60: [31, 60],
  days_90: [61, 90],
  older: [91, 9999],
} as const;

describe('what is owed by age', () => {
  it('is what a naive count gives, to the cent, for each customer and for all', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const credit = (of: readonly Part[]) =>
          of.filter(({ kind }) => kind === 'credit').reduce((sum, each) => sum + each.cents, 0);
        const check = (of: readonly Part[], aged: ReturnType<typeof agedSum>) => {
          for (const age of AGES) expect(Number(aged[age])).toBe(naive(of, SPANS[age]));
          expect(Number(aged.open)).toBe(naive(of, [0, 9999]));
          expect(Number(aged.credit)).toBe(credit(of));
          expect(Number(aged.total)).toBe(naive(of, [0, 9999]) - credit(of));
        };
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
