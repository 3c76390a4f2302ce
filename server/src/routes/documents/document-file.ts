import * as v from 'valibot';
import { answeredOf } from '../../documents/acceptance.ts';
import { openCustomerLink } from '../../documents/customer-link.ts';
import type { DocumentOf, SentModel } from '../../documents/document-of.ts';
import { documentLogo } from '../../documents/document-logo.ts';
import { documentPdf } from '../../documents/document-pdf.ts';
import type { DocumentContent } from '../../documents/document-pdf.ts';
import { storedDocument } from '../../documents/read-document.ts';
import type { Services } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute, SignedInRoute } from '../../http/route.ts';
import { pdfResponse } from '../forms/pdf-response.ts';
import { requireReader } from './document-rights.ts';

/** The PDF of a document for its company. */
export const ownDocumentPdf = (model: SentModel): SignedInRoute => ({
  verb: 'GET',
  path: `${model}/pdf/:key`,
  summary: 'The document as a tagged PDF; a draft says that it is one',
  session: 'required',
  async handle(ask) {
    const { session, services, time } = ask;
    await services.limits.take('form-pdf', session.userId);
    const { id } = await requireReader(ask, { model, key: ask.params['key'] ?? '' });
    const content = await documentContent(services, { tenantId: session.tenantId, model, id }, time);
    const { bytes, filename } = await documentPdf(content);
    return pdfResponse(bytes, filename);
  },
});

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
    const content = await documentContent(ask.services, link.of, ask.time);
    const { bytes, filename } = await documentPdf(content);
    return pdfResponse(bytes, filename);
  },
};

/** @throws Refusal if it is gone */
export async function documentContent({ db, storage }: Services, of: DocumentOf, at: Date): Promise<DocumentContent> {
  const stored = await db.system(async (tx) => {
    const document = await storedDocument(tx, of);
    if (!document) throw new Refusal('This document is gone.');
    return { document, answered: await answeredOf(tx, document) };
  });
  return { ...stored, logo: await documentLogo(storage, stored.document), at };
}
