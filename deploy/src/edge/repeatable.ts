import type { IncomingMessage } from 'node:http';

/** What a form of words and numbers stays below; files are streamed. */
const SMALL_BYTES = 256 * 1024;

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const KEY_FIELD = /(?:^|&)client_key=[^&]/;
const KEY_PART = /\r\nContent-Disposition: form-data; name="client_key"\r\n\r\n[^\r]/i;

/** A request as it is sent on: its body when that is small, and whether a second sending can do no harm. */
export type Sendable = { body: Buffer | null; isRepeatable: boolean };

const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? NaN);

/** Whether an answer is so small that it is waited for before any of it goes on. */
export const isSmallAnswer = (answer: IncomingMessage): boolean => lengthOf(answer) <= SMALL_BYTES;

/** All of a message whose length is known to be small. @throws Error when it breaks off */
export async function wholeBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks);
  if (body.length < lengthOf(message)) throw new Error('It broke off.');
  return body;
}

/** A write with a client's own key is stored once, however often it is sent. */
function carriesKey({ headers }: IncomingMessage, body: Buffer): boolean {
  const isParts = (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
  return (isParts ? KEY_PART : KEY_FIELD).test(body.toString('latin1'));
}

/**
 * Reads as much of a request as it takes to know whether it can be sent to a second server when the first dies over it.
 * Reads can. Of writes only forms that carry a client key, for the server knows that key again.
 */
export async function sendable(request: IncomingMessage): Promise<Sendable> {
  const { method = 'GET', headers } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead) return { body: null, isRepeatable: !('transfer-encoding' in headers) && !(lengthOf(request) > 0) };
  if (!FORM.test(headers['content-type'] ?? '') || !(lengthOf(request) <= SMALL_BYTES))
    return { body: null, isRepeatable: false };
  const body = await wholeBody(request);
  return { body, isRepeatable: carriesKey(request, body) };
}
