import * as v from 'valibot';
import { pdfOf } from '../../forms/pdf/pdf-of.ts';
import type { OpenRoute } from '../../http/route.ts';
import { AskedFormSchema, askedForm } from './asked-form.ts';
import { ZoneSchema, pdfResponse } from './pdf-response.ts';

const PdfSchema = v.object({ ...AskedFormSchema.entries, zone: ZoneSchema });

/** A filled form as a PDF, for whoever may open its page: by the record, by the public link, or by a signing link. */
export const formPdf: OpenRoute = {
  verb: 'GET',
  path: 'CompanyForm/pdf/:key',
  before: 'terms',
  summary:
    'A filled form as a tagged PDF; read as its page is. zone: the time zone of its times; page-language, a header: that of its words',
  session: 'optional',
  takes: PdfSchema,
  async handle(ask) {
    const { zone } = await ask.read(PdfSchema);
    const found = await askedForm(ask);
    const { userId = 0 } = ask.session ?? {};
    await ask.services.limits.take('form-pdf', userId === 0 ? ask.address : userId);
    const { bytes, filename } = await pdfOf(ask.services.storage, found, {
      zone,
      at: ask.time,
      language: ask.headers.get('page-language'),
    });
    return pdfResponse(bytes, filename);
  },
};
