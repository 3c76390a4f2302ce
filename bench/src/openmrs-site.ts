import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { freePort } from '../../scripts/free-port.ts';

type Folders = { shell: string; login: string; home: string };
export type Site = { url: string; stop: () => Promise<void> };

const compress = promisify(brotliCompress);
const SPA = '/openmrs/spa/';
const SESSION = '/openmrs/ws/rest/v1/session';
const SIGNED_IN = 'bench_session=1';
const REMOTES = { login: 'openmrs-esm-login-app', home: 'openmrs-esm-home-app' } as const;
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg']);

const USER = {
  uuid: 'u',
  display: 'admin',
  username: 'admin',
  userProperties: { defaultLocation: 'l' },
  person: { uuid: 'p', display: 'Admin' },
  privileges: [],
  roles: [{ uuid: 'r', display: 'System Developer' }],
};

/** The session's response, as the REST module gives it; every other request gets an empty list. */
function apiAnswer(path: string, isSignedIn: boolean): object {
  if (path !== SESSION) return { results: [], entry: [], total: 0 };
  const common = { sessionId: 's', locale: 'en', allowedLocales: ['en'] };
  if (!isSignedIn) return { ...common, authenticated: false };
  const sessionLocation = { uuid: 'l', display: 'Clinic' };
  return { ...common, authenticated: true, user: USER, sessionLocation, currentProvider: { uuid: 'c' } };
}

/**
 * The page with the addresses that their build tool would insert for a distribution. No service worker, as in our own
 * runs.
 */
async function indexPage({ shell }: Folders): Promise<string> {
  const page = await readFile(join(shell, 'index.html'), 'utf8');
  return page
    .replaceAll(/https:\/\/[\w.]+\/openmrs\/spa\/importmap\.json/g, `${SPA}importmap.json`)
    .replace('offline: true', 'offline: false');
}

const importMap = (): object => ({
  imports: Object.fromEntries(
    Object.values(REMOTES).map((name) => [name.replace('openmrs-', '@openmrs/'), `./${name}/${name}.js`]),
  ),
});

async function routes(folders: Folders): Promise<object> {
  const read = async (name: keyof typeof REMOTES): Promise<[string, unknown]> => [
    REMOTES[name].replace('openmrs-', '@openmrs/'),
    JSON.parse(await readFile(join(folders[name], 'routes.json'), 'utf8')),
  ];
  return Object.fromEntries([await read('login'), await read('home')]);
}

function fileOf(folders: Folders, path: string): string {
  const [first = '', ...rest] = normalize(path.slice(SPA.length)).split('/');
  if (first === REMOTES.login) return join(folders.login, ...rest);
  if (first === REMOTES.home) return join(folders.home, ...rest);
  return join(folders.shell, first, ...rest);
}

/** Brotli at the highest level; cached, because that takes long. */
async function smallest(file: string): Promise<Buffer> {
  const kept = `${file}.br`;
  if (existsSync(kept)) return readFile(kept);
  const bytes = await readFile(file);
  const small = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await writeFile(kept, small);
  return small;
}

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const type = extname(file);
  const isSmall = COMPRESSED.has(type);
  const bytes = isSmall ? await smallest(file) : await readFile(file);
  response.writeHead(200, {
    'content-type': TYPES[type] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(isSmall && { 'content-encoding': 'br' }),
  });
  response.end(bytes);
}

async function sendText(response: ServerResponse, type: string, text: string): Promise<void> {
  response.writeHead(200, { 'content-type': TYPES[type], 'cache-control': 'no-cache', 'content-encoding': 'br' });
  response.end(await compress(text));
}

async function answer(folders: Folders, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const isSignedIn = request.headers.authorization !== undefined || request.headers.cookie?.includes(SIGNED_IN);
  if (pathname.startsWith('/openmrs/ws/')) {
    if (isSignedIn === true) response.setHeader('set-cookie', `${SIGNED_IN}; Path=/`);
    return sendText(response, '.json', JSON.stringify(apiAnswer(pathname, isSignedIn === true)));
  }
  if (pathname === `${SPA}importmap.json`) return sendText(response, '.json', JSON.stringify(importMap()));
  if (pathname === `${SPA}routes.registry.json`)
    return sendText(response, '.json', JSON.stringify(await routes(folders)));
  if (extname(pathname) === '') return sendText(response, '.html', await indexPage(folders));
  const file = fileOf(folders, pathname);
  if (existsSync(file)) return sendFile(response, file);
  response.writeHead(404).end();
}

/** Serves OpenMRS's published files, with a server that only answers whether somebody is signed in. */
export async function serveOpenmrs(folders: Folders): Promise<Site> {
  const server = createServer((request, response) => {
    answer(folders, request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
