import * as v from 'valibot';
import { PayFault } from './pay-adapter.ts';
import type { Beginning, PayAdapter, Refunding } from './pay-adapter.ts';
import { signedEvents } from './signed-event.ts';

/** `companies`: whose account this is. Others are not offered to pay by card. */
export type StripeSettings = { url: string; key: string; webhookSecret: string; companies: readonly number[] };

/** The shape of what is asked and answered. */
const VERSION = '2024-06-20';
const TIME_OUT_MS = 20_000;

const SessionSchema = v.object({ id: v.string(), url: v.string() });
const RefundSchema = v.object({ id: v.string(), status: v.nullish(v.string(), null) });
const FaultSchema = v.object({
  error: v.object({ code: v.optional(v.string(), ''), type: v.optional(v.string(), '') }),
});

/** Stripe Checkout: a page of Stripe’s own, told of by signed events. No script of theirs runs here. */
export function openStripe(settings: StripeSettings): PayAdapter {
  return {
    provider: 'stripe',
    isFor: (tenantId) => settings.companies.includes(tenantId),
    async start(beginning) {
      const body = checkoutBody(beginning);
      const { id, url } = await ask(settings, SessionSchema, {
        path: '/v1/checkout/sessions',
        body,
        key: `checkout-${beginning.reference}`,
      });
      return { session: id, url };
    },
    read: signedEvents(settings.webhookSecret),
    async refund({ payment, cents, reference }: Refunding) {
      const body = { payment_intent: payment, amount: String(cents), 'metadata[reference]': reference };
      const { id, status } = await ask(settings, RefundSchema, {
        path: '/v1/refunds',
        body,
        key: `refund-${reference}`,
      });
      if (status === 'failed' || status === 'canceled') throw new PayFault('The refund failed.', true);
      return id;
    },
  };
}

function checkoutBody({ reference, cents, currency, title, email, paidUrl, backUrl, endsAt }: Beginning) {
  return {
    mode: 'payment',
    'payment_method_types[0]': 'card',
    client_reference_id: reference,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency,
    'line_items[0][price_data][unit_amount]': String(cents),
    'line_items[0][price_data][product_data][name]': title,
    'payment_intent_data[metadata][reference]': reference,
    customer_email: email,
    success_url: paidUrl,
    cancel_url: backUrl,
    expires_at: String(Math.floor(endsAt.getTime() / 1000)),
  };
}

type Asking = { path: string; body: Record<string, string>; key: string };

async function ask<S extends v.GenericSchema>(
  { url, key: secret }: StripeSettings,
  schema: S,
  { path, body, key }: Asking,
): Promise<v.InferOutput<S>> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'idempotency-key': key,
      'stripe-version': VERSION,
      accept: 'application/json',
    },
    body: new URLSearchParams(body),
    signal: AbortSignal.timeout(TIME_OUT_MS),
    redirect: 'error',
  }).catch(() => {
    throw new PayFault('The payment provider cannot be reached.', false);
  });
  const answer = await response.text().catch(() => '');
  if (!response.ok)
    throw new PayFault(`The payment provider refused (status ${response.status}${codeIn(answer)}).`, isNo(response));
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), answer);
  if (!read.success) throw new PayFault('The payment provider answered something else.', false);
  return read.output;
}

/** A conflict or a limit is no answer; the same key may be asked again. */
const isNo = ({ status }: Response): boolean => status >= 400 && status < 500 && status !== 409 && status !== 429;

/** Only the code: the message may name the customer. */
function codeIn(answer: string): string {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), FaultSchema), answer);
  return read.success ? `, ${[read.output.error.type, read.output.error.code].filter(Boolean).join(' ')}` : '';
}
