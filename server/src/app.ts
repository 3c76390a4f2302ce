import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isModelName } from '@fieldspan/contract/models';
import { clientAddress } from './http/client-address.ts';
import type { Services } from './http/context.ts';
import { handleCall } from './http/dispatch.ts';
import type { Handled } from './http/dispatch.ts';
import { failureEnvelope } from './http/envelope.ts';
import { BadRequest, NotFound } from './http/errors.ts';
import type { Failure } from './http/errors.ts';
import type { Incoming } from './http/make-ask.ts';
import { createRouter } from './http/match.ts';
import type { Match, Router } from './http/match.ts';
import type { Route } from './http/route.ts';
import { requestId } from './http/request-id.ts';
import { SESSION_COOKIE } from './http/session.ts';

type Env = { Bindings: Partial<HttpBindings>; Variables: { id: string; call: string; tenant: number | null } };
type Ctx = Context<Env>;

/** Default headers of every response; a route may override them. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
} as const;

const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** A request that was answered: by its route, never by its address, which may contain a token. */
export type Answered = {
  id: string;
  verb: string;
  /** Empty for an address that nothing answers. */
  call: string;
  status: number;
  ms: number;
  tenant: number | null;
};

/**
 * The HTTP application: /api/* are API calls, everything else are routes marked `root`. In tests `app.request()` works
 * without a port.
 * @param onAnswer called after each request
 */
export function createApp(
  services: Services,
  routes: readonly Route[],
  onAnswer?: (answered: Answered) => void,
): Hono<Env> {
  const calls = createRouter(routes.filter(({ root }) => root !== true));
  const pages = createRouter(routes.filter(({ root }) => root === true));
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const start = performance.now();
    const id = requestId(c.req.header('x-request-id'));
    c.set('id', id);
    c.set('call', '');
    c.set('tenant', null);
    await next();
    c.res.headers.set('x-request-id', id);
    for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    const ms = Math.round(performance.now() - start);
    const { call, tenant } = c.var;
    const answered = { id, verb: c.req.method, call, status: c.res.status, ms, tenant };
    services.log[services.config.requestLog ? 'info' : 'debug'](answered, 'request');
    onAnswer?.(answered);
  });
  app.all('/api/*', (c) => answer(c, { router: calls, path: c.req.path.slice('/api/'.length), services }));
  app.all('*', (c) => answer(c, { router: pages, path: c.req.path, services }));
  return app;
}

type Target = { router: Router; path: string; services: Services };

async function answer(c: Ctx, { router, path, services }: Target): Promise<Response> {
  const isCall = path !== c.req.path;
  const verb = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  const found = router(verb, path);
  if (found.kind !== 'route') return refuse(c, { failure: noRoute(found, { isCall, path }), isCall, services });
  c.set('call', callOf(found.match));
  const { handled, tenant } = await handleCall(found.match, incomingOf(c, verb), services);
  c.set('tenant', tenant);
  return toResponse(handled);
}

/** The route of a call as logs name it, with the model of a call that all models have: `Job/find/:key`. */
function callOf({ route, params }: Match): string {
  const { model = '' } = params;
  return isModelName(model) ? route.path.replace(':model', model) : route.path;
}

function noRoute(
  found: Exclude<ReturnType<Router>, { kind: 'route' }>,
  { isCall, path }: { isCall: boolean; path: string },
): Failure {
  if (found.kind === 'other-verb') return new BadRequest(`${path} is a ${found.route.verb} call.`);
  return isCall ? new BadRequest(`There is no call ${path}.`) : new NotFound();
}

type Refused = { failure: Failure; isCall: boolean; services: Services };

function refuse(c: Ctx, { failure, isCall, services }: Refused): Response {
  if (!isCall) return c.text(failure.errors.join('\n'), failure.status);
  const body = failureEnvelope(failure, { time: services.clock(), session: null });
  return toResponse({ status: failure.status, body, headers: {} });
}

function toResponse(handled: Handled): Response {
  if (handled instanceof Response) return handled;
  const { status, body, headers } = handled;
  const { 'set-cookie': cookies = '', ...others } = headers;
  const all = new Headers({ ...API_HEADERS, ...others });
  for (const cookie of cookies.split('\n')) if (cookie !== '') all.append('set-cookie', cookie);
  return Response.json(body, { status, headers: all });
}

function incomingOf(c: Ctx, verb: string): Incoming {
  const { incoming } = c.env ?? {};
  return {
    id: c.var.id,
    verb,
    query: new Map(Object.entries(c.req.query())),
    headers: c.req.raw.headers,
    cookie: getCookie(c, SESSION_COOKIE),
    address: clientAddress(incoming?.socket.remoteAddress, c.req.header('x-forwarded-for')),
    body: () => incoming ?? bodyOf(c.req.raw),
    signal: c.req.raw.signal,
  };
}

/** Tests pass a Request without a socket. */
function bodyOf(request: Request): Readable {
  return request.body ? Readable.from(request.body) : Readable.from([]);
}
