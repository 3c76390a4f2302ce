import { randomBytes } from 'node:crypto';
import type { PayAdapter } from './pay-adapter.ts';
import { signatureOf, signedEvents, SIGNATURE_HEADER } from './signed-event.ts';

/** The page of the local provider, see routes/payments/local-page.ts. */
const LOCAL_PAGE = '/api/LocalPayment/page';

/** Signs events of this process; nobody else can. */
const SECRET = randomBytes(32).toString('hex');

/** A provider within this server, for tests and the demo: it takes no money, and its page can pay or decline. */
export const openLocalPayments = (): PayAdapter => ({
  provider: 'local',
  isFor: () => true,
  start: async ({ reference, paidUrl }) => {
    const page = new URL(`${LOCAL_PAGE}/${sessionOf(reference)}`, paidUrl);
    page.searchParams.set('back', paidUrl);
    return { session: sessionOf(reference), url: page.href };
  },
  read: signedEvents(SECRET),
  refund: async ({ reference }) => `re_local_${reference}`,
});

const sessionOf = (reference: string): string => `cs_local_${reference}`;

type Paid = { id: string; reference: string; payment: string; cents: bigint; currency: string; at: Date };

/** An event of a payment as a provider would send it. */
export function paidEvent({ id, reference, payment, cents, currency, at }: Paid): { raw: string; headers: Headers } {
  const object = {
    id: sessionOf(reference),
    client_reference_id: reference,
    payment_intent: payment,
    payment_status: 'paid',
    amount_total: Number(cents),
    currency,
  };
  const raw = JSON.stringify({ id, type: 'checkout.session.completed', data: { object } });
  return { raw, headers: new Headers({ [SIGNATURE_HEADER]: signatureOf(SECRET, raw, at) }) };
}
