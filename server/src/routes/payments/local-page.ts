import { moneyText } from '@fieldspan/domain/money-text';
import { centsOf } from '@fieldspan/domain/money/decimal';
import { sql } from 'kysely';
import * as v from 'valibot';
import { escaped } from '../../http/escaped.ts';
import { NotFound } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import { publicOrigin } from '../../http/origin.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { standInPage } from '../../http/stand-in-page.ts';
import type { Checkout } from '../../payments/checkout.ts';
import { paidEvent } from '../../payments/local.ts';
import { receiveEvent } from '../../payments/receive-event.ts';

const LATE_MS = 8000;

const PATH = 'LocalPayment/page/:session';
const BackSchema = v.object({ back: shortText(1000) });
const PressSchema = v.object({ back: shortText(1000), act: v.picklist(['pay', 'twice', 'late', 'decline']) });

/** The page of the local provider. */
export const localPage: OpenRoute = {
  verb: 'GET',
  path: PATH,
  summary: 'The payment page of the local provider, which takes no money',
  session: 'none',
  takes: BackSchema,
  async handle(ask) {
    const { back } = await ask.read(BackSchema);
    const checkout = await shownCheckout(ask, back);
    return page(checkout, { back, hint: '' });
  },
};

/** What was pressed on it. */
export const localPress: OpenRoute = {
  verb: 'POST',
  path: PATH,
  summary: 'Pay or decline on the page of the local provider',
  session: 'none',
  takes: PressSchema,
  async handle(ask) {
    const { back, act } = await ask.read(PressSchema);
    const checkout = await shownCheckout(ask, back);
    if (act === 'decline') return page(checkout, { back, hint: 'The card was declined. Nothing was paid.' });
    if (act === 'late') payLater(ask, checkout);
    else for (const time of act === 'twice' ? [1, 2] : [1]) await pay(ask, checkout, time);
    return new Response(null, { status: 303, headers: { location: back } });
  },
};

type Paying = Pick<Checkout, 'slug' | 'amount' | 'currency' | 'email'>;

/** What can still be paid, of this provider and this address: an invoice of a customer, or a subscription. */
async function shownCheckout({ services, params, headers }: Ask, back: string): Promise<Paying> {
  const { payments, db, config } = services;
  const origin = publicOrigin(config, headers);
  const isHere = ['/document/', '/subscription?'].some((path) => back.startsWith(`${origin}${path}`));
  if (payments?.provider !== 'local' || !isHere) throw new NotFound();
  const session = params['session'] ?? '';
  const { rows } = await db.system((tx) =>
    sql<Paying>`
      select slug, amount, currency, email from card_checkout where provider = 'local' and session_id = ${session}
      union all
      select slug, amount, currency, email from subscription_invoice where provider = 'local' and session_id = ${session}`.execute(
      tx,
    ),
  );
  const [found] = rows;
  if (!found) throw new NotFound();
  return found;
}

function pay({ services }: Ask, checkout: Paying, time: number): Promise<void> {
  const { slug, amount, currency } = checkout;
  const event = { reference: slug, cents: centsOf(amount), currency, at: services.clock() };
  return receiveEvent(
    services,
    paidEvent({ ...event, id: `evt_local_${slug}_${time}`, payment: `pi_local_${slug}_${time}` }),
  );
}

/** As a provider whose news is slow: the customer is back before it is here. */
function payLater(ask: Ask, checkout: Paying): void {
  setTimeout(() => {
    pay(ask, checkout, 1).catch((error: unknown) => ask.services.log.error({ err: error }, 'a late payment'));
  }, LATE_MS).unref();
}

const button = (act: string, label: string): string => `<button name="act" value="${act}">${escaped(label)}</button>`;

type Shown = { back: string; hint: string };

function page({ amount, currency, email }: Paying, { back, hint }: Shown): Response {
  const sum = moneyText(amount);
  return standInPage({
    title: 'Test payment',
    body: `<p>This page stands for a payment provider. No card is asked for, and no money moves.</p>
<output>${escaped(`${sum} ${currency.toUpperCase()}`)}</output>
<p>${escaped(email)}</p>
${hint === '' ? '' : `<p role="alert">${escaped(hint)}</p>`}
<form method="post">
<input type="hidden" name="back" value="${escaped(back)}">
${button('pay', `Pay ${sum}`)}
${button('decline', 'Decline the card')}
${button('late', 'Pay, and tell it late')}
${button('twice', 'Pay twice')}
</form>
<a href="${escaped(back.split('?', 1)[0] ?? back)}">Back without paying</a>`,
  });
}
