import type { EdgeKeys } from '@fieldspan/contract/edge-key';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@fieldspan/contract/release';
import { routeProblems, usesProblems } from '../registry/gate-rules.ts';
import type { LiveReleases } from './live-releases.ts';
import type { Log } from './log.ts';
import { droppedOverride, keptOverride } from './override-cookies.ts';
import { askPage, OVERRIDE_STYLES, refusedPage } from './override-html.ts';
import { OverrideError } from './override-token.ts';
import { type Guested, type Overrides, placeOf } from './overrides.ts';
import type { Exchange } from './reply.ts';
import { visitorOf } from './visitor.ts';

const CSS_FILE = join(import.meta.dirname, 'override.css');
const MOST_BYTES = 8_000;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

/** CSRF check: another site must not start or stop an override in a visitor's name. */
function isOwnForm({ request }: Exchange): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin, host } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

async function fieldsOf({ request }: Exchange): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > MOST_BYTES) throw new OverrideError('This is too long for an override.');
  }
  return new URLSearchParams(body);
}

/** Accepts only a path of this app, whatever the form says. */
function ownPath(path: string): string {
  const base = 'http://own.invalid';
  if (!path.startsWith('/') || !URL.canParse(path, base)) return '/';
  const { origin, pathname, search } = new URL(path, base);
  return origin === base && !pathname.startsWith('//') ? `${pathname}${search}` : '/';
}

/** The part of a release that the manifest rules of the gate need. */
function releaseOf({ remote, id, manifest, release }: Guested): Release {
  if (release !== null) return release;
  const [version = '', hash = ''] = id.split('+');
  const files = { entry: 'remoteEntry.js', initial: { js: [], css: [] }, files: [] };
  return { schema: 1, remote, version, hash, manifest, shared: {}, ...files };
}

/** Starts and stops overrides: a link shows what would run and from where, and the form starts it. */
export class OverrideRequests {
  readonly #overrides: Overrides;
  readonly #keys: EdgeKeys;
  readonly #live: LiveReleases;
  readonly #log: Log;
  readonly #env: string;

  constructor(env: string, overrides: Overrides, world: { live: LiveReleases; log: Log; edgeKeys: EdgeKeys }) {
    this.#env = env;
    this.#overrides = overrides;
    this.#live = world.live;
    this.#keys = world.edgeKeys;
    this.#log = world.log;
  }

  /** @returns false when the path belongs to something else */
  async answer(exchange: Exchange, path: string): Promise<boolean> {
    const isPost = exchange.request.method === 'POST';
    if (path === OVERRIDE_STYLES && !isPost) await this.#sendStyles(exchange);
    else if (path === '/__fed/override') await this.#refusing(exchange, isPost ? this.#start : this.#ask);
    else if (path === '/__fed/stop' && isPost) await this.#refusing(exchange, this.#stop);
    else return false;
    return true;
  }

  readonly #ask = async (exchange: Exchange): Promise<void> => {
    const token = new URL(exchange.request.url ?? '/', 'http://own.invalid').searchParams.get('token') ?? '';
    const override = await this.#fitting(exchange, token);
    this.#send(exchange, 200, String(await askPage(override, token)));
  };

  readonly #start = async (exchange: Exchange): Promise<void> => {
    const token = (await fieldsOf(exchange)).get('token') ?? '';
    const override = await this.#fitting(exchange, token);
    const { remote, id, who, until } = override;
    const ends = new Date(until).toISOString();
    this.#log({ level: 'warn', event: 'override-started', remote, id, origin: placeOf(override), who, until: ends });
    const first = override.manifest.routes.find(({ path }) => !path.includes(':'))?.path ?? '/__fed';
    this.#goTo(exchange, first, keptOverride(exchange, override, token));
  };

  readonly #stop = async (exchange: Exchange): Promise<void> => {
    const fields = await fieldsOf(exchange);
    const remote = fields.get('remote') ?? '';
    if (!/^[a-z][a-z0-9-]*$/.test(remote)) throw new OverrideError('Say which remote to stop.');
    this.#log({ level: 'info', event: 'override-stopped', remote });
    this.#goTo(exchange, ownPath(fields.get('to') ?? ''), droppedOverride(exchange, remote));
  };

  /** @throws OverrideError also when the remote would not fit this visitor's live set */
  async #fitting(exchange: Exchange, token: string): Promise<Guested> {
    const override = await this.#overrides.read(token);
    const live = await this.#live.current(visitorOf(exchange, this.#keys).company);
    const releases = new Map([...(live?.releases ?? []), [override.remote, releaseOf(override)]]);
    const combination = { env: this.#env, releases };
    const problems = [...usesProblems(combination), ...routeProblems(combination)];
    if (problems.length === 0) return override;
    throw new OverrideError([`${override.remote} would not fit what is live in ${this.#env}.`, ...problems].join('\n'));
  }

  async #refusing(exchange: Exchange, answer: (exchange: Exchange) => Promise<void>): Promise<void> {
    try {
      if (exchange.request.method === 'POST' && !isOwnForm(exchange))
        throw new OverrideError('Start and stop overrides on this site.');
      await answer(exchange);
    } catch (error) {
      if (!(error instanceof OverrideError)) throw error;
      this.#log({ level: 'warn', event: 'override-refused', reason: error.message });
      this.#send(exchange, 403, String(await refusedPage(this.#env, error.message)));
    }
  }

  async #sendStyles(exchange: Exchange): Promise<void> {
    const css = await readFile(CSS_FILE);
    exchange.response.writeHead(200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Content-Length': css.length,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
    exchange.response.end(exchange.request.method === 'HEAD' ? undefined : css);
  }

  #send({ request, response }: Exchange, status: number, body: string): void {
    response.writeHead(status, { ...HEADERS, 'Content-Length': Buffer.byteLength(body) });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  #goTo({ response }: Exchange, path: string, cookie: string): void {
    response.writeHead(303, { Location: path, 'Set-Cookie': cookie, 'Cache-Control': 'no-store' }).end();
  }
}
