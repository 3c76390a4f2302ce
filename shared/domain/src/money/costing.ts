import { rounded } from './decimal.ts';

/** What money is spent on. Every cost of a project, and every part of its budget, is one of these. */
export const COST_CODES = ['labour', 'material', 'subcontract', 'equipment', 'permit', 'other'] as const;
export type CostCode = (typeof COST_CODES)[number];

/** `accrued` came and is not billed yet, `committed` is ordered and did not come yet. */
export const COST_FIGURES = ['estimate', 'change', 'actual', 'accrued', 'committed'] as const;
export type CostFigure = (typeof COST_FIGURES)[number];

/** What one record says of a figure, in cents; less than nothing takes back. */
export type CostPart = { code: CostCode; figure: CostFigure; cents: bigint };

/** Figures of a cost code, or of all of them, in cents. `difference`: how far the forecast is under the budget. */
export type CostRow = {
  estimate: bigint;
  changes: bigint;
  budget: bigint;
  actual: bigint;
  accrued: bigint;
  committed: bigint;
  toGo: bigint;
  forecast: bigint;
  difference: bigint;
};

export type Costing = { rows: (CostRow & { code: CostCode })[]; sums: CostRow };

const NOTHING: CostRow = {
  estimate: 0n,
  changes: 0n,
  budget: 0n,
  actual: 0n,
  accrued: 0n,
  committed: 0n,
  toGo: 0n,
  forecast: 0n,
  difference: 0n,
};
const FIELDS = [
  'estimate',
  'changes',
  'budget',
  'actual',
  'accrued',
  'committed',
  'toGo',
  'forecast',
  'difference',
] as const satisfies readonly (keyof CostRow)[];

/**
 * The costing of a project: a row for each code of which there is anything, in the order of the codes, and their sums. What is to
 * go is what somebody said, else what is left of the budget, never less than nothing.
 * @param said what people say is still to be spent, in cents
 */
export function costing(parts: readonly CostPart[], said: ReadonlyMap<CostCode, bigint>): Costing {
  const rows = COST_CODES.filter((code) => said.has(code) || parts.some((part) => part.code === code)).map((code) => {
    const own = parts.filter((part) => part.code === code);
    return Object.assign({ code }, costRow(own, said.get(code) ?? null));
  });
  return { rows, sums: rows.reduce(added, NOTHING) };
}

function costRow(parts: readonly CostPart[], said: bigint | null): CostRow {
  const sum = (figure: CostFigure): bigint =>
    parts.reduce((cents, part) => (part.figure === figure ? cents + part.cents : cents), 0n);
  const [estimate, changes] = [sum('estimate'), sum('change')];
  const [actual, accrued, committed] = [sum('actual'), sum('accrued'), sum('committed')];
  const budget = estimate + changes;
  const spoken = actual + accrued + committed;
  const toGo = said ?? (budget > spoken ? budget - spoken : 0n);
  const forecast = spoken + toGo;
  return { estimate, changes, budget, actual, accrued, committed, toGo, forecast, difference: budget - forecast };
}

const added = (sums: CostRow, row: CostRow): CostRow =>
  FIELDS.reduce((all, field) => Object.assign(all, { [field]: sums[field] + row[field] }), { ...NOTHING });

/** What is agreed, spent and billed of a project, in cents. `billed` is gross, before the holdback. */
export type WorkFigures = { contract: bigint; actual: bigint; forecast: bigint; billed: bigint };

/** Work in progress, in cents; `percent` in ten-thousandths of a percent, null while nobody knows what it will cost. */
export type WorkInProgress = {
  percent: bigint | null;
  earned: bigint;
  /** More than nothing is billed too much, less than nothing is not billed yet. */
  over: bigint;
  profitToDate: bigint;
  profitAtEnd: bigint;
  leftToBill: bigint;
};

const ALL_PERCENT = 1_000_000n;

/**
 * How far a project is by its cost. Percent done = actual ÷ forecast, at most all of it; earned = contract × percent, rounded once;
 * over = billed − earned.
 */
export function workInProgress({ contract, actual, forecast, billed }: WorkFigures): WorkInProgress {
  const isKnown = forecast > 0n;
  const done = actual > forecast ? forecast : actual < 0n ? 0n : actual;
  const earned = isKnown ? rounded(contract * done, forecast) : 0n;
  return {
    percent: isKnown ? rounded(done * ALL_PERCENT, forecast) : null,
    earned,
    over: billed - earned,
    profitToDate: earned - actual,
    profitAtEnd: contract - forecast,
    leftToBill: contract - billed,
  };
}

/** What of the contract stays, in ten-thousandths of a percent; null without a contract. */
export const marginPercent = (contract: bigint, forecast: bigint): bigint | null =>
  contract > 0n ? rounded((contract - forecast) * ALL_PERCENT, contract) : null;
