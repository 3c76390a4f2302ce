import { type Browser, type BrowserContext, chromium } from 'playwright';
import { findChromium } from '../../scripts/find-chromium.ts';
import { FLAGS } from './page-loads.ts';
import { signIn } from './signed-in-state.ts';

const SCREEN = { width: 1440, height: 900 };

/** A person in a browser process of their own. */
export type Person = { url: string; browser: Browser; context: BrowserContext };

export async function sitDown(url: string, account: string): Promise<Person> {
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({
    executablePath: await findChromium(console.log),
    args: [...noSandbox, ...FLAGS],
  });
  const storageState = await signIn(browser, url, account);
  const context = await browser.newContext({
    storageState,
    baseURL: url,
    viewport: SCREEN,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  // Without this, the notification prompt would cover the page.
  await context.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
  });
  return { url, browser, context };
}
