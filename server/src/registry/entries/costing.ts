import type { Entry } from '../entry.ts';
import { checkCost, checkForecast } from '../guards/costing.ts';
import { readsFinancials, writesBudget } from './work.ts';

const ofProject = {
  read: readsFinancials,
  write: writesBudget('job_id'),
  author: 'created_by',
} satisfies Entry;

/** What projects may cost and will cost, for whoever reads their financials; changed by whoever may change the project, too. */
export const costingEntries = {
  BudgetLine: { ...ofProject, beforeSave: checkCost('BudgetLine', 'amount') },
  CostForecast: { ...ofProject, beforeSave: checkForecast },
  JobCost: { ...ofProject, beforeSave: checkCost('JobCost', 'amount') },
} satisfies Record<string, Entry>;
