import type { AgeingQuestion, TaxQuestion } from '@fieldspan/contract/ageing-calls';
import type { WipQuestion } from '@fieldspan/contract/cost-calls';
import type { SalesQuestion } from '@fieldspan/contract/sales-calls';
import type { StockQuestion } from '@fieldspan/contract/stock-calls';
import { requestFile } from './http.ts';

export type ReportQuestions = {
  'Contact/ageing': AgeingQuestion;
  'Company/sales': SalesQuestion;
  'Company/tax-report': TaxQuestion;
  'Job/work-in-progress': WipQuestion;
  'Stock/levels': StockQuestion;
};

/**
 * A report as a file; the server notes the export in the company's activity.
 * @throws ApiError
 */
export function reportFile<R extends keyof ReportQuestions>(
  report: R,
  question: ReportQuestions[R],
  kind: 'csv' | 'pdf',
): Promise<Blob> {
  const path = `${report}-${kind}`;
  return requestFile({ call: path, verb: 'GET', path, payload: question });
}
