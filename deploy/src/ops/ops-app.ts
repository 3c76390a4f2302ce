import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import type { ReleaseHealth } from '../edge/release-health.ts';
import { liveSet } from '../registry/channel.ts';
import type { Committed } from '../registry/commit-set.ts';
import type { Registry } from '../registry/registry.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { StoreAwayError } from '../registry/release-store.ts';
import { rampProblem } from './ramp-problem.ts';
import { confirmPage, refusedPage } from './confirm-page.ts';
import { type Operation, OperationSchema, operate } from './operations.ts';
import { OPS_COOKIE, OpsSessions } from './ops-session.ts';
import { overviewPage } from './overview-page.ts';
import { signInPage } from './page.ts';

/** Content policy: no script at all, and forms may be sent to this origin only. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};
const CSS_FILE = join(import.meta.dirname, 'ops.css');
const STATUS = { unknown: 404, refused: 409, busy: 503, damaged: 500 } as const;

export type OpsOptions = { registry: Registry; health: ReleaseHealth; key: string };

type Fields = Record<string, string>;
/** The client's address, which the edge has written into the request. */
type Env = { Bindings: { address: string } };
type Asked = Context<Env>;

async function fieldsOf(c: Asked): Promise<Fields> {
  const isJson = (c.req.header('content-type') ?? '').startsWith('application/json');
  const body: unknown = await (isJson ? c.req.json() : c.req.parseBody()).catch(() => {
    throw new HTTPException(400, { message: 'What was sent cannot be read: it is damaged JSON, or a damaged form.' });
  });
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** @throws RegistryError unknown, with what is wrong with the fields */
function operationIn(fields: Fields): Operation {
  const parsed = v.safeParse(OperationSchema, fields);
  if (parsed.success) return parsed.output;
  const problems = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'action'}: ${issue.message}`);
  throw new RegistryError('unknown', `This cannot be done.\n${problems.join('\n')}`);
}

/** CSRF check: a form of another site must not act in an operator's name. */
function isOwnForm(c: Asked): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  const origin = c.req.header('origin');
  return origin === undefined || new URL(origin).host === c.req.header('host');
}

class Ops {
  readonly #options: OpsOptions;

  constructor(options: OpsOptions) {
    this.#options = options;
  }

  async run(fields: Fields, who: string, isTrial: boolean): Promise<Committed> {
    const operation = operationIn(fields);
    const { registry, health } = this.#options;
    const isForced = fields['force'] === 'true';
    const live = await liveSet(registry);
    const problem = live === null || isForced ? null : rampProblem(live, health, operation);
    if (problem !== null) throw new RegistryError('refused', problem);
    const reason = (fields['reason'] ?? '').trim();
    return operate(operation, { registry, reason: { who, reason: reason === '' ? null : reason, isTrial, isForced } });
  }

  async overview(notice: string | null) {
    const { registry, health } = this.#options;
    const set = await liveSet(registry);
    if (set === null) throw new RegistryError('unknown', `Nothing has been promoted in ${registry.env} yet.`);
    return overviewPage({ registry, set, health, now: Date.now(), notice });
  }
}

/** null when the failure is ours and the operator cannot fix it. */
function statusOf(error: Error) {
  if (error instanceof HTTPException) return error.status;
  if (error instanceof RegistryError) return STATUS[error.kind];
  return error instanceof StoreAwayError ? 503 : null;
}

/** Pages sign in by cookie; programs send the key itself. */
function isOperator(c: Asked, sessions: OpsSessions): boolean {
  const bearer = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
  if (bearer === undefined)
    return sessions.isOpen(getCookie(c, OPS_COOKIE)) && (c.req.method === 'GET' || isOwnForm(c));
  return sessions.isKey(bearer);
}

function addSignIn(app: Hono<Env>, { registry: { env } }: OpsOptions, sessions: OpsSessions): void {
  app.get('/ops/ops.css', async (c) =>
    c.body(await readFile(CSS_FILE, 'utf8'), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/ops/sign-in', (c) => c.html(signInPage(env, null)));
  app.post('/ops/sign-in', async (c) => {
    const { address } = c.env;
    if (!isOwnForm(c)) return c.text('Sign in on this site.', 403);
    if (!sessions.isKey((await fieldsOf(c))['key'] ?? '')) {
      if (!sessions.mayTryWrong(address))
        return c.html(signInPage(env, 'Many wrong keys came from your address.'), 429);
      sessions.noteWrong(address);
      return c.html(signInPage(env, 'This is not the key.'), 401);
    }
    const { value, maxAgeSeconds } = sessions.open();
    const secure = c.req.header('x-forwarded-proto') === 'https';
    setCookie(c, OPS_COOKIE, value, {
      path: '/ops',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: maxAgeSeconds,
      secure,
    });
    return c.redirect('/ops/releases', 303);
  });
  app.post('/ops/sign-out', (c) => {
    deleteCookie(c, OPS_COOKIE, { path: '/ops' });
    return c.redirect('/ops/sign-in', 303);
  });
}

function addPages(app: Hono<Env>, options: OpsOptions, ops: Ops): void {
  const { registry } = options;
  app.get('/ops', (c) => c.redirect('/ops/releases', 302));
  app.get('/ops/releases', async (c) => c.html(await ops.overview(null)));
  app.post('/ops/releases/ask', async (c) => {
    const fields = await fieldsOf(c);
    return c.html(confirmPage(registry, fields, await ops.run(fields, 'operator', true)));
  });
  app.post('/ops/releases/do', async (c) => {
    const { set } = await ops.run(await fieldsOf(c), 'operator', false);
    return c.html(await ops.overview(`Done: set ${set.seq} is live.`));
  });
}

function addApi(app: Hono<Env>, { registry }: OpsOptions, ops: Ops): void {
  app.get('/ops/api/set', async (c) => c.json(await liveSet(registry)));
  app.post('/ops/api/:action', async (c) => {
    const fields = await fieldsOf(c);
    // Everybody uses the same key, so a name sent with it is only a claim, and the log records it as such.
    const who = fields['who'] === undefined ? 'operator' : `operator, says: ${fields['who']}`;
    const done = await ops.run({ ...fields, action: c.req.param('action') }, who, fields['dryRun'] === 'true');
    return c.json({ seq: done.set.seq, changes: done.changes, overruled: done.overruled, dryRun: done.isTrial });
  });
}

/**
 * The operators' pages, and the same actions over HTTP: `Authorization: Bearer <key>`, with the fields as a form or as
 * JSON.
 */
export function opsApp(options: OpsOptions): Hono<Env> {
  const sessions = new OpsSessions(options.key);
  const ops = new Ops(options);
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    await next();
  });
  addSignIn(app, options, sessions);
  app.use(async (c, next) => {
    if (isOperator(c, sessions)) return next();
    if (c.req.path.startsWith('/ops/api/'))
      return c.json({ error: 'Authorization: Bearer <operator key> is needed.' }, 401);
    return c.redirect('/ops/sign-in', 303);
  });
  addPages(app, options, ops);
  addApi(app, options, ops);
  app.onError((error, c) => {
    const status = statusOf(error);
    if (status === null) throw error;
    if (c.req.path.startsWith('/ops/api/')) return c.json({ error: error.message }, status);
    return c.html(refusedPage(options.registry, error.message), status);
  });
  return app;
}
