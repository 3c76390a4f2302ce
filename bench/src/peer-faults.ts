import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { printTable } from './table.ts';

/** How long after a fault the page is observed. */
const LOOK_MS = 12_000;
const RECOVERY_MS = 8000;

/** An app with a remote to break: the remote's files, its page, and the text that shows when it works. */
export type BreakablePeer = {
  app: string;
  url: string;
  signIn: (context: BrowserContext) => Promise<void>;
  entry: RegExp;
  /** Scripts that the remote loads after its entry. */
  chunk: RegExp;
  whole: string;
};
type Fault = { name: string; breaks: 'entry' | 'chunk'; with: (route: Route) => Promise<void> };

const FAULTS: readonly Fault[] = [
  { name: 'entry: 404', breaks: 'entry', with: (route) => route.fulfill({ status: 404 }) },
  {
    name: 'entry: an HTML page in its place',
    breaks: 'entry',
    with: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Moved' }),
  },
  {
    name: 'entry: throws',
    breaks: 'entry',
    with: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  },
  { name: 'entry: no answer', breaks: 'entry', with: () => new Promise(() => undefined) },
  { name: 'chunk: 404', breaks: 'chunk', with: (route) => route.fulfill({ status: 404 }) },
];

/** The visible words of the page, without those for screen readers. */
async function seen(page: Page): Promise<string> {
  const text = await page.evaluate(() => (document.querySelector('main') ?? document.body).innerText);
  const words = text
    .replaceAll(/Focus sentinel/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words === '' ? 'nothing' : words.slice(0, 70);
}

const wayOut = (page: Page) => page.getByRole('button', { name: /try again|retry|reload/i }).first();

async function isWhole(page: Page, whole: string): Promise<boolean> {
  const shown = page.locator(whole).first();
  return shown.waitFor({ state: 'visible', timeout: RECOVERY_MS }).then(
    () => true,
    () => false,
  );
}

/** How the page recovers once the fault is gone: by the app's own button, or only by a reload. */
async function recovery(page: Page, whole: string): Promise<string> {
  if (await wayOut(page).isVisible()) {
    await wayOut(page).click();
    if (await isWhole(page, whole)) return 'by its button';
  }
  await page.reload({ waitUntil: 'commit' });
  return (await isWhole(page, whole)) ? 'by a reload of the page' : 'not at all';
}

async function drill(browser: Browser, peer: BreakablePeer, fault: Fault): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 850 }, serviceWorkers: 'block' });
  await peer.signIn(context);
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await page.route(peer[fault.breaks], fault.with);
  await page.goto(peer.url, { waitUntil: 'commit' });
  await page.waitForTimeout(LOOK_MS);
  const words = await seen(page);
  const offers = (await wayOut(page).isVisible()) ? 'yes' : 'no';
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const recovered = await recovery(page, peer.whole);
  await context.close();
  return [`${peer.app}, ${fault.name}`, offers, recovered, words];
}

/** Tests the same faults of the remote behind the first signed-in page in each app. */
export async function compareFaults(browser: Browser, peers: readonly BreakablePeer[]): Promise<void> {
  const rows: string[][] = [];
  for (const fault of FAULTS) for (const peer of peers) rows.push(await drill(browser, peer, fault));
  const header = ['', 'offers a way out', 'whole again', `what stands in its place after ${LOOK_MS / 1000} s`];
  printTable('A remote of the first signed-in page breaks', header, rows);
}
