import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { signatureOf, SIGNATURE_HEADER } from '../signed-event.ts';
import type { StripeSettings } from '../stripe.ts';

type Asked = { path: string; body: URLSearchParams; key: string };
type Answer = { status: number; body: object };
export type Session = { id: string; url: string; reference: string; cents: number; currency: string };

const SECRET = 'whsec_test';
const KEY = 'sk_test_1';

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** A local server with Stripe’s calls and idempotency, on a port of its own. */
export class StripeServer {
  readonly asked: Asked[] = [];
  readonly sessions: Session[] = [];
  readonly refunds: { id: string; payment: string; cents: number; reference: string }[] = [];
  /** The next call is answered with it. */
  fault: Answer | null = null;
  readonly #answers = new Map<string, { body: string; answer: Answer }>();
  readonly #server = createServer((request, response) => {
    void this.#send(request, response);
  });

  async open(companies: readonly number[]): Promise<StripeSettings> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return { url: `http://127.0.0.1:${port}`, key: KEY, webhookSecret: SECRET, companies };
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
    });
  }

  async #send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await this.#answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  async #answer(request: IncomingMessage): Promise<Answer> {
    const text = await textOf(request);
    if (request.headers.authorization !== `Bearer ${KEY}`) return refused(401, 'invalid_request_error');
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') !== true)
      return refused(400, 'invalid_request_error');
    const key = String(request.headers['idempotency-key'] ?? '');
    const asked = { path: request.url ?? '', body: new URLSearchParams(text), key };
    this.asked.push(asked);
    if (this.fault) {
      const { fault } = this;
      this.fault = null;
      return fault;
    }
    const earlier = this.#answers.get(key);
    if (earlier) return earlier.body === text ? earlier.answer : refused(400, 'idempotency_error');
    const answer = this.#made(asked);
    this.#answers.set(key, { body: text, answer });
    return answer;
  }

  #made({ path, body }: Asked): Answer {
    const value = (name: string): string => body.get(name) ?? '';
    if (path === '/v1/checkout/sessions') {
      const id = `cs_test_${this.sessions.length + 1}`;
      const made = {
        id,
        url: `https://checkout.stripe.test/${id}`,
        reference: value('client_reference_id'),
        cents: Number(value('line_items[0][price_data][unit_amount]')),
        currency: value('line_items[0][price_data][currency]'),
      };
      this.sessions.push(made);
      return { status: 200, body: { id, object: 'checkout.session', url: made.url } };
    }
    const id = `re_${this.refunds.length + 1}`;
    const cents = Number(value('amount'));
    this.refunds.push({ id, payment: value('payment_intent'), cents, reference: value('metadata[reference]') });
    return { status: 200, body: { id, object: 'refund', status: 'succeeded' } };
  }
}

const refused = (status: number, type: string): Answer => ({ status, body: { error: { type, message: 'No.' } } });

/** A paid session as Stripe tells it. */
export const completed = (session: Session, more: Record<string, unknown> = {}) => ({
  id: session.id,
  object: 'checkout.session',
  client_reference_id: session.reference,
  payment_intent: `pi_${session.id}`,
  payment_status: 'paid',
  amount_total: session.cents,
  currency: session.currency,
  ...more,
});

type Told = { id: string; type?: string; at?: Date; secret?: string };

/** An event with its signature, as it is sent to the webhook. */
export function signedEvent(object: object, { id, type, at = new Date(), secret = SECRET }: Told): RequestInit {
  const body = JSON.stringify({ id, object: 'event', type: type ?? 'checkout.session.completed', data: { object } });
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(secret, body, at) };
  return { method: 'POST', headers, body };
}
