import type { Entry } from '../entry.ts';
import { checkCost, checkForecast } from '../guards/costing.ts';
import { keepCostCode } from '../guards/cost-code.ts';
import { isPersonnel, readsFinancials, writesBudget } from './work.ts';

const ofProject = {
  read: readsFinancials,
  write: writesBudget('job_id'),
  author: 'created_by',
} satisfies Entry;

/** What projects may cost and will cost, for whoever reads their financials; changed by whoever may change the project, too. */
export const costingEntries = {
  BudgetLine: { ...ofProject, beforeSave: checkCost('BudgetLine', 'amount') },
  /** Everybody who works there chooses one for their time. */
  JobCostCode: {
    ...ofProject,
    read: (rows) => rows.sql`(${rows.mayRead('Job', 'job_id')} or ${isPersonnel('job_id')(rows)})`,
    beforeSave: keepCostCode,
  },
  CostForecast: { ...ofProject, beforeSave: checkForecast },
  JobCost: { ...ofProject, beforeSave: checkCost('JobCost', 'amount') },
} satisfies Record<string, Entry>;
