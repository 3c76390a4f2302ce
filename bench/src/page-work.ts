import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { UNHELD } from './forms-fields.ts';
import { FLAGS, SLOWER } from './page-loads.ts';
import { signIn } from './signed-in-state.ts';

/** Milliseconds that the page has spent on script, style and layout so far. */
export async function spent(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return (of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration')) * 1000;
}

/** A browser whose pages paint as fast as they can. */
export async function benchBrowser(executablePath: string): Promise<Browser> {
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath, args: [...noSandbox, ...FLAGS, ...UNHELD] });
}

export type Watched = { page: Page; devtools: CDPSession; slower: () => Promise<unknown> };

/**
 * A page of somebody who is signed in, whose work is measured.
 * @param script runs in the page before its own
 */
export async function watchedPage(browser: Browser, url: string, script?: string): Promise<Watched> {
  const storageState = await signIn(browser, new URL(url).origin);
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  // Otherwise the page offers to switch notifications on, over what is measured.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
  });
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const slower = () => devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, devtools, slower };
}

/** Until the frame of a step, and the one after it, are painted. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** What each of so many steps costs the page, in ms. */
export async function costOfSteps({ page, devtools }: Watched, count: number, step: () => Promise<void>) {
  const costs: number[] = [];
  let before = await spent(devtools);
  for (let at = 0; at < count; at += 1) {
    await step();
    await twoFrames(page);
    const now = await spent(devtools);
    costs.push(now - before);
    before = now;
  }
  return costs;
}
