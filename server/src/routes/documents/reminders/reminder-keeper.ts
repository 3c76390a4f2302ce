import { daysBetween } from '@fieldspan/domain/calendar-day';
import { dayIn, dayNamed, dayNumber, minuteIn } from '@fieldspan/domain/pay/local-time';
import { remindersIn, reminderText, ruleDue } from '@fieldspan/domain/money/reminders';
import type { ReminderRule } from '@fieldspan/domain/money/reminders';
import { isMailAddress } from '@fieldspan/domain/contact-address';
import { sql } from 'kysely';
import { noteEvent, tellAuthors } from '../../../documents/note-event.ts';
import { remindedInvoices } from '../../../documents/reminded-invoices.ts';
import type { RemindedInvoice } from '../../../documents/reminded-invoices.ts';
import { storedDocument } from '../../../documents/read-document.ts';
import { sendOnce } from '../../../documents/send-once.ts';
import type { Services } from '../../../http/context.ts';
import { TooMany } from '../../../http/errors.ts';
import { sentence } from '../../../http/sentence.ts';
import { AddressRefused } from '../../../notify/notifier.ts';
import { companyPay } from '../../../pay/pay-facts.ts';
import { sendReminder, valuesOf } from './send-reminder.ts';

/** Reminds customers of invoices by the rules of their companies. */
export type ReminderKeeper = {
  /** Sends what is due, and returns how many. What another process sends is not sent twice. */
  sendDue: () => Promise<number>;
  close: () => Promise<void>;
};

const LOOK_MS = 15 * 60_000;
/** Nobody is asked for money at night: from eight in the morning to six in the evening, where the company is. */
const FROM_MIN = 8 * 60;
const UNTIL_MIN = 18 * 60;
const MINUTE_MS = 60_000;

export function openReminderKeeper(services: Services): ReminderKeeper {
  const closing = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let isBusy = false;
  const look = (): void => {
    if (isBusy) return;
    isBusy = true;
    running = sendDue(services, closing.signal)
      .catch((error: unknown) => services.log.error({ err: error }, 'reminding customers of invoices'))
      .finally(() => (isBusy = false));
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return {
    sendDue: () => sendDue(services, closing.signal),
    async close() {
      closing.abort();
      clearInterval(timer);
      await running;
    },
  };
}

type Company = { tenantId: number; rules: readonly ReminderRule[]; today: string };

async function sendDue(services: Services, signal: AbortSignal): Promise<number> {
  let total = 0;
  for (const company of await companiesNow(services)) {
    for (const invoice of await candidates(services, company)) {
      if (signal.aborted) return total;
      const sent = await remind(services, company, invoice);
      if (sent === 'too many') break;
      if (sent) total += 1;
    }
  }
  if (total > 0) services.push.wake();
  return total;
}

/** Companies that remind, and in which it is day. */
async function companiesNow({ db, clock }: Services): Promise<Company[]> {
  const now = clock().getTime();
  const { rows } = await db.system((tx) =>
    sql<{ tenant_id: number; reminders_json: string }>`
      select distinct on (tenant_id) tenant_id, reminders_json::text from company_setting
      where reminders_json ->> 'isOn' = 'true' order by tenant_id, id`.execute(tx),
  );
  const companies: Company[] = [];
  for (const { tenant_id: tenantId, reminders_json: text } of rows) {
    const { isOn, rules } = remindersIn(text);
    const { zone } = await db.system((tx) => companyPay(tx, tenantId));
    const today = dayIn(zone, now);
    const minute = Math.floor(now / MINUTE_MS);
    const isDay = minute >= minuteIn(zone, today, FROM_MIN) && minute < minuteIn(zone, today, UNTIL_MIN);
    if (isOn && isDay && rules.length > 0) companies.push({ tenantId, rules, today });
  }
  return companies;
}

/** Rules reach at most this far around the day on which an invoice is due. */
const REACH_DAYS = 380;

async function candidates({ db }: Services, company: Company): Promise<RemindedInvoice[]> {
  const { tenantId, today } = company;
  const dueFrom = dayNamed(dayNumber(today) - REACH_DAYS);
  const dueTo = dayNamed(dayNumber(today) + REACH_DAYS);
  const owed = await db.system((tx) => remindedInvoices(tx, { tenantId, dueFrom, dueTo }));
  return owed.filter((invoice) => isReminded(invoice) && dueRule(company, invoice) !== null);
}

/** Nobody stopped it, for the invoice or for its customer, and there is somewhere to send it. */
export const isReminded = ({ state, is_off, email }: RemindedInvoice): boolean =>
  state === 'on' && !is_off && email !== null && isMailAddress(email);

const dueRule = ({ rules, today }: Company, { due, last }: RemindedInvoice): ReminderRule | null =>
  due === null ? null : ruleDue(rules, { age: daysBetween(due, today), last });

async function remind(services: Services, company: Company, invoice: RemindedInvoice): Promise<boolean | 'too many'> {
  const { tenantId, today } = company;
  const rule = dueRule(company, invoice);
  const { email } = invoice;
  if (rule === null || email === null) return false;
  const key = `reminder/${invoice.model}/${invoice.id}/${rule.days}`;
  try {
    await services.limits.take('reminder-mail', tenantId);
    return await sendReminder(services, {
      tenantId,
      invoice,
      days: rule.days,
      email,
      key,
      text: reminderText(rule.text, valuesOf(invoice, today)),
      origin: services.config.publicUrl?.replace(/\/+$/, '') ?? null,
      session: null,
      isWanted: (now) => isReminded(now) && dueRule(company, now)?.days === rule.days,
    });
  } catch (error) {
    if (error instanceof TooMany) return 'too many';
    services.log.warn({ err: error, invoice: invoice.id }, 'a reminder of an invoice was not mailed');
    if (error instanceof AddressRefused) await noteRefused(services, { tenantId, invoice, key, days: rule.days });
    return false;
  }
}

type Refused = { tenantId: number; invoice: RemindedInvoice; key: string; days: number };

/** An address that takes no mail is not tried again by this rule; whoever made and sent the invoice is told. */
async function noteRefused({ db }: Services, { tenantId, invoice, key, days }: Refused): Promise<void> {
  const { model, id, number, email } = invoice;
  await db.system((tx) =>
    sendOnce(tx, { tenantId, key }, async () => {
      const document = await storedDocument(tx, { tenantId, model, id });
      if (document === null) return;
      const details = { reminder: days, refused: true };
      await noteEvent(tx, document, { kind: 'sent', byName: email ?? '', details, createdBy: null });
      const message = sentence`The reminder of ${number} could not be delivered to ${email ?? ''}.`;
      await tellAuthors(tx, document, { message, sentBy: null });
    }),
  );
}
