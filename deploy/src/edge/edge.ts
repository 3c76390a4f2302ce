import type { KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { EdgeKeys } from '@fieldspan/contract/edge-key';
import { WORKER_PATH } from '@fieldspan/contract/release';
import { BALLOT_PATH } from '@fieldspan/contract/release-vote';
import { errorMessage } from '@fieldspan/domain/is-error';
import { getRequestListener } from '@hono/node-server';
import { opsApp, type OpsOptions } from '../ops/ops-app.ts';
import type { Registry } from '../registry/registry.ts';
import { ArtifactFiles } from './artifact-files.ts';
import { askTally } from './ask-tally.ts';
import { Ballots } from './ballots.ts';
import { CanaryWatch } from './canary-watch.ts';
import { LiveReleases } from './live-releases.ts';
import type { Log } from './log.ts';
import { OverrideRequests } from './override-requests.ts';
import { Overrides } from './overrides.ts';
import { NOTHING_LIVE, Pages } from './pages.ts';
import { Proxy } from './proxy.ts';
import { clientOf } from './forwarded-headers.ts';
import { redactedPath } from './redact.ts';
import { idOf, markRequest } from './request-id.ts';
import { type Exchange, sendText } from './reply.ts';
import { pageHeaders, transportHeaders } from './security-headers.ts';
import { Upstreams } from './upstreams.ts';

export type EdgeOptions = {
  registry: Registry;
  /** Addresses of the API servers, such as http://127.0.0.1:3001. */
  servers: string[];
  log: Log;
  frameSources?: string[];
  /** Address of the product's public site, used in links that people share. */
  publicSite?: string | null;
  /** Address of the app, as people type it. */
  publicUrl?: string | null;
  /** How long a request waits for a server when none is available; 0: not at all. */
  patienceMs?: number;
  /** Whether a proxy in front sets X-Forwarded-*. */
  trustsProxy?: boolean;
  /** Key of the operators' pages below /ops; without a key there are no such pages. */
  opsKey?: string | null;
  /** Public keys that may sign overrides, in addition to those that sign what is live. */
  overrideKeys?: KeyObject[];
  /** Secret shared with the servers; without it nobody gets a canary. */
  edgeKeys?: EdgeKeys;
};

export type Edge = {
  server: Server;
  /** Call when a server has restarted and takes requests at another address. */
  moveServer: (from: string, to: string) => void;
  /** Stops taking requests. Running ones are cut after `drainMs`, by default at once. */
  stop: (drainMs?: number) => Promise<void>;
};

const TO_SERVER = /^\/(?:api|resources)(?:\/|$)|^\/(?:healthz|readyz)$/;
/** Files that browsers request by themselves, or misspelt file names: never answered with a page. */
const FILE_LIKE = /\.(?:m?js|css|map|json|ico|png|jpe?g|svg|webp|txt|xml|woff2?|webmanifest|wasm)$/i;

/** Nobody is to be sent to an edge that has no page, however well its servers are. */
const READY_PATH = '/readyz';

const OPS = /^\/ops(?:\/|$)/;

function opsListener(
  { registry, health, key }: OpsOptions,
  upstreams: Upstreams,
  trustsProxy: boolean,
): (exchange: Exchange) => Promise<void> {
  // A restarted server has another address.
  const current = Object.defineProperty({ ...registry }, 'servers', {
    get: () => upstreams.addresses(),
    enumerable: true,
  });
  const app = opsApp({ registry: current, health, key });
  const listener = getRequestListener((request, { incoming }) =>
    app.fetch(request, { address: 'socket' in incoming ? clientOf(incoming, trustsProxy) : '' }),
  );
  return ({ request, response }) => listener(request, response);
}

function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return null;
  }
}

type Outside = Required<Pick<EdgeOptions, 'publicUrl' | 'trustsProxy'>>;

/** Gives a request its id, and its answer what every answer has. */
function markAndHead(exchange: Exchange, { publicUrl, trustsProxy }: Outside): void {
  const id = markRequest(exchange, trustsProxy);
  const transport = transportHeaders(exchange.request.headers['x-forwarded-proto'], { publicUrl, trustsProxy });
  for (const [name, value] of Object.entries({ ...transport, 'X-Request-Id': id }))
    exchange.response.setHeader(name, value);
}

const OTHERWISE: Required<Omit<EdgeOptions, 'registry' | 'servers' | 'log'>> = {
  frameSources: [],
  publicSite: null,
  publicUrl: null,
  patienceMs: 0,
  trustsProxy: false,
  opsKey: null,
  overrideKeys: [],
  edgeKeys: [],
};

/** Serves the app's single origin: pages and artifacts from the registry, everything else from the servers. */
export function createEdge({ registry, servers, log, ...given }: EdgeOptions): Edge {
  const all = { ...OTHERWISE, ...given };
  const { publicSite, publicUrl, trustsProxy, opsKey, edgeKeys } = all;
  const live = new LiveReleases(registry, log);
  const overrides = new Overrides(registry.env, [...(registry.keys?.trusted ?? []), ...all.overrideKeys], live);
  const overrideRequests = new OverrideRequests(registry.env, overrides, { live, log, edgeKeys });
  const pages = new Pages(live, registry, { headers: pageHeaders(all), publicSite, overrides, edgeKeys });
  const artifacts = new ArtifactFiles(registry, live);
  const ballots = new Ballots(live, edgeKeys);
  const upstreams = new Upstreams(servers, log);
  const watch = new CanaryWatch({ registry, live, log, readTally: () => askTally(upstreams, edgeKeys, registry.env) });
  const ops =
    opsKey === null ? null : opsListener({ registry, health: watch.health, key: opsKey }, upstreams, trustsProxy);
  const proxy = new Proxy(upstreams, { log, trustsProxy, patienceMs: all.patienceMs });

  /** @returns false when it is not a path that takes other methods than GET and HEAD */
  async function isAnsweredElsewhere(exchange: Exchange, path: string): Promise<boolean> {
    if (path === READY_PATH && (await live.current(null)) === null) sendText(exchange, 503, NOTHING_LIVE);
    else if (TO_SERVER.test(path)) proxy.forward(exchange);
    else if (ops !== null && OPS.test(path)) await ops(exchange);
    else return path.startsWith('/__fed/') && overrideRequests.answer(exchange, path);
    return true;
  }

  async function answerRead(exchange: Exchange, path: string): Promise<void> {
    if (path === '/__set') return pages.sendSet(exchange);
    if (path === BALLOT_PATH) return ballots.send(exchange);
    if (path === WORKER_PATH) return pages.sendWorker(exchange);
    if (path.startsWith('/r/')) return artifacts.serve(exchange, path);
    if (FILE_LIKE.test(path)) return sendText(exchange, 404, 'There is no such file.');
    return pages.sendIndex(exchange, path);
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    markAndHead(exchange, { publicUrl, trustsProxy });
    const path = decodedPath(request.url ?? '/');
    if (path === null) return sendText(exchange, 400, 'This address cannot be read.');
    if (await isAnsweredElsewhere(exchange, path)) return undefined;
    if (request.method === 'GET' || request.method === 'HEAD') return answerRead(exchange, path);
    response.setHeader('Allow', 'GET, HEAD');
    return sendText(exchange, 405, 'Only GET and HEAD are answered here.');
  }

  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 65_000 }, (request, response) => {
    answer({ request, response }).catch((error: unknown) => {
      const reason = errorMessage(error);
      if (!request.destroyed)
        log({ level: 'error', event: 'edge-error', id: idOf(request), path: redactedPath(request.url ?? ''), reason });
      if (response.headersSent) response.destroy();
      else sendText({ request, response }, 500, 'Something went wrong here. Please try again.');
    });
  });

  async function stop(drainMs = 0): Promise<void> {
    upstreams.stop();
    watch.stop();
    const closed = new Promise((resolve) => server.close(resolve));
    const cut = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(cut);
    proxy.stop();
  }
  return { server, stop, moveServer: (from, to) => upstreams.move(from, to) };
}
