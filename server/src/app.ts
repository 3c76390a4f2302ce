import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { clientAddress } from './http/client-address.ts';
import type { Services } from './http/context.ts';
import { handleCall } from './http/dispatch.ts';
import type { Handled } from './http/dispatch.ts';
import { failureEnvelope } from './http/envelope.ts';
import { BadRequest, NotFound } from './http/errors.ts';
import type { Failure } from './http/errors.ts';
import type { Incoming } from './http/make-ask.ts';
import { createRouter } from './http/match.ts';
import type { Router } from './http/match.ts';
import type { Route } from './http/route.ts';
import { SESSION_COOKIE } from './http/session.ts';

type Env = { Bindings: Partial<HttpBindings> };
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

/**
 * The HTTP application: /api/* are API calls, everything else are routes marked `root`. In tests `app.request()` works
 * without a port.
 */
export function createApp(services: Services, routes: readonly Route[]): Hono<Env> {
  const calls = createRouter(routes.filter(({ root }) => root !== true));
  const pages = createRouter(routes.filter(({ root }) => root === true));
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    const ms = Math.round(performance.now() - start);
    services.log.debug({ verb: c.req.method, status: c.res.status, ms }, 'request');
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
  const handled = await handleCall(found.match, incomingOf(c, verb), services);
  return toResponse(handled);
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
