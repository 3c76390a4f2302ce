import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isLoopback } from '@fieldspan/contract/open-start';
import type { Config } from '../config.ts';
import { Refusal } from '../http/errors.ts';
import { mayDevelop } from '../http/developing.ts';
import { isPrivateHost, publicLookup } from '../notify/private-address.ts';

/**
 * Which addresses may be requested: an Admin types the provider's address, and must not reach what only the server can
 * (SSRF).
 */
export type ProviderReach = Pick<Config, 'isLocal' | 'demo' | 'signOnPrivate'>;

const TIME_OUT_MS = 10_000;
const ANSWER_BYTES_MAX = 1_000_000;

/** A provider on this machine, allowed only in development. */
export const isOfThisMachine = (url: URL, reach: ProviderReach): boolean =>
  mayDevelop(reach) && isLoopback(url.hostname);

/** @throws Refusal for an address that is not https, or in a private network */
export function checkProviderUrl(url: URL, reach: ProviderReach): void {
  if (isOfThisMachine(url, reach) && (url.protocol === 'https:' || url.protocol === 'http:')) return;
  if (url.protocol !== 'https:') throw new Refusal('The address of a provider begins with https://.');
  if (!reach.signOnPrivate && isPrivateHost(url.hostname))
    throw new Refusal('This address is of a private network. The provider has to be reachable from the internet.');
}

type Sent = { method: string; headers: Record<string, string>; body?: unknown; signal?: AbortSignal | undefined };

/** A `fetch` that connects only to allowed addresses, follows no redirects and limits the size of the response. */
export function providerFetch(reach: ProviderReach): (address: string, sent: Sent) => Promise<Response> {
  return async (address, { method, headers, body, signal }) => {
    const url = new URL(address);
    checkProviderUrl(url, reach);
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const isFree = reach.signOnPrivate || isOfThisMachine(url, reach);
    const timeout = AbortSignal.timeout(TIME_OUT_MS);
    const options = {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...(isFree ? {} : { lookup: publicLookup }),
    };
    const asked = send(url, options, (answer) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > ANSWER_BYTES_MAX) answer.destroy(new Error('The provider answers too much'));
        parts.push(part);
      });
      answer.on('error', reject);
      answer.on('end', () => {
        const status = answer.statusCode ?? 502;
        const type = answer.headers['content-type'] ?? '';
        const text = status === 204 || status === 304 ? null : Buffer.concat(parts);
        resolve(new Response(text, { status, headers: { 'content-type': type } }));
      });
    });
    asked.on('error', reject);
    asked.end(bodyText(body));
    return promise;
  };
}

function bodyText(body: unknown): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  throw new TypeError('A provider is asked with form fields alone');
}
