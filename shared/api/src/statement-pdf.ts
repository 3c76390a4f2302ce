import type { StatementQuestion } from '@fieldspan/contract/ageing-calls';
import { requestFile } from './http.ts';

/**
 * The statement of a customer as a PDF.
 * @throws ApiError
 */
export function statementPdf(question: StatementQuestion): Promise<Blob> {
  const path = 'Contact/statement-pdf';
  return requestFile({ call: path, verb: 'GET', path, payload: question });
}
