import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext, LaunchOptions, Page } from '@playwright/test';

/**
 * The process of the browser that uses this profile. Its `SingletonLock` would tell, but Chromium without windows writes
 * none. Of several it is the youngest: Debian starts it by a script with the same arguments.
 */
async function browserOf(profile: string): Promise<number> {
  const found: number[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const args = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
    if (args.includes(`--user-data-dir=${profile}`) && !args.some((arg) => arg.startsWith('--type=')))
      found.push(Number(pid));
  }
  if (found.length === 0) throw new Error(`No browser uses ${profile}`);
  return Math.max(...found);
}

/** A phone or tablet: one browser with a profile that outlives it. */
export class Device {
  readonly errors: string[] = [];
  readonly #profile: string;
  readonly #launch: LaunchOptions;
  readonly #baseURL: string;
  #context: BrowserContext | null = null;
  #page: Page | null = null;

  private constructor(profile: string, baseURL: string, launch: LaunchOptions) {
    this.#profile = profile;
    this.#baseURL = baseURL;
    this.#launch = launch;
  }

  static async open(baseURL: string, launch: LaunchOptions): Promise<Device> {
    const profile = await mkdtemp(join(tmpdir(), 'fieldspan-device-'));
    const device = new Device(profile, baseURL, launch);
    await device.#start();
    return device;
  }

  get page(): Page {
    if (!this.#page) throw new Error('No page is open');
    return this.#page;
  }

  get context(): BrowserContext {
    if (!this.#context) throw new Error('No browser is open');
    return this.#context;
  }

  async newPage(): Promise<Page> {
    const page = await this.context.newPage();
    page.on('pageerror', (error) => this.errors.push(error.stack ?? String(error)));
    page.setDefaultTimeout(20_000);
    this.#page = page;
    return page;
  }

  /** From now on this is the page that is looked at. */
  turnTo(page: Page): void {
    this.#page = page;
  }

  /** The page's process dies. */
  async crash(): Promise<void> {
    const { page } = this;
    const crashed = page.waitForEvent('crash');
    const devtools = await this.context.newCDPSession(page);
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
    await this.newPage();
  }

  /** The battery is dead: the browser's process is killed, and started again with what its profile has. */
  async die(): Promise<void> {
    const gone = this.context.waitForEvent('close');
    process.kill(await browserOf(this.#profile), 'SIGKILL');
    await gone;
    for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
      await rm(join(this.#profile, name), { force: true });
    await this.#start();
  }

  async stop(): Promise<void> {
    await this.#context?.close();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  async #start(): Promise<void> {
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...this.#launch,
      baseURL: this.#baseURL,
      serviceWorkers: 'allow',
      viewport: { width: 1280, height: 900 },
    });
    // Without the offer to switch notifications on, which would be in the way; and when the person last did something.
    await this.#context.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
      for (const name of ['input', 'change', 'click'])
        addEventListener(name, () => Object.assign(globalThis, { didAt: Date.now() }), true);
    });
    const [first] = this.#context.pages();
    await this.newPage();
    await first?.close();
  }
}
