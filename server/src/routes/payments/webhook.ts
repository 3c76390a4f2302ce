import { BadRequest, NotFound } from '../../http/errors.ts';
import type { OpenRoute } from '../../http/route.ts';
import { receiveEvent } from '../../payments/receive-event.ts';

/** Larger than any event; what is longer is not from the provider. */
const MOST_BYTES = 256 * 1024;

/** What the payment provider tells. It repeats an event until it is answered 200. */
export const receiveWebhook: OpenRoute = {
  verb: 'POST',
  path: 'CardPayment/webhook',
  summary: 'Events of the payment provider, signed by it',
  session: 'none',
  bytes: true,
  async handle({ services, headers, body }) {
    if (services.payments === null) throw new NotFound();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of body()) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > MOST_BYTES) throw new BadRequest('This is too long for an event.');
      chunks.push(bytes);
    }
    await receiveEvent(services, { raw: Buffer.concat(chunks).toString(), headers });
    return null;
  },
};
