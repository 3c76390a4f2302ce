import { requestFile } from './http.ts';
import type { SentModel } from './queries/documents.ts';

/**
 * A document as a PDF, for its company.
 * @throws ApiError
 */
export const documentPdf = ({ model, slug }: { model: SentModel; slug: string }): Promise<Blob> =>
  requestFile({
    call: `${model}/pdf`,
    verb: 'GET',
    path: `${model}/pdf/${encodeURIComponent(slug)}`,
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
