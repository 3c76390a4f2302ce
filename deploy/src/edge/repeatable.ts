import type { IncomingMessage } from 'node:http';

/** Upper bound for a form without files; anything larger is streamed. */
const SMALL_BYTES = 256 * 1024;

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const KEY_FIELD = /(?:^|&)client_key=[^&]/;
const KEY_PART = /\r\nContent-Disposition: form-data; name="client_key"\r\n\r\n[^\r]/i;

/** A request to forward: with its body if that is small, and whether sending it twice is safe. */
export type Sendable = { body: Buffer | null; isRepeatable: boolean };

const lengthOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? NaN);

/** Whether an answer is small enough to be buffered before it is forwarded. */
export const isSmallAnswer = (answer: IncomingMessage): boolean => lengthOf(answer) <= SMALL_BYTES;

/**
 * Reads a message that is known to be small.
 * @throws Error when it breaks off
 */
export async function wholeBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  const body = Buffer.concat(chunks);
  if (body.length < lengthOf(message)) throw new Error('It broke off.');
  return body;
}

/** The server stores a write with a client key once, however often it is sent. */
function carriesKey({ headers }: IncomingMessage, body: Buffer): boolean {
  const isParts = (headers['content-type'] ?? '').toLowerCase().startsWith('multipart/');
  return (isParts ? KEY_PART : KEY_FIELD).test(body.toString('latin1'));
}

/**
 * Reads enough of a request to know whether it may be sent to a second server when the first one dies. Reads may.
 * Writes may only when they are forms with a client key, by which the server recognises a repetition.
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
