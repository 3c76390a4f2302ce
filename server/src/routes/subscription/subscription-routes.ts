import type { SubscriptionOffer } from '@fieldspan/contract/subscription-calls';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import { personName } from '@fieldspan/domain/person-name';
import { PLANS, restCents } from '@fieldspan/domain/subscription-plans';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import { publicOrigin } from '../../http/origin.ts';
import type { Route, SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { PayFault } from '../../payments/pay-adapter.ts';
import { beginPurchase, runningTerm } from '../../subscriptions/begin-purchase.ts';
import type { Purchase } from '../../subscriptions/begin-purchase.ts';
import { paidSeats, peopleOf } from '../../subscriptions/seats.ts';

const NOTHING_SOLD = 'Plans are not sold on this server. Nothing was bought.';
const PAGE_MS = 60 * 60 * 1000;

type Buyer = { id: number; name: string; email: string };

async function buyerOf(tx: Tx, { tenantId }: Session): Promise<Buyer | null> {
  const { rows } = await sql<{ id: number; first_name: string | null; last_name: string | null; email: string }>`
    select u.id, u.first_name, u.last_name, u.email from company c join "user" u on u.id = c.managing_user_id
    where c.id = ${tenantId}`.execute(tx);
  const [found] = rows;
  return found === undefined ? null : { id: found.id, name: personName(found), email: found.email };
}

/** What is sold here; null where nobody takes the money. */
const soldBy = ({ payments, config }: SignedInAsk['services']) =>
  payments === null || config.plans === null ? null : { payments, prices: config.plans };

const offer: SignedInRoute = {
  verb: 'GET',
  path: 'Subscription/offer',
  summary: 'What can be bought for the company: plans with the price of a seat, and who may buy them',
  session: 'required',
  async handle({ services, session, time }): Promise<SubscriptionOffer> {
    if (session.viewer.role === 'none') throw new Refusal('You do not work for this company.');
    const sold = soldBy(services);
    return services.db.system(async (tx) => {
      const { tenantId } = session;
      const buyer = await buyerOf(tx, session);
      const running = sold && (await runningTerm(tx, { tenantId, now: time, prices: sold.prices }));
      return {
        provider: sold?.payments.provider ?? null,
        currency: sold?.prices.currency ?? 'cad',
        plans: PLANS.flatMap((plan) => {
          const price = sold?.prices.prices[plan];
          return price === undefined ? [] : [{ plan, price: amountOf(price) }];
        }),
        may_buy: buyer?.id === session.userId,
        buyer: buyer?.name ?? null,
        people: await peopleOf(tx, tenantId),
        seats: await paidSeats(tx, tenantId, time),
        more: running && { price: amountOf(restCents(running.price, 1, running)), until: running.until },
      };
    });
  },
};

const MOST_SEATS = 10_000;
const BeginSchema = v.object({
  plan: v.picklist([...PLANS, 'more']),
  seats: v.pipe(WholeNumber, v.minValue(1, 'must be at least 1'), v.maxValue(MOST_SEATS, 'must not be above 10000')),
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});

const begin: SignedInRoute = {
  verb: 'POST',
  path: 'Subscription/begin',
  summary: 'Open the page on which a plan, or more seats, is paid: url; the same client_key is one page',
  session: 'required',
  takes: BeginSchema,
  async handle(ask) {
    const { plan, seats, client_key: clientKey } = await ask.read(BeginSchema);
    const { services, session, time } = ask;
    const sold = soldBy(services);
    const { tenantId, userId } = session;
    await services.limits.take('card-checkout', `${tenantId} subscription`);
    const purchase = await services.db.system(async (tx) => {
      const buyer = await buyerOf(tx, session);
      if (buyer?.id !== userId) throw new Refusal('Only the managing user of the company buys its subscription.');
      if (sold === null) throw new Refusal(NOTHING_SOLD);
      const { payments, prices } = sold;
      const buying = { tenantId, userId, email: buyer.email, provider: payments.provider, now: time, prices };
      return beginPurchase(tx, buying, { plan, seats, clientKey });
    });
    return { url: await openPage(ask, purchase) };
  },
};

async function openPage({ services, headers }: SignedInAsk, purchase: Purchase): Promise<string> {
  const { payments, db, config, log } = services;
  const backUrl = `${publicOrigin(config, headers)}/subscription`;
  try {
    const started = await payments?.start({
      reference: purchase.slug,
      cents: centsOf(purchase.amount),
      currency: purchase.currency,
      title: `Fieldspan, seats: ${purchase.seats}`,
      email: purchase.email,
      paidUrl: `${backUrl}?purchase=${purchase.slug}`,
      backUrl,
      endsAt: new Date(Date.parse(purchase.created_at) + PAGE_MS),
    });
    if (!started) throw new PayFault('No payments are taken.', true);
    await db.system((tx) =>
      sql`update subscription_invoice set session_id = ${started.session}
        where id = ${purchase.id} and session_id is null`.execute(tx),
    );
    return started.url;
  } catch (error) {
    if (!(error instanceof PayFault)) throw error;
    log.error({ err: error }, 'a payment page was not opened');
    throw new Refusal('The payment page cannot be opened right now. Nothing was paid; try again in a moment.');
  }
}

export const subscriptionRoutes: readonly Route[] = [offer, begin];
