import type { Filters } from '@fieldspan/contract/filters';
import { requestFile } from './http.ts';

/**
 * Filled forms as CSV; of one template with all answers.
 * @throws ApiError
 */
export function formAnswersCsv(filters: Filters<'CompanyForm'>): Promise<Blob> {
  const path = 'CompanyForm/answers-csv';
  return requestFile({ call: path, verb: 'GET', path, payload: { filters } });
}
