import type { CostFigures, WorkAnswer } from '@fieldspan/contract/cost-calls';
import { marginPercent, workInProgress } from '@fieldspan/domain/money/costing';
import type { CostRow, WorkFigures, WorkInProgress } from '@fieldspan/domain/money/costing';
import { amountOf } from '@fieldspan/domain/money/decimal';

/** In dollars, as the wire has amounts. */
export const figuresOf = (row: CostRow): CostFigures => ({
  estimate: amountOf(row.estimate),
  changes: amountOf(row.changes),
  budget: amountOf(row.budget),
  actual: amountOf(row.actual),
  accrued: amountOf(row.accrued),
  committed: amountOf(row.committed),
  to_go: amountOf(row.toGo),
  forecast: amountOf(row.forecast),
  difference: amountOf(row.difference),
});

/** Ten-thousandths of a percent as a number. */
const percentOnWire = (percent: bigint | null): number | null => (percent === null ? null : Number(percent) / 10_000);

export const workOf = (figures: WorkFigures): WorkAnswer => ({
  ...amountsOf(figures, workInProgress(figures)),
  percent: percentOnWire(workInProgress(figures).percent),
  margin_percent: percentOnWire(marginPercent(figures.contract, figures.forecast)),
});

export const amountsOf = (
  { contract, actual, forecast, billed }: WorkFigures,
  { earned, over, profitToDate, profitAtEnd, leftToBill }: Omit<WorkInProgress, 'percent'>,
) => ({
  contract: amountOf(contract),
  actual: amountOf(actual),
  forecast: amountOf(forecast),
  billed: amountOf(billed),
  earned: amountOf(earned),
  over: amountOf(over),
  profit_to_date: amountOf(profitToDate),
  profit_at_end: amountOf(profitAtEnd),
  left_to_bill: amountOf(leftToBill),
});
