import type { Buildable } from '../build/buildable.ts';
import { indexHtml } from '../edge/index-html.ts';
import { pageSet } from '../edge/page-set.ts';
import { type Exchange, sendText } from '../edge/reply.ts';
import { routeOwner } from '../edge/route-owner.ts';
import { pageHeaders } from '../edge/security-headers.ts';
import { devSet } from './dev-release.ts';

const HOOK_PATH = '/__dev/hook.js';
/**
 * React looks for this hook before its first render. Without it, remotes that load later are unknown to the refresh
 * runtime and their edits do not repaint.
 */
const HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(), supportsFiber: true, isDisabled: false,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {},
};\n`;

const DEV_HEADERS = pageHeaders({ frameSources: [] });
const POLICY =
  DEV_HEADERS['Content-Security-Policy']?.replace("connect-src 'self'", "connect-src 'self' ws: wss:") ?? '';

function send({ response }: Exchange, type: string, body: string): void {
  response.writeHead(200, {
    ...DEV_HEADERS,
    'Content-Security-Policy': POLICY,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
}

/** The edge's pages, with a set made from the source folders. */
export function sendDevPage(exchange: Exchange, path: string, buildables: Buildable[]): void {
  const live = devSet(buildables);
  const set = pageSet(live, null);
  const shell = live.releases.get('shell');
  if (path === HOOK_PATH) return send(exchange, 'text/javascript; charset=utf-8', HOOK);
  if (path === '/__set') return send(exchange, 'application/json; charset=utf-8', JSON.stringify(set));
  if (shell === undefined || /\.\w+$/.test(path)) return sendText(exchange, 404, 'There is no such file.');
  const html = indexHtml({ live, shell, set, owner: routeOwner(set, path)?.remote ?? null });
  return send(
    exchange,
    'text/html; charset=utf-8',
    html.replace('<script defer', `<script src="${HOOK_PATH}"></script>\n<script defer`),
  );
}
