import { describe, expect, it } from 'vitest';
import { taxesOf, taxesText, taxProblems, taxRates } from '../company-pricing.ts';
import { rateChanges, withChanges } from './rate-changes.ts';

const LATER =
  '{"HST":{"taxRate":13,"isDefault":1,"changes":[{"from":"2027-07-01","taxRate":15},{"from":"2027-01-01","taxRate":14.5}]},"PST":7}';
const rateOf = (day: string | null) => taxRates(LATER, day).map(({ rate }) => rate);

const problems = (changes: unknown) => taxProblems(JSON.stringify({ HST: { taxRate: 13, isDefault: 1, changes } }));

describe('rates that change', () => {
  it('hold from their day on, each until the next one', () => {
    expect([null, '2026-12-31', '2027-01-01', '2027-06-30', '2027-07-01', '2030-01-01'].map(rateOf)).toEqual([
      ['13', '7'],
      ['13', '7'],
      ['14.5', '7'],
      ['14.5', '7'],
      ['15', '7'],
      ['15', '7'],
    ]);
  });

  it('are written beside what else is said of a tax, and taken out again', () => {
    const [hst, pst] = taxesOf(LATER);
    if (!hst || !pst) throw new Error('There are two');
    expect(taxesText([hst, pst])).toBe(LATER);
    const both = taxesText([withChanges(hst, []), withChanges(pst, [{ from: '2027-01-01', taxRate: 8 }])]);
    expect(both).toBe(
      '{"HST":{"taxRate":13,"isDefault":1},"PST":{"changes":[{"from":"2027-01-01","taxRate":8}],"taxRate":7,"isDefault":0}}',
    );
    expect(rateChanges(taxesOf(both)[1] ?? {})).toEqual([{ from: '2027-01-01', taxRate: 8 }]);
  });

  it('are refused without a day, twice on a day, and outside of 0 to 100 percent', () => {
    const wrong = ['Each later rate of HST needs a day of its own, and lies between 0 and 100 percent.'];
    expect(problems([{ from: '2027-01-01', taxRate: 15 }])).toEqual([]);
    expect(problems([{ from: 'soon', taxRate: 15 }])).toEqual(wrong);
    expect(problems([{ from: '2027-01-01', taxRate: 101 }])).toEqual(wrong);
    expect(
      problems([
        { from: '2027-01-01', taxRate: 15 },
        { from: '2027-01-01', taxRate: 16 },
      ]),
    ).toEqual(wrong);
    expect(problems('15')).toEqual(wrong);
  });
});
