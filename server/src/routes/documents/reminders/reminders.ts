import { daysBetween } from '@fieldspan/domain/calendar-day';
import { isMailAddress } from '@fieldspan/domain/contact-address';
import { dayIn, dayNamed, dayNumber } from '@fieldspan/domain/pay/local-time';
import { remindersIn, reminderText, ruleNext, ruleNow } from '@fieldspan/domain/money/reminders';
import type { Reminders } from '@fieldspan/domain/money/reminders';
import type { InvoiceReminders } from '@fieldspan/contract/document-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import { remindedInvoices } from '../../../documents/reminded-invoices.ts';
import type { RemindedInvoice } from '../../../documents/reminded-invoices.ts';
import { Refusal } from '../../../http/errors.ts';
import { shortText, WholeNumber } from '../../../http/fields.ts';
import { publicOrigin } from '../../../http/origin.ts';
import type { SignedInAsk, SignedInRoute } from '../../../http/route.ts';
import { companyPay } from '../../../pay/pay-facts.ts';
import { requireReader, requireSender } from '../document-rights.ts';
import { isReminded } from './reminder-keeper.ts';
import { sendReminder, valuesOf } from './send-reminder.ts';

type Model = RemindedInvoice['model'];
export const REMINDED_MODELS = ['ServiceInvoice', 'JobInvoice'] as const satisfies readonly Model[];

const IdSchema = v.object({ id: WholeNumber });

/** How it stands with the reminders of an invoice; null if nothing is left to pay of it. */
export const readReminders = (model: Model): SignedInRoute => ({
  verb: 'GET',
  path: `${model}/reminders`,
  summary: 'Whether and when the customer is reminded of an invoice (id), and with which words; null if it is not owed',
  session: 'required',
  takes: IdSchema,
  async handle(ask) {
    const { id } = await ask.read(IdSchema);
    await requireReader(ask, { model, key: String(id) });
    const { invoice, reminders, today } = await asItStands(ask, { model, id });
    return invoice === null ? null : shown(invoice, reminders, today);
  },
});

type Stands = { invoice: RemindedInvoice | null; reminders: Reminders; today: string };

function asItStands({ services, session }: SignedInAsk, of: { model: Model; id: number }): Promise<Stands> {
  const { tenantId } = session;
  return services.db.system(async (tx) => {
    const [invoice = null] = await remindedInvoices(tx, { tenantId, of });
    const { rows } = await sql<{ text: string | null }>`select reminders_json::text as text from company_setting
      where tenant_id = ${tenantId} order by id limit 1`.execute(tx);
    const { zone } = await companyPay(tx, tenantId);
    return { invoice, reminders: remindersIn(rows[0]?.text ?? null), today: dayIn(zone, services.clock().getTime()) };
  });
}

function shown(invoice: RemindedInvoice, { isOn, rules }: Reminders, today: string): InvoiceReminders {
  const { due, last, state, customer_id: id, customer: name, is_off, email } = invoice;
  const age = due === null ? 0 : daysBetween(due, today);
  const next = isOn && due !== null && isReminded(invoice) ? ruleNext(rules, { age, last }) : null;
  return {
    is_on: isOn,
    state,
    customer: id === null ? null : { id, name: name ?? '', is_off },
    email,
    due,
    next: next === null ? null : dayNamed(Math.max(dayNumber(today), dayNumber(due ?? today) + next.days)),
    text: reminderText(ruleNow(rules, age).text, valuesOf(invoice, today)),
  };
}

const RemindSchema = v.object({
  id: WholeNumber,
  email: shortText(200),
  text: v.pipe(shortText(2000), v.nonEmpty('must not be empty')),
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});

/** Reminds the customer now, by hand; once for each press. */
export const remindNow = (model: Model): SignedInRoute => ({
  verb: 'POST',
  path: `${model}/remind`,
  summary: 'Mail a reminder (text) of an invoice (id) with its PDF to an address (email); once for each client_key',
  session: 'required',
  takes: RemindSchema,
  async handle(ask) {
    const { id, email, text, client_key: clientKey } = await ask.read(RemindSchema);
    const { session, services } = ask;
    const { tenantId, userId } = session;
    if (!isMailAddress(email)) throw new Refusal('Write one e-mail address.');
    await requireSender(ask, { model, key: String(id) });
    const { invoice, today } = await asItStands(ask, { model, id });
    if (invoice === null) throw new Refusal('Nothing is left to pay of this invoice, so nobody is reminded of it.');
    if (invoice.state === 'disputed')
      throw new Refusal('The customer disputes this invoice. Settle that first, then remind them.');
    await services.limits.take('document-mail', `${tenantId} ${userId}`);
    const sent = await sendReminder(services, {
      tenantId,
      invoice,
      days: invoice.due === null ? 0 : daysBetween(invoice.due, today),
      email,
      text,
      key: `reminder/${userId}/${clientKey}`,
      origin: publicOrigin(services.config, ask.headers),
      session,
      isWanted: ({ state }) => state !== 'disputed',
    });
    return { sent };
  },
});
