import type { Browser, BrowserContext, Page } from 'playwright';
import { LINE, SLOWER } from './page-loads.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 5;

/** One page of an app: its address, and what a person waits for there. */
export type PeerPage = {
  app: string;
  url: string;
  /** The CSS selector to wait for; the element must be drawn, not only be in the document. */
  awaited: string;
  /** Signs in a browser context; null for a public page. */
  signIn: ((context: BrowserContext) => Promise<void>) | null;
};
type Load = { ms: number; requests: number; kilobytes: number };

/** Runs in the page: notes when the awaited element is drawn. */
function watchFor(selector: string): void {
  Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
  const look = (): void => {
    const found = document.querySelector(selector);
    const isDrawn = found?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
    if (isDrawn) Reflect.set(globalThis, 'drawnAfter', performance.now());
    else requestAnimationFrame(look);
  };
  look();
}

async function load(context: BrowserContext, { url, awaited }: PeerPage): Promise<Load> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const traffic = { requests: 0, bytes: 0 };
  devtools.on('Network.responseReceived', ({ response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) traffic.requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (traffic.bytes += encodedDataLength));
  await page.addInitScript(watchFor, awaited);
  await page.goto(url);
  const drawn = await page.waitForFunction(() => Reflect.get(globalThis, 'drawnAfter'), null, { timeout: 120_000 });
  const { requests, bytes } = traffic;
  const ms = Number(await drawn.jsonValue());
  await settled(page);
  await page.close();
  return { ms, requests, kilobytes: bytes / 1000 };
}

/** What still loads belongs in the cache of the next load. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
}

async function round(browser: Browser, peer: PeerPage): Promise<{ cold: Load; warm: Load }> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 850 }, serviceWorkers: 'block' });
  await peer.signIn?.(context);
  const cold = await load(context, peer);
  const warm = await load(context, peer);
  await context.close();
  return { cold, warm };
}

function row(name: string, loads: readonly Load[]): string[] {
  const middle = (key: keyof Load): string => median(loads.map((each) => each[key])).toFixed(0);
  return [name, middle('ms'), middle('requests'), middle('kilobytes')];
}

/**
 * Loads the pages in turn, so that all are affected alike by whatever else the machine does. The first round is not
 * counted (a server compresses what it sends first).
 */
export async function comparePages(browser: Browser, title: string, peers: readonly PeerPage[]): Promise<void> {
  const figures = peers.map((): { cold: Load; warm: Load }[] => []);
  for (const peer of peers) await round(browser, peer);
  for (let at = 0; at < ROUNDS; at += 1)
    for (const [index, peer] of peers.entries()) figures[index]?.push(await round(browser, peer));
  const rows = peers.flatMap(({ app }, index) => [
    row(
      `${app}, cold`,
      (figures[index] ?? []).map(({ cold }) => cold),
    ),
    row(
      `${app}, warm`,
      (figures[index] ?? []).map(({ warm }) => warm),
    ),
  ]);
  const how = `median of ${ROUNDS}, Fast-4G-like line, ${SLOWER}x slower processor`;
  printTable(`${title}; ${how}`, ['', 'ms until it stands', 'requests', 'KB (until then)'], rows);
}
