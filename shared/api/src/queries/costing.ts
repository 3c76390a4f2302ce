import { call } from '@fieldspan/api/call';
import type { CostPayloads, WipQuestion } from '@fieldspan/contract/cost-calls';
import { queryValue } from './query-value.ts';

/** Budget, costs and forecast of a project by cost code. */
export const costingQuery = (jobId: number) =>
  queryValue(['Job', 'costing', jobId], ({ signal }) => call('Job/costing', { id: jobId }, { signal }));

/** The records behind a figure. */
export const costRecordsQuery = (question: CostPayloads['Job/cost-records']) =>
  queryValue(['Job', 'cost-records', question], ({ signal }) => call('Job/cost-records', question, { signal }));

/** Work in progress of all projects. */
export const workInProgressQuery = (question: WipQuestion) =>
  queryValue(['Job', 'work-in-progress', question], ({ signal }) => call('Job/work-in-progress', question, { signal }));
