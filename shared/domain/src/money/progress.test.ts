import { array, assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOf, decimalText } from './decimal.ts';
import { documentTotals } from './document-totals.ts';
import { billedShare, progressAmounts, progressLines, progressProblem, progressText } from './progress.ts';
import type { ProgressAmounts, ScheduleState } from './progress.ts';

type Step = { percent?: string; stored?: string; release?: string };

const schedule = (value: number): ScheduleState => ({
  value: centsOf(value),
  holdback: '10',
  billed: 0n,
  held: 0n,
  released: 0n,
});
const BLANK = { percent: '', stored: '', release: '' };

/** Bills a line, and adds that to what is billed of it. */
function billed(state: ScheduleState, step: Step): ProgressAmounts {
  expect(progressProblem(state, { ...BLANK, ...step })).toBeNull();
  const amounts = progressAmounts(state, { ...BLANK, ...step });
  if (!amounts) throw new Error('no amounts');
  state.billed += amounts.gross;
  state.held += amounts.held;
  state.released += amounts.released;
  return amounts;
}

const sumOf = (all: readonly ProgressAmounts[], field: keyof ProgressAmounts) =>
  all.reduce((sum, each) => sum + each[field], 0n);

function invoiceOf(all: readonly ProgressAmounts[]) {
  const totals = documentTotals(
    all.map(({ net }) => ({ cents: net, taxes: ['HST'] })),
    { rates: [{ name: 'HST', rate: '13' }] },
  );
  return [sumOf(all, 'gross'), sumOf(all, 'held') - sumOf(all, 'released'), totals.subtotal, totals.tax, totals.total];
}

describe('a project in Ontario with a holdback of ten percent', () => {
  const [l1, l2, l3, l4] = [22_477, 8710.52, 3776, 12_573.88].map(schedule);
  const [l5, c1, c2] = [1850, 2940.75, -1120].map(schedule);
  if (!l1 || !l2 || !l3 || !l4 || !l5 || !c1 || !c2) throw new Error('no lines');
  const all = [l1, l2, l3, l4, l5, c1, c2];

  it('bills what is done and stored, and holds back a tenth', () => {
    const first = [
      billed(l1, { percent: '60', stored: '4200.00' }),
      billed(l2, { percent: '35' }),
      billed(l4, { percent: '25' }),
    ];
    expect(first.map(({ gross }) => gross)).toEqual([1_768_620n, 304_868n, 314_347n]);
    expect(invoiceOf(first)).toEqual([2_387_835n, 238_784n, 2_149_051n, 279_377n, 2_428_428n]);
  });

  it('goes on from what was billed before; stored material that is built in is not billed twice', () => {
    const done = { percent: '100' };
    const second = [
      billed(l1, done),
      billed(l2, { percent: '85' }),
      billed(l3, { percent: '50' }),
      billed(l4, { percent: '70' }),
      ...[l5, c1, c2].map((line) => billed(line, done)),
    ];
    expect(second.map(({ gross }) => gross)).toEqual([
      479_080n,
      435_526n,
      188_800n,
      565_825n,
      185_000n,
      294_075n,
      -112_000n,
    ]);
    expect(invoiceOf(second)).toEqual([2_036_306n, 203_630n, 1_832_676n, 238_248n, 2_070_924n]);
  });

  it('is credited what was billed too early', () => {
    expect(invoiceOf([billed(l4, { percent: '67.5' })])).toEqual([-31_435n, -3143n, -28_292n, -3678n, -31_970n]);
  });

  it('ends at exactly the contract, and then all that was held is released', () => {
    const third = all.map((line) => billed(line, { percent: '100' }));
    expect(invoiceOf(third)).toEqual([728_109n, 72_811n, 655_298n, 85_189n, 740_487n]);
    const release = all.map((line) => billed(line, { release: decimalText(line.held * 100n) }));
    expect(invoiceOf(release)).toEqual([0n, -512_082n, 512_082n, 66_571n, 578_653n]);
    expect(all.reduce((sum, line) => sum + line.billed, 0n)).toBe(5_120_815n);
    expect(all.map(({ held, released }) => held - released)).toEqual(all.map(() => 0n));
  });
});

it('says what is wrong with the progress of a line', () => {
  const state = { ...schedule(1000), billed: 50_000n, held: 5000n };
  const said = (step: Step) => progressProblem(state, { ...BLANK, ...step });
  expect(said({ percent: '50' })).toBeNull();
  expect(said({ percent: '101' })).toMatch(/between 0 and 100/);
  expect(said({ percent: 'half' })).toMatch(/between 0 and 100/);
  expect(said({ stored: '-1' })).toMatch(/Stored material/);
  expect(said({ stored: '1.005' })).toMatch(/Stored material/);
  expect(said({ percent: '90', stored: '100.01' })).toMatch(/more would be billed/);
  expect(said({ release: '50.01' })).toMatch(/More would be released/);
  expect(said({ release: '-1' })).toMatch(/More would be released/);
  expect(said({ release: '1.005' })).toMatch(/What is released/);
  expect(progressAmounts(state, { ...BLANK, percent: '101' })).toBeNull();
});

it('progress is read as it was written', () => {
  const lines = [{ line: 7, percent: '60', stored: '4200.00', release: '' }];
  expect(progressLines(progressText(lines))).toEqual(lines);
  expect(progressLines('[{"line":7,"percent":60},{"percent":"3"},null]')).toEqual([
    { line: 7, percent: '60', stored: '', release: '' },
  ]);
  expect(progressLines(null)).toEqual([]);
});

it('how much is billed, for a bar', () => {
  expect(billedShare({ value: 100_000n, billed: 33_350n })).toBe(33);
  expect(billedShare({ value: -100n, billed: -100n })).toBe(100);
  expect(billedShare({ value: 0n, billed: 0n })).toBe(0);
});

it('any percents that end at 100 bill the contract exactly, and hold its holdback', () => {
  const anyLine = record({
    value: integer({ min: -9_000_000, max: 9_000_000 }),
    percents: array(integer({ min: 0, max: 1_000_000 }), { maxLength: 6 }),
  });
  assert(
    property(anyLine, ({ value, percents }) => {
      const state = { ...schedule(0), value: BigInt(value) };
      for (const percent of [...percents, 1_000_000]) billed(state, { percent: decimalText(BigInt(percent)) });
      expect(state.billed).toBe(state.value);
      const whole = progressAmounts({ ...state, billed: 0n, held: 0n }, { ...BLANK, percent: '100' });
      expect(state.held).toBe(whole?.held);
    }),
  );
});
