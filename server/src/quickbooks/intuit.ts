import * as v from 'valibot';
import type { Books, Listing, Making, QuickbooksAdapter, Tokens } from './quickbooks-adapter.ts';
import { QuickbooksFault } from './quickbooks-fault.ts';

export type IntuitApp = { clientId: string; clientSecret: string };

/** The addresses of Intuit. */
export type IntuitPlaces = { consent: string; token: string; revoke: string; api: string };

const API = {
  sandbox: 'https://sandbox-quickbooks.api.intuit.com',
  production: 'https://quickbooks.api.intuit.com',
} as const;
export type IntuitEnvironment = keyof typeof API;

export const intuitPlaces = (environment: IntuitEnvironment): IntuitPlaces => ({
  consent: 'https://appcenter.intuit.com/connect/oauth2',
  token: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
  revoke: 'https://developer.api.intuit.com/v2/oauth2/tokens/revoke',
  api: API[environment],
});

/** What this server asks to be let into: the books, and neither payments nor the person. */
const SCOPE = 'com.intuit.quickbooks.accounting';
/** The shape of what is asked and answered. */
const MINOR_VERSION = '75';
const TIME_OUT_MS = 20_000;
/** QuickBooks answers no more rows at once. */
const PAGE = 1000;
const PAGES = 10;

const TokensSchema = v.object({
  access_token: v.string(),
  expires_in: v.number(),
  refresh_token: v.string(),
  x_refresh_token_expires_in: v.number(),
});
const QuerySchema = v.object({ QueryResponse: v.record(v.string(), v.unknown()) });
const RowsSchema = v.array(v.looseObject({}));
const FaultSchema = v.object({
  Fault: v.object({
    type: v.optional(v.string(), ''),
    Error: v.array(
      v.object({
        Message: v.optional(v.string(), ''),
        Detail: v.optional(v.string(), ''),
        code: v.optional(v.string(), ''),
      }),
    ),
  }),
});
const MadeSchema = v.record(v.string(), v.unknown());
const IdSchema = v.object({ Id: v.string() });

/** Sends a request; `fetch`, or the local implementation. */
type Send = (request: Request) => Promise<Response>;

export type IntuitSettings = { app: IntuitApp; places: IntuitPlaces; send: Send; clock: () => Date };

/** QuickBooks Online over Intuit's OAuth 2 and its accounting API, version 3. */
export function openIntuit(settings: IntuitSettings): Omit<QuickbooksAdapter, 'service' | 'local'> {
  const { app, places } = settings;
  return {
    consentUrl: ({ state, back }) => {
      const asked = { client_id: app.clientId, response_type: 'code', scope: SCOPE, redirect_uri: back, state };
      return `${places.consent}?${new URLSearchParams(asked)}`;
    },
    exchange: ({ code, back }) => tokens(settings, { grant_type: 'authorization_code', code, redirect_uri: back }),
    renew: (refresh) => tokens(settings, { grant_type: 'refresh_token', refresh_token: refresh }),
    async revoke(refresh) {
      await answered(settings, appRequest(settings, places.revoke, { token: refresh }));
    },
    list: (books, listing) => listed(settings, books, listing),
    make: (books, making) => made(settings, books, making),
  };
}

function appRequest({ app }: IntuitSettings, url: string, fields: Record<string, string>): Request {
  const basic = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64');
  const headers = {
    authorization: `Basic ${basic}`,
    accept: 'application/json',
    'content-type': 'application/x-www-form-urlencoded',
  };
  return new Request(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

async function tokens(settings: IntuitSettings, fields: Record<string, string>): Promise<Tokens> {
  const text = await answered(settings, appRequest(settings, settings.places.token, fields));
  const given = parsed(TokensSchema, text);
  const now = settings.clock().getTime();
  return {
    access: given.access_token,
    accessUntil: new Date(now + given.expires_in * 1000),
    refresh: given.refresh_token,
    refreshUntil: new Date(now + given.x_refresh_token_expires_in * 1000),
  };
}

async function listed(settings: IntuitSettings, books: Books, { list, where }: Listing): Promise<object[]> {
  const rows: object[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const condition = where === '' ? '' : ` where ${where}`;
    const query = `select * from ${list}${condition} startposition ${page * PAGE + 1} maxresults ${PAGE}`;
    const text = await answered(settings, booksRequest(settings, books, { path: 'query', query: { query } }));
    const found = parsed(RowsSchema, JSON.stringify(parsed(QuerySchema, text).QueryResponse[list] ?? []));
    rows.push(...found);
    if (found.length < PAGE) break;
  }
  return rows;
}

async function made(settings: IntuitSettings, books: Books, { kind, body, requestId }: Making): Promise<string> {
  const request = booksRequest(settings, books, { path: kind, query: { requestid: requestId }, body });
  const answer = parsed(MadeSchema, await answered(settings, request));
  const name = Object.keys(answer).find((key) => key.toLowerCase() === kind) ?? '';
  return parsed(IdSchema, JSON.stringify(answer[name] ?? null)).Id;
}

type Asked = { path: string; query: Record<string, string>; body?: object };

function booksRequest({ places }: IntuitSettings, { realm, access }: Books, { path, query, body }: Asked): Request {
  const url = new URL(`/v3/company/${encodeURIComponent(realm)}/${path}`, places.api);
  url.search = new URLSearchParams({ ...query, minorversion: MINOR_VERSION }).toString();
  const headers = { authorization: `Bearer ${access}`, accept: 'application/json' };
  if (body === undefined) return new Request(url, { headers });
  return new Request(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** @returns the text of an answer that says yes */
async function answered({ send }: IntuitSettings, request: Request): Promise<string> {
  const sent = new Request(request, { signal: AbortSignal.timeout(TIME_OUT_MS), redirect: 'error' });
  const response = await send(sent).catch(() => {
    throw new QuickbooksFault('unknown', 'QuickBooks cannot be reached.');
  });
  const text = await response.text().catch(() => {
    throw new QuickbooksFault('unknown', 'The answer of QuickBooks was lost.');
  });
  const fault = faultIn(text);
  // A fault may come with status 200 too.
  if (response.ok && fault === null) return text;
  throw faultOf(response.status, fault, text);
}

type Said = { code: string; type: string; words: string };

function faultIn(text: string): Said | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), FaultSchema), text);
  if (!read.success) return null;
  const { type, Error: errors } = read.output.Fault;
  const words = errors.map(({ Message, Detail }) => Detail || Message).filter((each) => each !== '');
  return { code: errors[0]?.code ?? '', type, words: [...new Set(words)].join(' ') };
}

const isThrottled = (status: number, { type, code }: Said): boolean =>
  status === 429 || type === 'ThrottleExceeded' || code === '3001';

const isSignIn = (status: number, { type, code }: Said, text: string): boolean =>
  status === 401 || /^authentication/i.test(type) || code === '3200' || text.includes('"invalid_grant"');

function faultOf(status: number, fault: Said | null, text: string): QuickbooksFault {
  const said = fault ?? { code: '', type: '', words: '' };
  if (isThrottled(status, said)) return new QuickbooksFault('busy', 'QuickBooks is asked too often right now.');
  if (isSignIn(status, said, text)) return new QuickbooksFault('sign-in', 'QuickBooks lets nobody in from here.');
  if (status >= 500) return new QuickbooksFault('unknown', `QuickBooks has a problem of its own (status ${status}).`);
  if (said.words !== '') return new QuickbooksFault('refused', said.words, said.code);
  if (status >= 400) return new QuickbooksFault('refused', `It gave no reason (status ${status}).`);
  return new QuickbooksFault('unknown', 'QuickBooks answered something else.');
}

function parsed<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!read.success) throw new QuickbooksFault('unknown', 'QuickBooks answered something else.');
  return read.output;
}
