import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { publicLookup } from './private-address.ts';
import type { VapidKeys } from './vapid-keys.ts';

type PushTarget = { endpoint: string; p256dh: string; auth: string };
type PushJob = { target: PushTarget; payload: string; topic: string | null; urgent: boolean };

/** The result of one try; `gone`: the browser has cancelled its registration. */
export type PushOutcome =
  | { kind: 'delivered' | 'gone' | 'refused'; status: number }
  | { kind: 'later'; status: number | null; retryAfterS: number | null };

/** Sends one message to a browser's push service. Never throws because of the service's answer. */
export type PushCarrier = (job: PushJob) => Promise<PushOutcome>;

type CarrierOptions = {
  keys: VapidKeys;
  /** The contact address for push services: a mailto: or https: URL. */
  subject: string;
  isLocal: boolean;
};

/** Push services drop a message that could not be delivered within a day. */
const TTL_S = 86_400;

const TIME_OUT_MS = 10_000;

/** Sends messages encrypted for the browser (RFC 8291) and signed with our VAPID key (RFC 8292). */
export async function openPushCarrier({ keys, subject, isLocal }: CarrierOptions): Promise<PushCarrier> {
  const { default: webPush } = await import('web-push');
  return async ({ target, payload, topic, urgent }) => {
    const subscription = { endpoint: target.endpoint, keys: { p256dh: target.p256dh, auth: target.auth } };
    const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payload, {
      TTL: TTL_S,
      urgency: urgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject, ...keys },
      ...(topic === null ? {} : { topic }),
    });
    return deliver({ endpoint, headers, body, isLocal });
  };
}

type Request = { endpoint: string; headers: object; body: Buffer | null; isLocal: boolean };

function deliver({ endpoint, headers, body, isLocal }: Request): Promise<PushOutcome> {
  const { promise, resolve } = Promise.withResolvers<PushOutcome>();
  const send = endpoint.startsWith('https:') ? httpsRequest : httpRequest;
  const options = {
    method: 'POST',
    headers: { ...headers },
    signal: AbortSignal.timeout(TIME_OUT_MS),
    ...(isLocal ? {} : { lookup: publicLookup }),
  };
  const request = send(endpoint, options, (response) => {
    response.resume();
    resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']));
  });
  request.on('error', () => resolve({ kind: 'later', status: null, retryAfterS: null }));
  request.end(body ?? undefined);
  return promise;
}

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered', status };
  if (status === 404 || status === 410) return { kind: 'gone', status };
  if (status === 400 || status === 413) return { kind: 'refused', status };
  const seconds = Number(retryAfter);
  return { kind: 'later', status, retryAfterS: Number.isFinite(seconds) && seconds > 0 ? seconds : null };
}
