import { moneyText } from '@fieldspan/domain/money-text';
import type { ReminderValues } from '@fieldspan/domain/money/reminders';
import { daysBetween } from '@fieldspan/domain/calendar-day';
import type { Tx } from '../../../db/database.ts';
import { makeCustomerLink } from '../../../documents/customer-link.ts';
import { documentPdf } from '../../../documents/document-pdf.ts';
import { noteEvent } from '../../../documents/note-event.ts';
import { remindedInvoices } from '../../../documents/reminded-invoices.ts';
import type { RemindedInvoice } from '../../../documents/reminded-invoices.ts';
import { sendOnce } from '../../../documents/send-once.ts';
import type { Services, Session } from '../../../http/context.ts';
import { documentContent } from '../document-file.ts';

type Reminder = {
  tenantId: number;
  invoice: RemindedInvoice;
  /** Days after the invoice was due; less than 0 before. */
  days: number;
  email: string;
  text: string;
  /** The same key is sent once. */
  key: string;
  /** Where the customer's page is; null where the server does not know its address, then the mail has the PDF alone. */
  origin: string | null;
  /** Who sends it by hand. */
  session: Session | null;
  /** Whether it is to be sent still, as it stands at that moment. */
  isWanted: (now: RemindedInvoice) => boolean;
};

class NotWanted extends Error {
  override readonly name = 'NotWanted';
}

/**
 * Mails a reminder with the PDF and a link of the customer's own, and writes that down.
 * @returns false if it was sent before, or is not to be sent any more
 */
export async function sendReminder(services: Services, reminder: Reminder): Promise<boolean> {
  const { tenantId, invoice, email, text, key, origin, session, days } = reminder;
  const of = { tenantId, model: invoice.model, id: invoice.id };
  const content = await documentContent(services, of, services.clock());
  const pdf = await documentPdf(content);
  const send = async (tx: Tx): Promise<void> => {
    const [now] = await remindedInvoices(tx, { tenantId, of });
    if (!now || !reminder.isWanted(now)) throw new NotWanted();
    const sentBy = session?.userId ?? null;
    const token = origin === null ? null : await makeCustomerLink(tx, { of, email, sentBy });
    await noteEvent(tx, content.document, {
      kind: 'sent',
      byName: email,
      note: text,
      details: { reminder: days, ...(session !== null && { by_hand: true }) },
      createdBy: sentBy,
    });
    await services.notifier.mail({
      to: email,
      ...mailText(invoice, { text, link: token === null ? null : `${origin}/document/${token}` }),
      attachments: [{ filename: pdf.filename, contentType: 'application/pdf', bytes: pdf.bytes }],
    });
  };
  try {
    return await services.db.system((tx) => sendOnce(tx, { tenantId, key }, () => send(tx)), session ?? undefined);
  } catch (error) {
    if (error instanceof NotWanted) return false;
    throw error;
  }
}

function mailText({ number, company }: RemindedInvoice, { text, link }: { text: string; link: string | null }) {
  const parts = [
    text,
    link === null ? null : `Read it here:\n${link}`,
    link === null
      ? 'The invoice is attached as a PDF.'
      : 'This link is for you only: whoever has it can answer in your name. The invoice is attached as a PDF.',
  ];
  return {
    subject: `Reminder: Invoice ${number} (${company})`,
    text: `${parts.filter((part) => part !== null).join('\n\n')}\n`,
  };
}

/** What a text of a reminder can name, for this invoice on this day. */
export const valuesOf = ({ customer, number, open, due, company }: RemindedInvoice, today: string): ReminderValues => ({
  customer: customer ?? '',
  number,
  amount: moneyText(open),
  due: due ?? '',
  days: String(due === null ? 0 : Math.abs(daysBetween(due, today))),
  company,
});
