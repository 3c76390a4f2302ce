import type { AgeingQuestion } from '@fieldspan/contract/ageing-calls';
import { requestFile } from './http.ts';

/**
 * What customers owe by age, as CSV; the server notes the export in the company's activity.
 * @throws ApiError
 */
export function ageingCsv(question: AgeingQuestion): Promise<Blob> {
  const path = 'Contact/ageing-csv';
  return requestFile({ call: path, verb: 'GET', path, payload: question });
}
