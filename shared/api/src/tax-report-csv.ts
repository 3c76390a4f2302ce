import type { TaxQuestion } from '@fieldspan/contract/ageing-calls';
import { requestFile } from './http.ts';

/**
 * Taxes by period as CSV; the server notes the export in the company's activity.
 * @throws ApiError
 */
export function taxReportCsv(question: TaxQuestion): Promise<Blob> {
  const path = 'Company/tax-report-csv';
  return requestFile({ call: path, verb: 'GET', path, payload: question });
}
