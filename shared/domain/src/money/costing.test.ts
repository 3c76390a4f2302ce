import { array, assert, bigInt, constantFrom, property, record, tuple, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COST_CODES, COST_FIGURES, costing, marginPercent, workInProgress } from './costing.ts';
import type { CostCode, CostFigure, CostPart } from './costing.ts';

const comesTo = (...some: CostPart[]) => costing(some, new Map()).sums.forecast;
const part = (code: CostCode, figure: CostFigure, cents: bigint): CostPart => ({ code, figure, cents });

/** The project of the design, after the credit. */
const PARTS: CostPart[] = [
  part('labour', 'estimate', 677_440n),
  part('material', 'estimate', 2_231_819n),
  part('subcontract', 'estimate', 320_000n),
  part('material', 'change', 130_000n),
  part('material', 'change', 210_000n),
  part('subcontract', 'change', -90_000n),
  part('labour', 'actual', 373_760n),
  part('labour', 'actual', 63_510n),
  part('material', 'actual', 2_136_040n),
  part('subcontract', 'actual', 160_000n),
  part('permit', 'actual', 18_000n),
  part('equipment', 'actual', 27_300n),
  part('material', 'committed', 224_000n),
];
const SAID = new Map<CostCode, bigint>([
  ['labour', 280_320n],
  ['material', 0n],
  ['subcontract', 120_000n],
]);

describe('the costing of a project', () => {
  it('comes to the figures of the design, to the cent', () => {
    const { rows, sums } = costing(PARTS, SAID);
    expect(rows.map(({ code, budget, forecast, difference }) => [code, budget, forecast, difference])).toEqual([
      ['labour', 677_440n, 717_590n, -40_150n],
      ['material', 2_571_819n, 2_360_040n, 211_779n],
      ['subcontract', 230_000n, 280_000n, -50_000n],
      ['equipment', 0n, 27_300n, -27_300n],
      ['permit', 0n, 18_000n, -18_000n],
    ]);
    expect(sums).toEqual({
      estimate: 3_229_259n,
      changes: 250_000n,
      budget: 3_479_259n,
      actual: 2_778_610n,
      accrued: 0n,
      committed: 224_000n,
      toGo: 400_320n,
      forecast: 3_402_930n,
      difference: 76_329n,
    });
  });

  it('says what an order comes to while it is delivered and billed', () => {
    expect(comesTo(part('material', 'committed', 226_320n))).toBe(226_320n);
    expect(comesTo(part('material', 'accrued', 192_580n), part('material', 'committed', 33_740n))).toBe(226_320n);
    expect(comesTo(part('material', 'actual', 193_980n), part('material', 'committed', 33_740n))).toBe(227_720n);
  });

  it('leaves what is not spent of the budget to go, unless somebody says otherwise', () => {
    const parts = [part('labour', 'estimate', 1000n), part('labour', 'actual', 400n)];
    expect(costing(parts, new Map()).sums).toMatchObject({ toGo: 600n, forecast: 1000n, difference: 0n });
    expect(costing(parts, new Map([['labour', 900n]])).sums).toMatchObject({ toGo: 900n, difference: -300n });
    expect(costing([...parts, part('labour', 'accrued', 700n)], new Map()).sums.toGo).toBe(0n);
  });
});

const cents = bigInt({ min: -10_000_000n, max: 10_000_000n });
const parts = array(record({ code: constantFrom(...COST_CODES), figure: constantFrom(...COST_FIGURES), cents }), {
  maxLength: 40,
});
const said = uniqueArray(tuple(constantFrom(...COST_CODES), bigInt({ min: 0n, max: 10_000_000n })), {
  selector: ([code]) => code,
});

describe('whatever is spent', () => {
  it('no cent is lost or counted twice, in any order', () => {
    assert(
      property(parts, said, (some, typed) => {
        const { rows, sums } = costing(some, new Map(typed));
        const all = (figure: CostFigure) =>
          some.filter((one) => one.figure === figure).reduce((sum, one) => sum + one.cents, 0n);
        expect(sums.budget).toBe(all('estimate') + all('change'));
        expect(sums.actual).toBe(all('actual'));
        expect(sums.forecast).toBe(all('actual') + all('accrued') + all('committed') + sums.toGo);
        expect(sums.difference).toBe(sums.budget - sums.forecast);
        expect(rows.reduce((sum, row) => sum + row.forecast, 0n)).toBe(sums.forecast);
        expect(costing(some.toReversed(), new Map(typed))).toEqual({ rows, sums });
      }),
    );
  });

  it('without a word a code that is within its budget comes to its budget', () => {
    assert(
      property(parts, (some) => {
        for (const row of costing(some, new Map()).rows) {
          const spent = row.actual + row.accrued + row.committed;
          expect(row.forecast).toBe(spent < row.budget ? row.budget : spent);
        }
      }),
    );
  });
});

describe('work in progress', () => {
  it('comes to the figures of the design', () => {
    const figures = { contract: 5_120_815n, actual: 2_778_610n, forecast: 3_402_930n, billed: 4_392_706n };
    expect(workInProgress(figures)).toEqual({
      percent: 816_535n,
      earned: 4_181_322n,
      over: 211_384n,
      profitToDate: 1_402_712n,
      profitAtEnd: 1_717_885n,
      leftToBill: 728_109n,
    });
    expect(marginPercent(5_120_815n, 3_402_930n)).toBe(335_471n);
  });

  it('earns nothing without a forecast, and never more than the contract', () => {
    expect(workInProgress({ contract: 100n, actual: 0n, forecast: 0n, billed: 40n })).toMatchObject({
      percent: null,
      earned: 0n,
      over: 40n,
    });
    const money = bigInt({ min: 0n, max: 10_000_000n });
    assert(
      property(
        record({ contract: money, actual: money, more: money, billed: money }),
        ({ contract, actual, more, billed }) => {
          const done = workInProgress({ contract, actual, forecast: actual + more, billed });
          expect(done.earned >= 0n && done.earned <= contract).toBe(true);
          expect(done.over).toBe(billed - done.earned);
          const end = workInProgress({ contract, actual: actual + 1n, forecast: actual + 1n, billed: contract });
          expect(end).toMatchObject({ percent: 1_000_000n, earned: contract, over: 0n, leftToBill: 0n });
          expect(end.profitToDate).toBe(end.profitAtEnd);
        },
      ),
    );
    expect(marginPercent(0n, 5n)).toBeNull();
  });
});
