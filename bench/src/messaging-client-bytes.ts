import type { CDPSession } from 'playwright';
import { type BenchThread, newestOf } from './messaging-client-threads.ts';
import { watchPage } from './messaging-client-watch.ts';
import type { Person } from './messaging-client-person.ts';
import { printTable } from './table.ts';

const SCREEN = { width: 1440, height: 900 };
const BUDGET_KB = 120;

/** Which remote or part an address belongs to. */
function ownerOf(address: string): string {
  const { pathname } = new URL(address);
  if (pathname.startsWith('/api/')) return "the server's answers";
  const remote = /^\/r\/([^/]+)\//.exec(pathname)?.[1];
  if (remote !== undefined) return remote;
  return /\.(woff2|png|svg|ico|webp|jpg)$/.test(pathname) ? 'fonts and pictures' : 'document and the rest';
}

type Loaded = Map<string, { files: number; bytes: number }>;

/** Counts what is loaded, by owner, in bytes as transferred. */
async function countLoads(devtools: CDPSession): Promise<Loaded> {
  const owners = new Map<string, string>();
  const loaded: Loaded = new Map();
  const add = (requestId: string, more: { files: number; bytes: number }) => {
    const owner = owners.get(requestId);
    if (owner === undefined) return;
    const { files, bytes } = loaded.get(owner) ?? { files: 0, bytes: 0 };
    loaded.set(owner, { files: files + more.files, bytes: bytes + more.bytes });
  };
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.startsWith('http')) return;
    owners.set(requestId, ownerOf(response.url));
    add(requestId, { files: 1, bytes: 0 });
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    add(requestId, { files: 0, bytes: encodedDataLength }),
  );
  await devtools.send('Network.enable');
  return loaded;
}

/** The first visit of a signed-in person, directly to a thread, until its newest message is painted. */
export async function printColdBytes({ browser, context, url }: Person, thread: BenchThread): Promise<void> {
  const storageState = await context.storageState();
  const fresh = await browser.newContext({ storageState, viewport: SCREEN, serviceWorkers: 'block' });
  const page = await fresh.newPage();
  const loaded = await countLoads(await fresh.newCDPSession(page));
  const watch = await watchPage(page);
  const painted = watch.painted(newestOf(thread));
  await page.goto(new URL(thread.path, url).href);
  await painted;
  const rows = [...loaded]
    .toSorted(([, one], [, other]) => other.bytes - one.bytes)
    .map(([owner, { files, bytes }]) => [
      owner,
      String(files),
      (bytes / 1000).toFixed(1),
      owner === 'messaging' ? String(BUDGET_KB) : '',
    ]);
  await fresh.close();
  printTable('A first visit to a thread, bodies as they came over the line', ['', 'files', 'KB', 'budget KB'], rows);
}
