import type { ExportFormat } from '@fieldspan/domain/pay/export-rows';
import { requestFile } from './http.ts';

/**
 * The lines of an export as CSV, in the shape of a payroll product; the server notes it in the company's activity.
 * @throws ApiError
 */
export function payrollFile(slug: string, format: ExportFormat): Promise<Blob> {
  const path = 'Payroll/file';
  return requestFile({ call: path, verb: 'GET', path, payload: { slug, format } });
}
