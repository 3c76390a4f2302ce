import * as v from 'valibot';
import { signedText } from '../../forms/content-hash.ts';
import { receiptPdf } from '../../forms/pdf/receipt-pdf.ts';
import type { Tx } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { Refusal, Unauthorised } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { formNumber } from '@fieldspan/domain/form-number';
import { mayReadRecord } from '../../registry/may-read.ts';
import { instantIn } from '../../forms/pdf/instant-in.ts';
import { speechOf } from '../../notify/speech.ts';
import { ZoneSchema, pdfResponse } from './pdf-response.ts';
import { shownForm } from './shown-form.ts';
import { signedForm } from './shown-signers.ts';
import { LinkSchema, signerOf } from './signer-of.ts';
import { readForm, revisionsOf } from './stored-form.ts';
import type { Found } from './stored-form.ts';

const ReceiptSchema = v.object({
  ...v.partial(LinkSchema).entries,
  /** Without a link: whose signature, by the slug of the participant. */
  signature: v.optional(shortText(200)),
  zone: ZoneSchema,
});

/** The receipt of one signature: for its signer by the link, for people of the company by the record. */
export const formReceipt: OpenRoute = {
  verb: 'GET',
  path: 'CompanyForm/receipt/:key',
  before: 'terms',
  summary:
    'The receipt of one signature as a PDF, with the signed content inside: by a signing link, or signature: a slug',
  session: 'optional',
  takes: ReceiptSchema,
  async handle(ask) {
    const { zone } = await ask.read(ReceiptSchema);
    await ask.services.limits.take('form-pdf', ask.session?.userId ?? ask.address);
    const signature = await signatureOf(ask);
    const { storage } = ask.services;
    const receipt = await ask.services.db.system((tx) => receiptOf({ tx, storage }, signature));
    const speech = speechOf(ask.headers.get('page-language'));
    const bytes = await receiptPdf({ ...receipt, said: instantIn(zone, speech.language), speech, at: ask.time });
    return pdfResponse(bytes, `receipt-${formNumber(receipt.form.id)}.pdf`);
  },
};

async function receiptOf(work: { tx: Tx; storage: Storage }, { signerId, ...found }: Signature) {
  const row = await work.tx
    .selectFrom('company_form_acknowledgement')
    .where('tenant_id', '=', found.tenantId)
    .where('id', '=', signerId)
    .select(['name', 'completed_at', 'signature_json', 'revision'])
    .executeTakeFirstOrThrow();
  const stored = { form: await readForm(work.tx, found), revisions: await revisionsOf(work.tx, found) };
  const content = signedForm(stored, row.revision);
  if (row.completed_at === null || content === null) throw new Refusal(NOTHING_SIGNED);
  const looker = { as: 'signer', signerId, mayWrite: false, revision: row.revision } as const;
  const form = await shownForm(work, found, looker);
  const signer = form.participants.find(({ own_slug }) => own_slug !== null);
  if (!signer) throw new Refusal(NOTHING_SIGNED);
  const { content_hash } = signer;
  if (content_hash === null)
    throw new Refusal('This was signed before the server kept proofs, so there is no receipt of it.');
  const signed = await signedText(work.storage, content, row);
  return { form, signer: { ...signer, completed_at: row.completed_at, content_hash }, signed };
}

const NOTHING_SIGNED = 'There is no signature here to give a receipt of.';

type Signature = Found & { signerId: number };

async function signatureOf(ask: Ask): Promise<Signature> {
  const { services, session, params } = ask;
  const slug = params['key'] ?? '';
  const { acknowledgement_slug, token, signature } = await ask.read(ReceiptSchema);
  if (acknowledgement_slug !== undefined)
    return services.db.system(async (tx) => {
      const signer = await signerOf(tx, { slug, acknowledgement_slug, ...(token !== undefined && { token }) }, session);
      return { signerId: signer.id, formId: signer.form_id, tenantId: signer.tenant_id };
    });
  if (session === null) throw new Unauthorised();
  const { tenantId } = session;
  return services.db.as(session, async (tx) => {
    const found = await tx
      .selectFrom('company_form_acknowledgement as a')
      .innerJoin('company_form as f', 'f.id', 'a.form_id')
      .where('a.tenant_id', '=', tenantId)
      .where('a.slug', '=', signature ?? '')
      .where('f.slug', '=', slug)
      .select(['a.id', 'a.form_id'])
      .executeTakeFirst();
    if (!found || !(await mayReadRecord({ tx, identity: session }, 'CompanyForm', found.form_id)))
      throw new Refusal('This form was not found.');
    return { signerId: found.id, formId: found.form_id, tenantId };
  });
}
