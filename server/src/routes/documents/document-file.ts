import * as v from 'valibot';
import { openCustomerLink } from '../../documents/customer-link.ts';
import { documentPdf } from '../../documents/document-pdf.ts';
import { storedDocument } from '../../documents/stored-document.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute, SignedInRoute } from '../../http/route.ts';
import { lockRow } from '../../registry/lock-row.ts';
import { pdfResponse } from '../forms/pdf-response.ts';

/** The PDF of a document for its company. */
export const ownDocumentPdf: SignedInRoute = {
  verb: 'GET',
  path: 'ServiceInvoice/pdf/:key',
  summary: 'An invoice or a quote as a tagged PDF; a draft says that it is one',
  session: 'required',
  async handle({ params, session, services, transact, time }) {
    await services.limits.take('form-pdf', session.userId);
    const document = await transact(async (tx) => {
      const { row } = await lockRow({ tx, session }, { name: 'ServiceInvoice', key: params['key'] ?? '' });
      return storedDocument(tx, { tenantId: session.tenantId, id: Number(row['id']) });
    });
    if (!document) throw new Refusal('Invoice not found.');
    const { bytes, filename } = await documentPdf(document, time);
    return pdfResponse(bytes, filename);
  },
};

const TokenSchema = v.object({ token: shortText(200) });

/** The same for the customer, by their link. */
export const customerDocumentPdf: OpenRoute = {
  verb: 'GET',
  path: 'CustomerDocument/pdf',
  summary: 'A document as a tagged PDF, for the customer who has its link (token)',
  session: 'optional',
  takes: TokenSchema,
  before: 'terms',
  async handle(ask) {
    const { token } = await ask.read(TokenSchema);
    const link = await openCustomerLink(ask, token);
    await ask.services.limits.take('form-pdf', ask.address);
    const document = await ask.services.db.system((tx) =>
      storedDocument(tx, { tenantId: link.tenantId, id: link.invoiceId }),
    );
    if (!document) throw new Refusal('This document is gone.');
    const { bytes, filename } = await documentPdf(document, ask.time);
    return pdfResponse(bytes, filename);
  },
};
