import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { hasCode } from '@fieldspan/domain/is-error';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export type OverrideServerParts = {
  /** Folder of the build. */
  folder: string;
  /** Prefix of its addresses, such as /r/forms/1.0.0+0123456789ab/. */
  prefix: string;
  entry: string;
  /** Origin of the app that may load it; other origins are refused. */
  site: string;
  /** Code that is appended to the entry script. */
  client: () => string;
  /** Where visitors of this server's own address are redirected; computed for each visit. */
  startAddress: () => string;
};

/** Serves one remote from this machine to one site, and tells its pages about new builds. */
export class OverrideServer {
  readonly server: Server;
  readonly #parts: OverrideServerParts;
  readonly #listeners = new Set<ServerResponse>();

  constructor(parts: OverrideServerParts) {
    this.#parts = parts;
    this.server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  /** @param event `built` or `failed` */
  tell(event: 'built' | 'failed', text: string): void {
    for (const response of this.#listeners) response.write(`event: ${event}\ndata: ${text}\n\n`);
  }

  async stop(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done));
    this.server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host = '', origin } = request.headers;
    // Refuse any other host name for this machine: it would be a DNS rebinding attack.
    if (!/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)) return end(response, 421, 'Ask for localhost.');
    if (origin !== undefined && origin !== this.#parts.site)
      return end(response, 403, `This is served to ${this.#parts.site} only.`);
    this.#allow(response);
    if (request.method === 'OPTIONS') return end(response, 204, '');
    if (request.method !== 'GET') return end(response, 405, 'Only GET is answered here.');
    return this.#give(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'), response);
  }

  #allow(response: ServerResponse): void {
    response.setHeader('Access-Control-Allow-Origin', this.#parts.site);
    // Browsers send this preflight when a public page requests something from this machine (private network access).
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Timing-Allow-Origin', this.#parts.site);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Vary', 'Origin');
  }

  async #give(path: string, response: ServerResponse): Promise<void> {
    const { prefix } = this.#parts;
    if (path === '/') {
      response.writeHead(303, { Location: this.#parts.startAddress() }).end();
      return undefined;
    }
    if (path === '/events') return this.#listen(response);
    if (path.startsWith(prefix)) return this.#file(path.slice(prefix.length), response);
    return end(response, 404, 'There is no such file.');
  }

  #listen(response: ServerResponse): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(':\n\n');
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
  }

  async #file(name: string, response: ServerResponse): Promise<void> {
    const { folder, entry, client } = this.#parts;
    const file = resolve(folder, name);
    if (!file.startsWith(`${resolve(folder)}${sep}`)) return end(response, 404, 'There is no such file.');
    try {
      const bytes = await readFile(file);
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.end(name === entry ? Buffer.concat([bytes, Buffer.from(client())]) : bytes);
      return undefined;
    } catch (error) {
      if (hasCode(error, 'ENOENT') || hasCode(error, 'EISDIR')) return end(response, 404, 'There is no such file.');
      throw error;
    }
  }
}

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text === '' ? '' : `${text}\n`);
}
