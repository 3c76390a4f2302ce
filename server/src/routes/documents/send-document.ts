import { isMailAddress } from '@fieldspan/domain/contact-address';
import { moneyText } from '@fieldspan/domain/money-text';
import { isDraftState } from '@fieldspan/domain/record-lock';
import * as v from 'valibot';
import { makeCustomerLink } from '../../documents/customer-link.ts';
import { documentPdf } from '../../documents/document-pdf.ts';
import { noteEvent } from '../../documents/note-event.ts';
import { storedDocument } from '../../documents/stored-document.ts';
import type { StoredDocument } from '../../documents/stored-document.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText, WholeNumber } from '../../http/fields.ts';
import { publicOrigin } from '../../http/origin.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { lockRow } from '../../registry/lock-row.ts';

const SendSchema = v.object({ id: WholeNumber, email: shortText(200), text: v.optional(shortText(2000), '') });

/** Mails an issued document to the customer, with its PDF and a link of their own. */
export const sendDocument: SignedInRoute = {
  verb: 'POST',
  path: 'ServiceInvoice/send',
  summary: 'Mail an issued invoice or quote (id) to an address (email) with its PDF and a link of the customer’s own',
  session: 'required',
  takes: SendSchema,
  async handle(ask) {
    const { id, email, text } = await ask.read(SendSchema);
    const { session, services, time } = ask;
    if (!isMailAddress(email)) throw new Refusal('Write one e-mail address.');
    await requireWriter(ask, id);
    const document = await services.db.system((tx) => storedDocument(tx, { tenantId: session.tenantId, id }));
    if (!document) throw new Refusal('Invoice not found.');
    if (isDraftState(document.status) || document.status === 'Void')
      throw new Refusal('Only a document that is issued and not void can be sent.');
    await services.limits.take('document-mail', `${session.tenantId} ${session.userId}`);
    const origin = publicOrigin(services.config, ask.headers);
    const pdf = await documentPdf(document, time);
    const token = await services.db.system((tx) =>
      makeCustomerLink(tx, { tenantId: session.tenantId, invoiceId: id, email }),
    );
    await services.notifier.mail({
      to: email,
      ...mailText(document, { text, link: `${origin}/document/${token}` }),
      attachments: [{ filename: pdf.filename, contentType: 'application/pdf', bytes: pdf.bytes }],
    });
    await services.db.system((tx) =>
      noteEvent(tx, document, { kind: 'sent', byName: email, note: text, createdBy: session.userId }),
    );
    return null;
  },
};

/** @throws Refusal if the person may not write this document */
async function requireWriter({ transact, session }: SignedInAsk, id: number): Promise<void> {
  await transact(async (tx) => {
    const { mayWrite } = await lockRow({ tx, session }, { name: 'ServiceInvoice', key: String(id) });
    if (!mayWrite) throw new Refusal('You do not have permission to send this document.');
  });
}

function mailText(document: StoredDocument, { text, link }: { text: string; link: string }) {
  const { company_name: company, invoice_num: number, is_quote, total, due } = document;
  const kind = is_quote === 1 ? 'quote' : 'invoice';
  const parts = [
    `${company} sends you the ${kind} ${number}: ${moneyText(total)}.`,
    text === '' ? null : text,
    is_quote === 1 ? `Read it here, accept or decline it, or ask:\n${link}` : `Read it here:\n${link}`,
    due === null ? null : is_quote === 1 ? `It is open until ${due}.` : `It is due on ${due}.`,
    'This link is for you only: whoever has it can answer in your name. The document is attached as a PDF.',
  ];
  return {
    subject: `${is_quote === 1 ? 'Quote' : 'Invoice'} ${number} (${company})`,
    text: `${parts.filter((part) => part !== null).join('\n\n')}\n`,
  };
}
