import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { shownAfter, watchForScreens } from './shown-after.ts';
import { signIn, type StoredSession } from './signed-in-state.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 7;
/** The "Fast 4G" profile of Chromium's developer tools. */
export const LINE = {
  offline: false,
  latency: 165,
  downloadThroughput: (8.1e6 / 8) | 0,
  uploadThroughput: (1.35e6 / 8) | 0,
};
export const SLOWER = 4;
export const FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

type Build = { name: string; url: string };
type Figures = { cold: number; warm: number; first: number; next: number };

/** Slows down the page's network and processor from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function throttled(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watchForScreens);
  return page;
}

/** About how long a person's pointer rests on a link before the click. */
const REST_MS = 200;

async function visit(page: Page, menu: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: menu, exact: true });
  await link.hover();
  await page.waitForTimeout(REST_MS);
  await link.click();
  return shownAfter(page, menu);
}

async function round(browser: Browser, build: Build, storageState: StoredSession): Promise<Figures> {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 1700, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await throttled(context);
  await page.goto(`${build.url}/projects/list`);
  const cold = await shownAfter(page, 'Projects');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
  const first = await visit(page, 'Equipment');
  await visit(page, 'Projects');
  const next = await visit(page, 'Equipment');
  await page.close();
  const again = await throttled(context);
  await again.goto(`${build.url}/projects/list`);
  const warm = await shownAfter(again, 'Projects');
  await context.close();
  return { cold, warm, first, next };
}

/** Measures federated and one bundle in turn, so that both are affected alike by whatever else the machine does. */
export async function benchLoads(federated: Build, monolith: Build, executablePath: string): Promise<void> {
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: [...noSandbox, ...FLAGS] });
  const builds = [federated, monolith] as const;
  const sessions = [await signIn(browser, federated.url), await signIn(browser, monolith.url)] as const;
  const figures: [Figures[], Figures[]] = [[], []];
  for (let at = 0; at < ROUNDS; at += 1) {
    figures[0].push(await round(browser, builds[0], sessions[0]));
    figures[1].push(await round(browser, builds[1], sessions[1]));
  }
  await browser.close();
  printLoads(figures);
}

const LABELS = [
  ['cold', 'cold: /projects/list'],
  ['warm', 'warm: /projects/list again'],
  ['first', 'first visit: Equipment'],
  ['next', 'next visit: Equipment'],
] as const;

function printLoads([ours, theirs]: [Figures[], Figures[]]): void {
  const rows = LABELS.map(([key, label]) => {
    const federated = median(ours.map((each) => each[key]));
    const bundle = median(theirs.map((each) => each[key]));
    return [label, federated.toFixed(0), bundle.toFixed(0), (federated / bundle).toFixed(2)];
  });
  const title = `Page loads, median of ${ROUNDS}, Fast-4G-like line, ${SLOWER}x slower processor`;
  printTable(title, ['', 'federated ms', 'one bundle ms', 'ratio'], rows);
}
