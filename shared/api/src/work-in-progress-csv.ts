import type { WipQuestion } from '@fieldspan/contract/cost-calls';
import { requestFile } from './http.ts';

/**
 * Work in progress as CSV; the server notes the export in the company's activity.
 * @throws ApiError
 */
export function workInProgressCsv(question: WipQuestion): Promise<Blob> {
  const path = 'Job/work-in-progress-csv';
  return requestFile({ call: path, verb: 'GET', path, payload: question });
}
