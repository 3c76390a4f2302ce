import type { SalesQuestion } from '@fieldspan/contract/sales-calls';
import { requestFile } from './http.ts';

/**
 * What was sold as CSV; the server notes the export in the company's activity.
 * @throws ApiError
 */
export function salesCsv(question: SalesQuestion): Promise<Blob> {
  const path = 'Company/sales-csv';
  return requestFile({ call: path, verb: 'GET', path, payload: question });
}
