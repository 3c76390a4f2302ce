import { COST_CODES } from '@fieldspan/domain/money/costing';
import type { CostCode, CostFigure } from '@fieldspan/domain/money/costing';
import * as v from 'valibot';
import { get, post } from './call-shape.ts';

/** Dollars, to the cent. `difference`: how far the forecast is under the budget. */
const FiguresSchema = v.object({
  estimate: v.number(),
  changes: v.number(),
  budget: v.number(),
  actual: v.number(),
  accrued: v.number(),
  committed: v.number(),
  to_go: v.number(),
  forecast: v.number(),
  difference: v.number(),
});
export type CostFigures = v.InferOutput<typeof FiguresSchema>;

/** What somebody said is to go: with it the server knows which record to change. */
const SaidSchema = v.object({
  id: v.number(),
  version: v.number(),
  hours: v.nullable(v.number()),
  note: v.string(),
  by: v.nullable(v.string()),
  at: v.string(),
});

const CostRowSchema = v.object({
  cost_code: v.picklist(COST_CODES),
  ...FiguresSchema.entries,
  said: v.nullable(SaidSchema),
});
export type CostRowAnswer = v.InferOutput<typeof CostRowSchema>;

/** Dollars, to the cent, but for the percentages; null while they cannot be known. `over` below nothing is not billed yet. */
const WorkSchema = v.object({
  contract: v.number(),
  actual: v.number(),
  forecast: v.number(),
  billed: v.number(),
  percent: v.nullable(v.number()),
  earned: v.number(),
  over: v.number(),
  profit_to_date: v.number(),
  profit_at_end: v.number(),
  margin_percent: v.nullable(v.number()),
  left_to_bill: v.number(),
});
export type WorkAnswer = v.InferOutput<typeof WorkSchema>;

/** What the customer holds back in dollars; `due`: from this day on they owe it. */
const HoldbackSchema = v.object({
  held: v.number(),
  released: v.number(),
  left: v.number(),
  due: v.nullable(v.string()),
});

const HoursSchema = v.object({
  worked: v.number(),
  /** Logged and not approved yet, so no cost yet. */
  waiting: v.number(),
  /** Time logs of people without a rate: they cost nothing here. */
  unrated: v.number(),
  budget: v.nullable(v.number()),
  to_go: v.nullable(v.number()),
  /** Hours of approved time until the end of each week that has any, the week by its last day. */
  weeks: v.array(v.object({ to: v.string(), hours: v.number() })),
});

/** A cost code of the project: the hours it may take, and those of approved time on it. */
const CodeSchema = v.object({
  id: v.number(),
  slug: v.string(),
  version: v.number(),
  code: v.string(),
  title: v.string(),
  cost_code: v.picklist(COST_CODES),
  archived: v.number(),
  hours: v.nullable(v.number()),
  worked: v.number(),
});
export type CodeAnswer = v.InferOutput<typeof CodeSchema>;

/** The costing of a project, a row for each cost code of which there is anything. */
const CostingSchema = v.object({
  job_id: v.number(),
  may_write: v.boolean(),
  rows: v.array(CostRowSchema),
  sums: FiguresSchema,
  work: WorkSchema,
  holdback: HoldbackSchema,
  hours: HoursSchema,
  codes: v.optional(v.array(CodeSchema), []),
});
export type CostingAnswer = v.InferOutput<typeof CostingSchema>;

/**
 * A record behind a figure. `to`: where it is shown, null where it has no page or the person may not read it. `amount` is null of the
 * time of people whose pay the person may not see.
 */
const RecordSchema = v.object({
  key: v.string(),
  model: v.picklist([
    'BudgetLine',
    'JobCost',
    'TimeLog',
    'EquipmentUsage',
    'SupplierBill',
    'PurchaseOrder',
    'Expense',
    'StockMovement',
  ]),
  cost_code: v.picklist(COST_CODES),
  /** Null for records that the person may not change here. */
  id: v.nullable(v.number()),
  version: v.nullable(v.number()),
  title: v.nullable(v.string()),
  note: v.nullable(v.string()),
  to: v.nullable(v.string()),
  on: v.nullable(v.string()),
  hours: v.nullable(v.number()),
  amount: v.nullable(v.number()),
});
export type CostRecord = v.InferOutput<typeof RecordSchema>;

const MarginSchema = v.object({
  job_id: v.number(),
  contract: v.number(),
  forecast: v.number(),
  profit: v.number(),
  percent: v.nullable(v.number()),
});
export type JobMargin = v.InferOutput<typeof MarginSchema>;

const WipRowSchema = v.object({
  job_id: v.number(),
  slug: v.string(),
  job_num: v.string(),
  job_name: v.string(),
  ...WorkSchema.entries,
});
export type WipRow = v.InferOutput<typeof WipRowSchema>;

const SumsSchema = v.omit(WorkSchema, ['percent', 'margin_percent']);

/** Work in progress of the projects whose financials the person may read. */
const WipSchema = v.object({ on: v.string(), rows: v.array(WipRowSchema), sums: SumsSchema });
export type WipAnswer = v.InferOutput<typeof WipSchema>;

export const costCalls = {
  'Job/costing': get(CostingSchema),
  'Job/cost-records': get(v.array(RecordSchema)),
  'Job/margins': get(v.array(MarginSchema)),
  'Job/budget-from-estimate': post(v.object({ written: v.number() })),
  'Job/work-in-progress': get(WipSchema),
} as const;

/** Which projects: those that are not completed, or all that are no leads. */
export const WIP_VIEWS = ['open', 'all'] as const;
export type WipView = (typeof WIP_VIEWS)[number];

/** `as_of`: with what was spent and billed until the end of that day, and the forecast of today. */
export type WipQuestion = { today: string; as_of?: string; view?: WipView; search?: string };

/** Payloads of the calls about what projects cost; see calls.ts. */
export type CostPayloads = {
  'Job/costing': { id: number };
  /** Of one code, or of all of them. */
  'Job/cost-records': { id: number; figure: CostFigure; cost_code?: CostCode };
  /** Projects whose financials the person may not read are left out. */
  'Job/margins': { ids: readonly number[] };
  /** Writes the costs of the estimate as the budget; refused where there is one. */
  'Job/budget-from-estimate': { id: number };
  'Job/work-in-progress': WipQuestion;
};
