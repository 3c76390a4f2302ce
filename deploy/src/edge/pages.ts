import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { EdgeKeys } from '@fieldspan/contract/edge-key';
import type { PageSet, Release } from '@fieldspan/contract/release';
import { indexHtml } from './index-html.ts';
import type { LiveReleases } from './live-releases.ts';
import { droppedOverride } from './override-cookies.ts';
import { overrideBanner } from './override-html.ts';
import { type Guest, type Overrides, widenedFor, withOverrides } from './overrides.ts';
import { type LiveSet, pageSet } from './page-set.ts';
import { accepts, etagOf, type Exchange, isUnchanged, sendText } from './reply.ts';
import type { Registry } from '../registry/registry.ts';
import { routeOwner } from './route-owner.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { workerScript } from './worker-script.ts';

const compress = promisify(brotliCompress);
/** What everybody reads while nothing was ever promoted, or an edge that has just started cannot read the registry. */
export const NOTHING_LIVE = 'Fieldspan is not available: no release is live yet. Promote one with "pnpm fed promote".';
/** A page is compressed at most once per set and remote, outside the main thread; this quality costs about 25 ms. */
const QUALITY = 11;

type Document = { body: string; etag: string; packed: Buffer };
type Overridden = { path: string; shown: Shown; shell: Release; guest: Guest };
type Shown = { live: LiveSet; set: PageSet; documents: Map<string, Promise<Document>> };

async function documentOf(body: string): Promise<Document> {
  return {
    body,
    etag: etagOf(body),
    packed: await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  };
}

/**
 * Makes everything that derives from the live set: the HTML page of every app route, and the set that the shell polls.
 */
export class Pages {
  readonly #live: LiveReleases;
  readonly #headers: Record<string, string>;
  readonly #publicSite: string | null;
  readonly #registry: Registry;
  readonly #overrides: Overrides;
  readonly #keys: EdgeKeys;
  readonly #shown = new WeakMap<LiveSet, Shown>();

  /** @param page headers of every page, and what every page must know about this installation */
  constructor(
    live: LiveReleases,
    registry: Registry,
    page: { headers: Record<string, string>; publicSite: string | null; overrides: Overrides; edgeKeys: EdgeKeys },
  ) {
    this.#live = live;
    this.#registry = registry;
    this.#headers = page.headers;
    this.#publicSite = page.publicSite;
    this.#overrides = page.overrides;
    this.#keys = page.edgeKeys;
  }

  /** @param path decoded path of an app route */
  async sendIndex(exchange: Exchange, path: string): Promise<void> {
    const visitor = visitorOf(exchange, this.#keys);
    const shown = await this.#current(visitor);
    const shell = shown?.live.releases.get('shell');
    if (shown === null || shell === undefined) return sendText(exchange, 503, NOTHING_LIVE);
    const guest = await this.#overrides.of(exchange);
    if (guest !== null) return this.#sendOverridden(exchange, { path, shown, shell, guest });
    const { owner, fillers } = hintedRemotes(shown.set, path, visitor);
    const { isSignedIn } = visitor;
    const key = `page ${[isSignedIn, owner, ...fillers].join(' ')}`;
    const page = await remembered(shown, key, () => indexHtml({ ...shown, shell, owner, isSignedIn, fillers }));
    return sendDocument(exchange, page, {
      ...this.#headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  }

  async sendSet(exchange: Exchange): Promise<void> {
    const shown = await this.#current(visitorOf(exchange, this.#keys));
    if (shown === null) return sendText(exchange, 503, NOTHING_LIVE);
    // Only a page made with overrides carries the content policy for them, and says so.
    const isOverridden = exchange.request.url?.endsWith('?overrides') ?? false;
    const active = isOverridden ? ((await this.#overrides.of(exchange))?.active ?? []) : [];
    const set =
      active.length === 0
        ? await remembered(shown, 'set', () => JSON.stringify(shown.set))
        : await documentOf(JSON.stringify(withOverrides(shown.set, active)));
    const type = 'application/json; charset=utf-8';
    return sendDocument(exchange, set, {
      'Content-Type': type,
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  }

  /** The service worker, made from the live set: a new set makes a new worker. */
  async sendWorker(exchange: Exchange): Promise<void> {
    const shown = await this.#current(visitorOf(exchange, this.#keys));
    const shell = shown?.live.releases.get('shell');
    if (shown === null || shell === undefined) return sendText(exchange, 503, NOTHING_LIVE);
    const script = await remembered(shown, 'worker', async () => {
      return (await workerScript({ ...shown, shell }, this.#registry, this.#headers)) ?? '';
    });
    if (script.body === '') return sendText(exchange, 404, 'The shell that is live has no service worker.');
    return sendDocument(exchange, script, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    });
  }

  /** A page for one visitor, never cached: it reports a refused override once and drops its cookie. */
  async #sendOverridden(exchange: Exchange, { path, shown, shell, guest }: Overridden): Promise<void> {
    const { active, refused } = guest;
    exchange.response.setHeader(
      'Set-Cookie',
      [...refused.keys()].map((name) => droppedOverride(exchange, name)),
    );
    const set = withOverrides(shown.set, active);
    const visitor = visitorOf(exchange, this.#keys);
    const { isSignedIn } = visitor;
    const hinted = hintedRemotes(set, path, visitor);
    const isReleased = (name: string) => active.every(({ remote }) => remote !== name);
    const owner = hinted.owner !== null && isReleased(hinted.owner) ? hinted.owner : null;
    const fillers = hinted.fillers.filter(isReleased);
    const banner = await overrideBanner(guest, exchange.request.url ?? '/');
    const body = indexHtml({ ...shown, shell, set, owner, isSignedIn, fillers, banner });
    return sendDocument(exchange, await documentOf(body), {
      ...widenedFor(this.#headers, active),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  }

  async #current({ company }: Visitor): Promise<Shown | null> {
    const live = await this.#live.current(company);
    if (live === null) return null;
    const shown = this.#shown.get(live) ?? { live, set: pageSet(live, this.#publicSite), documents: new Map() };
    this.#shown.set(live, shown);
    return shown;
  }
}

/**
 * The remote that this visit loads first, and those whose fills everybody sees on its page. A fill for some people is not
 * hinted: the edge does not know what a visitor may read. An anonymous visitor gets the login screen, for which no remote
 * is needed.
 */
function hintedRemotes(set: PageSet, path: string, { isSignedIn }: Visitor): Hinted {
  const owner = routeOwner(set, path);
  if (owner === null || (owner.login && !isSignedIn)) return { owner: null, fillers: [] };
  const fillers = Object.entries(set.remotes).flatMap(([name, { manifest, disabled }]) =>
    disabled === null &&
    name !== owner.remote &&
    owner.shows.some((place) => manifest.fills[place]?.some((fill) => !fill.read && !fill.write && !fill.financials))
      ? [name]
      : [],
  );
  return { owner: owner.remote, fillers };
}

type Hinted = { owner: string | null; fillers: string[] };

function remembered({ documents }: Shown, key: string, make: () => string | Promise<string>): Promise<Document> {
  const known = documents.get(key);
  if (known !== undefined) return known;
  const made = Promise.resolve(make()).then(documentOf);
  made.catch(() => documents.delete(key));
  documents.set(key, made);
  return made;
}

function sendDocument(exchange: Exchange, { body, etag, packed }: Document, headers: Record<string, string>): void {
  const { request, response } = exchange;
  const all = { ...headers, ETag: etag, Vary: 'Accept-Encoding, Cookie' };
  if (isUnchanged(exchange, etag)) {
    response.writeHead(304, all).end();
    return;
  }
  const isPacked = accepts(exchange, 'br');
  const bytes = isPacked ? packed : Buffer.from(body);
  response.writeHead(200, { ...all, 'Content-Length': bytes.length, ...(isPacked && { 'Content-Encoding': 'br' }) });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
