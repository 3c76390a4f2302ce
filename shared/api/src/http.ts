import { deviceTimeZone } from './device-time-zone.ts';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import type { Envelope } from '@fieldspan/contract/envelope';
import { DUTY_HEADER } from '@fieldspan/contract/duty-header';
import { pageLanguage } from '@fieldspan/domain/page-language';
import ky from 'ky';
import * as v from 'valibot';
import { alertError } from '@fieldspan/api/alerts';
import { noteAsked } from '@fieldspan/api/query-client';
import { noteAnswer, noteSilence } from '@fieldspan/api/reach';
import {
  currentSession,
  endSession,
  lacksFactorAtom,
  lacksSignOnAtom,
  subExpiredAtom,
  untilSessionEnds,
} from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { ApiError } from './api-error.ts';
import type { ApiErrorKind } from './api-error.ts';
import { pageRelease } from './page-release.ts';
import { noteServerTime } from './server-clock.ts';
import type { Session } from './session-storage.ts';

export type RequestOptions = {
  signal?: AbortSignal;
  /** 401 and 403 throw without ending the session; for sign-in itself and for public pages. */
  noAuthRedirect?: boolean;
  /** The session to use; by default the current one. */
  as?: Session;
  /** The tenant the request was written for: the server refuses it with 409 under another one. */
  tenantId?: number;
};

export type ApiRequest = { call: string; verb: 'GET' | 'POST'; path: string; payload: object };

const ERROR_LOG = 'ErrorLog/save';

/** Longer than any long poll (25 s), but not longer than a person is willing to wait. */
const TIMEOUT_MS = 40_000;

const http = ky.create({
  prefix: new URL('/api', location.href).href,
  retry: 0,
  timeout: TIMEOUT_MS,
  throwHttpErrors: false,
  credentials: 'same-origin',
});

/**
 * Sends one call and returns its envelope.
 * @throws ApiError for anything but an answer with success true
 */
export async function request(ask: ApiRequest, options: RequestOptions = {}): Promise<Envelope> {
  const asker = options.as ?? currentSession();
  const needsPerson = options.noAuthRedirect !== true;
  if (ask.verb === 'GET') noteAsked(options.signal, ask.call, ask.payload);
  const asked = new Error(ask.call);
  if (needsPerson) refuseNobody(ask, asker);
  const response = await send(ask, options);
  return envelopeFrom({ ask, asker, needsPerson, asked }, response);
}

/**
 * Sends a call that answers a file instead of an envelope.
 * @throws ApiError for a refusal or a failure
 */
export async function requestFile(ask: ApiRequest, options: RequestOptions = {}): Promise<Blob> {
  const asker = options.as ?? currentSession();
  const asked = new Error(ask.call);
  const needsPerson = options.noAuthRedirect !== true;
  if (needsPerson) refuseNobody(ask, asker);
  const response = await send(ask, options);
  if (response.ok && response.headers.has('content-disposition')) {
    noteAnswer();
    return response.blob();
  }
  await envelopeFrom({ ask, asker, needsPerson, asked }, response);
  throw failed(ask.call, { kind: 'server', status: response.status, envelope: null });
}

type Asking = { ask: ApiRequest; asker: Session | null; needsPerson: boolean; asked: Error };

async function envelopeFrom({ ask, asker, needsPerson, asked }: Asking, response: Response): Promise<Envelope> {
  const text = await response.text();
  const envelope = envelopeOf(text);
  const kind = failureOf(response.status, envelope, text);
  noteOutcome(kind, envelope, asker);
  noteDuty(response, asker);
  if (kind === null && envelope) return envelope;
  const failure = failed(ask.call, { kind: kind ?? 'server', status: response.status, envelope });
  if (failure.kind === 'server') report(ask, text, asked).catch(() => undefined);
  throw needsPerson ? await toldWhere(failure, asker) : failure;
}

/**
 * A screen that is being closed by signing out may still start a query; the server would answer 401, so it is not sent.
 */
function refuseNobody({ call, verb }: ApiRequest, asker: Session | null): void {
  if (!asker && verb === 'GET') throw failed(call, { kind: 'unauthorised', status: 401, envelope: null });
}

/**
 * Updates what an answer tells us: that the server is reachable, its clock, and, if the same person is still signed in,
 * the state of the subscription.
 */
function noteOutcome(kind: ApiErrorKind | null, envelope: Envelope | null, asker: Session | null): void {
  if (kind === 'network') noteSilence();
  if (kind === 'network' || !envelope) return;
  noteServerTime(envelope.time);
  noteAnswer();
  if (asker?.apiKey === currentSession()?.apiKey && asker) store.set(subExpiredAtom, envelope.subExpired);
}

const DUTIES = new Map([
  ['second-factor', lacksFactorAtom],
  ['single-sign-on', lacksSignOnAtom],
]);

/** A refused call may name a sign-in duty that the person must complete first. */
function noteDuty({ headers }: Response, asker: Session | null): void {
  const duty = DUTIES.get(headers.get(DUTY_HEADER) ?? '');
  if (duty && !store.get(duty) && asker?.apiKey === currentSession()?.apiKey) store.set(duty, true);
}

const FORBIDDEN = 403;

/** A lost session is handled here, for all callers. A refusal in a valid session is left to the caller. */
async function toldWhere(failure: ApiError, asker: Session | null): Promise<ApiError> {
  if (failure.kind !== 'unauthorised') return failure;
  const { call, status, errors, sentences, serverMessage: message } = failure;
  if (status === FORBIDDEN && (await isSessionGood(asker)))
    return new ApiError('refused', { call, status, errors, sentences, message });
  endLostSession(failure, asker);
  return failure;
}

/** The running check and its session, so that ten calls that are refused together check only once. */
let asking: { apiKey: string; answer: Promise<boolean> } | null = null;

/**
 * A 403 may be about the session or only about this call. Asks the server, and keeps the person signed in if it still
 * accepts the session.
 */
async function isSessionGood(asker: Session | null): Promise<boolean> {
  if (!asker) return false;
  if (asking?.apiKey !== asker.apiKey) {
    const answer = isKnown(asker).finally(() => (asking = null));
    asking = { apiKey: asker.apiKey, answer };
  }
  return asking.answer;
}

/** If the check gets no answer, the person stays signed in. */
async function isKnown(asker: Session): Promise<boolean> {
  const call = 'Message/check-new';
  try {
    const { status } = await send({ call, verb: 'GET', path: call, payload: {} }, { as: asker });
    return status !== 401 && status !== FORBIDDEN;
  } catch {
    return true;
  }
}

/** Runs only once when several calls fail together, because the first one ends the session. */
function endLostSession(failure: ApiError, asker: Session | null): void {
  if (!asker || asker.apiKey !== currentSession()?.apiKey) return;
  alertError(failure);
  endSession();
}

/** Loaded only when something fails, so that it does not slow down signing in. */
async function report({ call, payload }: ApiRequest, answer: string, asked: Error): Promise<void> {
  if (call === ERROR_LOG) return;
  const { errorReport } = await import(/* webpackChunkName: 'failure-report' */ './error-report.ts');
  const log = errorReport({ call, payload, answer, stack: asked.stack ?? '' });
  if (log) await request({ call: ERROR_LOG, verb: 'POST', path: ERROR_LOG, payload: log }, { noAuthRedirect: true });
}

type Failure = { kind: ApiErrorKind; status: number; envelope: Envelope | null };

export function failed(call: string, { kind, status, envelope }: Failure): ApiError {
  const { errors = [], sentences, message = null, code, data } = envelope ?? {};
  return new ApiError(kind, { call, status, errors, sentences, message, code, data });
}

async function send(ask: ApiRequest, { signal, as, tenantId }: RequestOptions): Promise<Response> {
  const isRead = ask.verb === 'GET';
  const signals = [...(signal ? [signal] : []), ...(isRead ? [untilSessionEnds()] : [])];
  const until = AbortSignal.any(signals);
  const init = { headers: authHeaders(as, tenantId), signal: until };
  try {
    return isRead
      ? await http.get(ask.path, { ...init, searchParams: queryOf(ask.payload) })
      : await http.post(ask.path, { ...init, body: formOf(ask.payload) });
  } catch (error) {
    until.throwIfAborted();
    noteSilence();
    throw new ApiError('network', { call: ask.call, cause: error });
  }
}

export function authHeaders(session = currentSession(), tenantId?: number): Record<string, string> {
  // What the page is written in, so that mails are, too: also of somebody without an account.
  const language = { 'page-language': pageLanguage() };
  if (!session) return language;
  return {
    ...language,
    'api-key': session.apiKey,
    ...(session.masterKey ? { 'master-key-session': '1' } : {}),
    ...(tenantId === undefined ? {} : { 'tenant-id': String(tenantId) }),
    ...releaseHeader(),
    'time-zone': deviceTimeZone(),
  };
}

/** The releases of this page, which the server stores in the history. */
function releaseHeader(): Record<string, string> {
  const release = pageRelease();
  return release ? { 'app-release': `${release.shell} set ${release.seq}` } : {};
}

/** Objects are sent as JSON text; undefined values are not sent. */
function queryOf(payload: object): URLSearchParams {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(payload)) {
    if (value !== undefined) query.set(key, wireText(value));
  }
  return query;
}

export function formOf(payload: object): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(payload)) {
    if (value instanceof Blob) form.set(key, value);
    else if (value !== undefined) form.set(key, wireText(value));
  }
  return form;
}

function wireText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function envelopeOf(text: string): Envelope | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), EnvelopeSchema), text);
  return parsed.success ? parsed.output : null;
}

/** Statuses that an edge or proxy answers if its server is down. */
const NO_SERVER = new Set([502, 503, 504]);

/** A captive portal answers every request with its own HTML page. */
const isSomebodyElse = (status: number, envelope: Envelope | null, text: string): boolean =>
  NO_SERVER.has(status) || (envelope === null && text.trimStart().startsWith('<'));

/** Classifies an answer; null means success. An answer from something other than the server counts as `network`. */
export function failureOf(status: number, envelope: Envelope | null, text: string): ApiErrorKind | null {
  if (isSomebodyElse(status, envelope, text)) return 'network';
  if (status === 401 || status === 403) return 'unauthorised';
  if (status >= 500 && status !== 501) return 'server';
  if (status < 200 || status > 299) return 'status';
  if (envelope === null) return 'server';
  return envelope.success ? null : 'refused';
}
