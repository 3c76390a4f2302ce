import { chromium, type Page } from 'playwright';
import { FLAGS } from './page-loads.ts';
import { printTable } from './table.ts';

/** One page of each remote, at the address that the menu links to. */
const AREAS = [
  '/',
  '/projects/list',
  '/services',
  '/contacts',
  '/equipment/list',
  '/materials/list',
  '/employees/list',
  '/punch-clock',
  '/forms/templates',
  '/library/files',
  '/messages',
  '/settings',
];

type Kind = 'document' | 'script' | 'stylesheet' | 'font';
const KINDS: readonly string[] = ['document', 'script', 'stylesheet', 'font'] satisfies Kind[];

/** What was transferred for one address, in bytes without headers. */
type Loaded = { path: string; kind: string; bytes: number };

/** Records all code and fonts that a page loads from now on. */
async function watch(page: Page): Promise<Loaded[]> {
  const loaded: Loaded[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const asked = new Map<string, { path: string; kind: string; head: number }>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { pathname } = new URL(response.url);
    asked.set(requestId, { path: pathname, kind: type.toLowerCase(), head: response.encodedDataLength });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    // A response from the browser's cache has no bytes on the network.
    if (request === undefined || !KINDS.includes(request.kind) || encodedDataLength === 0) return;
    loaded.push({ path: request.path, kind: request.kind, bytes: Math.max(encodedDataLength - request.head, 0) });
  });
  return loaded;
}

const kilobytes = (loaded: readonly Loaded[]): string =>
  (loaded.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);

const rowOf = (name: string, loaded: readonly Loaded[]): string[] => [
  name,
  String(loaded.length),
  ...KINDS.map((kind) => kilobytes(loaded.filter((each) => each.kind === kind))),
  kilobytes(loaded),
];

const remoteOf = (path: string): string => /^\/r\/([^/]+)\//.exec(path)?.[1] ?? 'page';

/** A dialog over the page, such as the question about notifications, hides the page from roles. */
async function opened(page: Page, url: string, whole = page.getByRole('main', { includeHidden: true })): Promise<void> {
  await page.goto(url);
  await whole.first().waitFor();
  await page.waitForLoadState('networkidle');
}

/**
 * The code and fonts that one person loads: the sign-in page, and then a page of every area, without prefetching.
 * Without the service worker, which fetches everything for offline use.
 */
export async function benchTour(url: string, executablePath: string): Promise<void> {
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: [...noSandbox, ...FLAGS] });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    // With "save data" on, nothing is prefetched.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener: () => undefined } }),
    );
    const page = await context.newPage();
    const loaded = await watch(page);
    await opened(page, `${url}/`, page.getByLabel('Email', { exact: true }));
    const signIn = loaded.slice();
    await page.getByLabel('Email', { exact: true }).fill('admin@fieldspan.test');
    await page.getByLabel('Password', { exact: true }).fill('fieldspan-demo');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main menu', includeHidden: true }).waitFor();
    for (const area of AREAS) await opened(page, `${url}${area}`);
    // Each page is a new document; its code is loaded once and then comes from the cache.
    const code = loaded.filter(({ kind }) => kind !== 'document');
    const byRemote = Map.groupBy(code, ({ path }) => remoteOf(path));
    const header = ['', 'files', 'HTML', 'JS', 'CSS', 'fonts', 'KB'];
    printTable('Signing in, bytes as sent (budget 150 KB)', header, [rowOf('sign-in', signIn)]);
    printTable('A tour of all areas, bytes as sent (budget 700 KB of code and fonts)', header, [
      ...[...byRemote]
        .map(([name, each]) => rowOf(name, each))
        .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
      rowOf('together', code),
    ]);
  } finally {
    await browser.close();
  }
}
