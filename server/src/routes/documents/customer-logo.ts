import * as v from 'valibot';
import { openCustomerLink } from '../../documents/customer-link.ts';
import { documentLogo } from '../../documents/document-logo.ts';
import { NotFound } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { linkedDocument } from './customer-document.ts';

const TokenSchema = v.object({ token: shortText(200) });

/** The company's logo above a document, as a picture of its own making: what was uploaded may be any kind of file. */
export const customerLogo: OpenRoute = {
  verb: 'GET',
  path: 'CustomerDocument/logo',
  summary: 'The logo of the company, for the customer who has a link to a document (token)',
  session: 'optional',
  takes: TokenSchema,
  before: 'terms',
  async handle(ask) {
    const { token } = await ask.read(TokenSchema);
    const link = await openCustomerLink(ask, token);
    await ask.services.limits.take('form-pdf', ask.address);
    const document = await ask.services.db.system((tx) => linkedDocument(tx, link));
    const picture = await documentLogo(ask.services.storage, document);
    if (picture === null) throw new NotFound();
    return new Response(new Uint8Array(picture.bytes), {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=300' },
    });
  },
};
