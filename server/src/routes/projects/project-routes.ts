import type { Route } from '../../http/route.ts';
import { publicNotes } from '../records/public-notes.ts';
import { attachedToProject } from './attached.ts';
import { copyProject } from './copy-project.ts';
import { readCosting, readCostRecords, readMargins } from './costing.ts';
import { fillBudget } from './fill-budget.ts';
import { readWorkInProgress, workInProgressFiles } from './work-in-progress.ts';

export const projectRoutes: readonly Route[] = [
  attachedToProject,
  copyProject,
  publicNotes,
  readCosting,
  readCostRecords,
  readMargins,
  fillBudget,
  readWorkInProgress,
  ...workInProgressFiles,
];
