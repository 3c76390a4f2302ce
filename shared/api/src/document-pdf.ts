import { requestFile } from './http.ts';

/**
 * An invoice or a quote as a PDF, for its company.
 * @throws ApiError
 */
export const documentPdf = (slug: string): Promise<Blob> =>
  requestFile({
    call: 'ServiceInvoice/pdf',
    verb: 'GET',
    path: `ServiceInvoice/pdf/${encodeURIComponent(slug)}`,
    payload: {},
  });

/**
 * The same for the customer, by their link.
 * @throws ApiError
 */
export const customerDocumentPdf = (token: string): Promise<Blob> =>
  requestFile(
    { call: 'CustomerDocument/pdf', verb: 'GET', path: 'CustomerDocument/pdf', payload: { token } },
    { noAuthRedirect: true },
  );
