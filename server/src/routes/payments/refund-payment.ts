import { mayWrite } from '@fieldspan/contract/access-rules';
import { centsOf } from '@fieldspan/domain/money/decimal';
import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText, WholeNumber } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { lockedCardPayment } from '../../payments/card-payment.ts';
import type { CardPayment } from '../../payments/card-payment.ts';
import { PayFault } from '../../payments/pay-adapter.ts';
import type { PayAdapter } from '../../payments/pay-adapter.ts';
import { beginRefund, bookRefund } from '../../payments/refund.ts';
import type { CardRefund } from '../../payments/refund.ts';
import { requireSubscription } from '../../registry/subscription.ts';

const RefundSchema = v.object({
  id: WholeNumber,
  amount: v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/, 'must be an amount'), v.transform(Number)),
  reason: v.pipe(shortText(500), v.nonEmpty('must not be empty')),
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});

/** Gives back a payment by card, whole or in part; once for each press. */
export const refundPayment: SignedInRoute = {
  verb: 'POST',
  path: 'Payment/refund',
  summary: 'Refund a payment by card (id), whole or in part (amount), with the reason; once for each client_key',
  session: 'required',
  takes: RefundSchema,
  async handle(ask) {
    const { id, client_key: clientKey, ...asked } = await ask.read(RefundSchema);
    const { session, services } = ask;
    const { tenantId, userId } = session;
    if (!mayWrite('Payment')(session.viewer)) throw new Refusal('You do not have permission to refund payments.');
    requireSubscription(session, 'Payment');
    const begun = await services.db.system(async (tx) => {
      const payment = await lockedCardPayment(tx, { tenantId, id });
      if (payment) requireInvoices(ask, payment);
      if (payment) providerOf(ask, payment);
      return beginRefund(tx, { ...asked, tenantId, payment: id, clientKey, userId });
    }, session);
    const { refund, payment } = begun;
    if (refund.state === 'done') return null;
    const providerId = await askProvider(ask, { refund, payment, payments: providerOf(ask, payment) });
    await services.db.system(async (tx) => {
      const current = await lockedCardPayment(tx, { tenantId, id });
      if (current)
        await bookRefund(tx, {
          payment: current,
          cents: centsOf(refund.amount),
          providerId,
          reason: refund.reason,
          userId,
        });
      await sql`update card_refund set state = 'done' where id = ${refund.id}`.execute(tx);
    }, session);
    return null;
  },
};

/** Whoever refunds changes what is owed on these invoices. */
function requireInvoices({ session: { viewer } }: SignedInAsk, { parts }: CardPayment): void {
  if (parts.every(({ model }) => mayWrite(model)(viewer))) return;
  throw new Refusal('You do not have permission to change the invoices that this payment paid.');
}

function providerOf({ services: { payments } }: SignedInAsk, { provider, tenant_id }: CardPayment): PayAdapter {
  if (payments?.provider === provider && payments.isFor(tenant_id)) return payments;
  throw new Refusal('The provider that took this payment is not connected any more. Refund it there.');
}

type Asking = { refund: CardRefund; payment: CardPayment; payments: PayAdapter };

async function askProvider({ services }: SignedInAsk, { refund, payment, payments }: Asking): Promise<string> {
  try {
    return await payments.refund({
      payment: payment.provider_id,
      cents: centsOf(refund.amount),
      reference: refund.slug,
    });
  } catch (error) {
    if (!(error instanceof PayFault)) throw error;
    services.log.error({ err: error }, 'a refund was not made');
    if (!error.isSure) throw new Refusal('The payment provider did not answer. Try again: it is refunded only once.');
    await services.db.system((tx) =>
      sql`update card_refund set state = 'failed' where id = ${refund.id} and state = 'begun'`.execute(tx),
    );
    throw new Refusal('The payment provider refused this refund. Nothing was refunded.');
  }
}
