import { type BrowserContext, chromium, type Page } from 'playwright';
import { FLAGS, SLOWER } from './page-loads.ts';
import { shownAfter, watchForScreens } from './shown-after.ts';
import { signIn } from './signed-in-state.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 7;

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watchForScreens);
  return page;
}

async function startOf(context: BrowserContext, url: string): Promise<number> {
  const page = await slowPage(context);
  await page.goto(url);
  const shown = await shownAfter(page, 'Projects');
  await page.close();
  return shown;
}

/** Compares a start without a connection with a normal start on the same machine, in turn. */
export async function benchOffline(origin: string, executablePath: string): Promise<void> {
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args: [...noSandbox, ...FLAGS] });
  const storageState = await signIn(browser, origin);
  const context = await browser.newContext({ storageState, viewport: { width: 1700, height: 900 } });
  const url = `${origin}/projects/list`;
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.close();
  const offline: number[] = [];
  const online: number[] = [];
  for (let at = 0; at < ROUNDS; at += 1) {
    await context.setOffline(true);
    offline.push(await startOf(context, url));
    await context.setOffline(false);
    online.push(await startOf(context, url));
  }
  await browser.close();
  const title = `Warm start at /projects/list, median of ${ROUNDS}, ${SLOWER}x slower processor, loopback`;
  printTable(
    title,
    ['', 'ms'],
    [
      ['without a connection', median(offline).toFixed(0)],
      ['with one', median(online).toFixed(0)],
    ],
  );
}
