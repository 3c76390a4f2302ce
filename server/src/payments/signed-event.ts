import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { BadSignature } from './pay-adapter.ts';
import type { PayEvent } from './pay-adapter.ts';

export const SIGNATURE_HEADER = 'stripe-signature';

/** An event that was signed longer ago is refused, so that nobody can send a recorded one. */
const TOLERANCE_S = 300;

const macOf = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** `t=1700000000,v1=…`, over the time and the body. */
export function signatureOf(secret: string, raw: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${macOf(secret, `${seconds}.${raw}`)}`;
}

/** @throws BadSignature */
function checkSignature(secret: string, { raw, header, at }: { raw: string; header: string | null; at: Date }): void {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  if (!(Math.abs(at.getTime() / 1000 - seconds) <= TOLERANCE_S)) throw new BadSignature();
  const wanted = Buffer.from(macOf(secret, `${seconds}.${raw}`));
  const isSigned = parts.some(([name, mac = '']) => {
    const given = Buffer.from(mac);
    return name === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  if (!isSigned) throw new BadSignature();
}

const Text = v.nullish(v.string(), null);
const MetadataSchema = v.nullish(v.object({ reference: Text }), null);
const SessionSchema = v.object({
  id: v.string(),
  client_reference_id: Text,
  payment_intent: Text,
  payment_status: Text,
  amount_total: v.nullish(v.pipe(v.number(), v.safeInteger()), null),
  currency: Text,
});
const RefundSchema = v.object({
  id: v.string(),
  payment_intent: Text,
  status: Text,
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
  metadata: MetadataSchema,
});
const EventSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id: v.string(), type: v.string(), data: v.object({ object: v.unknown() }) }),
);

type Read = (id: string, object: unknown) => PayEvent;

/** Paid as soon as the provider says so: some ways to pay take days after the page is closed. */
const readPaid: Read = (id, object) => {
  const read = v.safeParse(SessionSchema, object);
  if (!read.success) return { kind: 'other', id };
  const { output: session } = read;
  const { payment_intent: payment, amount_total: amount, currency, client_reference_id: reference } = session;
  if (session.payment_status !== 'paid' || payment === null || amount === null || currency === null)
    return { kind: 'other', id };
  return { kind: 'paid', id, reference, session: session.id, payment, cents: BigInt(amount), currency };
};

const readFailed: Read = (id, object) => {
  const read = v.safeParse(SessionSchema, object);
  return read.success ? { kind: 'failed', id, reference: read.output.client_reference_id } : { kind: 'other', id };
};

const readRefund: Read = (id, object) => {
  const read = v.safeParse(RefundSchema, object);
  if (!read.success || read.output.status !== 'succeeded' || read.output.payment_intent === null)
    return { kind: 'other', id };
  const { id: refund, payment_intent: payment, amount, currency, metadata } = read.output;
  return {
    kind: 'refunded',
    id,
    reference: metadata?.reference ?? null,
    refund,
    payment,
    cents: BigInt(amount),
    currency,
  };
};

const READ = new Map<string, Read>([
  ['checkout.session.completed', readPaid],
  ['checkout.session.async_payment_succeeded', readPaid],
  ['checkout.session.async_payment_failed', readFailed],
  ['checkout.session.expired', readFailed],
  ['refund.created', readRefund],
  ['refund.updated', readRefund],
]);

/** Reads events of Stripe’s shape that are signed with a secret. */
export const signedEvents =
  (secret: string) =>
  (raw: string, headers: Headers, at: Date): PayEvent => {
    checkSignature(secret, { raw, header: headers.get(SIGNATURE_HEADER), at });
    const read = v.safeParse(EventSchema, raw);
    if (!read.success) throw new BadSignature();
    const { id, type, data } = read.output;
    return READ.get(type)?.(id, data.object) ?? { kind: 'other', id };
  };
