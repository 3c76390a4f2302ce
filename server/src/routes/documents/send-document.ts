import { isMailAddress } from '@fieldspan/domain/contact-address';
import { moneyText } from '@fieldspan/domain/money-text';
import { isDraftState } from '@fieldspan/domain/record-lock';
import * as v from 'valibot';
import { makeCustomerLink } from '../../documents/customer-link.ts';
import type { SentModel } from '../../documents/document-of.ts';
import { documentPdf } from '../../documents/document-pdf.ts';
import { headingOf } from '../../documents/document-words.ts';
import { noteEvent } from '../../documents/note-event.ts';
import { sendOnce } from '../../documents/send-once.ts';
import type { StoredDocument } from '../../documents/stored-document.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText, WholeNumber } from '../../http/fields.ts';
import { publicOrigin } from '../../http/origin.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { documentContent } from './document-file.ts';
import { requireSender } from './document-rights.ts';

const SendSchema = v.object({
  id: WholeNumber,
  email: shortText(200),
  text: v.optional(shortText(2000), ''),
  client_key: v.optional(shortText(100), ''),
});
type Sending = v.InferOutput<typeof SendSchema>;

/** Mails an issued document to the customer, with its PDF and a link of their own; once for each press. */
export const sendDocument = (model: SentModel): SignedInRoute => ({
  verb: 'POST',
  path: `${model}/send`,
  summary:
    'Mail an issued document (id) to an address (email) with its PDF and a link of the customer’s own; once for each client_key',
  session: 'required',
  takes: SendSchema,
  async handle(ask) {
    const sending = await ask.read(SendSchema);
    const { session, services } = ask;
    if (!isMailAddress(sending.email)) throw new Refusal('Write one e-mail address.');
    await requireSender(ask, { model, key: String(sending.id) });
    await services.limits.take('document-mail', `${session.tenantId} ${session.userId}`);
    return { sent: await mailOnce(ask, model, sending) };
  },
});

async function mailOnce(ask: SignedInAsk, model: SentModel, sending: Sending): Promise<boolean> {
  const { session, services, time } = ask;
  const { id, email, text, client_key } = sending;
  const of = { tenantId: session.tenantId, model, id };
  const content = await documentContent(services, of, time);
  refuseUnsendable(content.document);
  const pdf = await documentPdf(content);
  const key = `document/${session.userId}/${client_key === '' ? crypto.randomUUID() : client_key}`;
  const origin = publicOrigin(services.config, ask.headers);
  return services.db.system(
    (tx) =>
      sendOnce(tx, { tenantId: session.tenantId, key }, async () => {
        const token = await makeCustomerLink(tx, { of, email, sentBy: session.userId });
        const { document } = content;
        await noteEvent(tx, document, { kind: 'sent', byName: email, note: text, createdBy: session.userId });
        await services.notifier.mail({
          to: email,
          ...mailText(document, { text, link: `${origin}/document/${token}` }),
          attachments: [{ filename: pdf.filename, contentType: 'application/pdf', bytes: pdf.bytes }],
        });
      }),
    session,
  );
}

function refuseUnsendable({ kind, status, lines_json }: StoredDocument): void {
  if (isDraftState(status) || status === 'Void')
    throw new Refusal('Only a document that is issued and not void can be sent.');
  // Its state is a word of the company.
  if (kind === 'bid' && lines_json === null)
    throw new Refusal('This bid is only a sum. Write its lines and issue it, then it can be sent.');
}

const NAMES: Readonly<Record<StoredDocument['kind'], string>> = {
  invoice: 'invoice',
  quote: 'quote',
  bid: 'bid',
  change: 'change order',
};

function mailText(document: StoredDocument, { text, link }: { text: string; link: string }) {
  const { company_name: company, number, kind, part, total, due, title } = document;
  const isAnswered = kind !== 'invoice';
  const of =
    kind === 'bid' ? `the bid for ${title ?? number}` : `the ${part === 'credit' ? 'credit' : NAMES[kind]} ${number}`;
  const parts = [
    `${company} sends you ${of}: ${moneyText(total)}.`,
    text === '' ? null : text,
    isAnswered ? `Read it here, accept or decline it, or ask:\n${link}` : `Read it here:\n${link}`,
    due === null ? null : kind === 'quote' ? `It is open until ${due}.` : `It is due on ${due}.`,
    'This link is for you only: whoever has it can answer in your name. The document is attached as a PDF.',
  ];
  return {
    subject: `${headingOf(document)} (${company})`,
    text: `${parts.filter((line) => line !== null).join('\n\n')}\n`,
  };
}
