import type { BookFormat } from '@fieldspan/contract/accounting-calls';
import { requestFile } from './http.ts';

/**
 * What an export sent to the books, as a file; the server notes it in the company's activity.
 * @throws ApiError
 */
export function booksFile(slug: string, format: BookFormat): Promise<Blob> {
  const path = 'Accounting/file';
  return requestFile({ call: path, verb: 'GET', path, payload: { slug, format } });
}
