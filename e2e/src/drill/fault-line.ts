import { PAGE_SET_ELEMENT } from '@fieldspan/contract/release';
import type { Page, Request, Route } from '@playwright/test';
import { type Fault, HTML_BODY, integrityOf, type Place, THROWING_BODY } from './faults.ts';

type Assets = { entry: string; js: string[]; css: string[] };

/** Intercepts the files of one remote and breaks one of them. */
export class FaultLine {
  fault: Fault | null = null;
  readonly #page: Page;
  readonly #remote: string;
  readonly #place: Place;
  #late: string | undefined;
  readonly #addresses = new Set<string>();
  #target = '';
  #assets: Assets = { entry: '', js: [], css: [] };

  constructor(page: Page, remote: string, place: Place) {
    this.#page = page;
    this.#remote = remote;
    this.#place = place;
  }

  /** Whether the remote has such a file: some need only the shell's styles for their first page. */
  async hasTarget(): Promise<boolean> {
    return this.#place !== 'CSS' || (await this.#assetsOfPage()).css.length > 0;
  }

  /** Intercepts every load of the page from now on. Call it once the page under test has been shown completely. */
  async start(): Promise<void> {
    this.#assets = await this.#assetsOfPage();
    this.#target = this.#targetOf();
    await this.#page.route(
      ({ pathname }) => pathname.startsWith(`/r/${this.#remote}/`),
      (route) => this.#serve(route),
    );
    await this.#page.route(this.#page.url(), (route) => this.#serveDocument(route));
  }

  /** Lets go of the page: what is still being answered then ends with the test, and nobody waits for it. */
  async stop(): Promise<void> {
    await this.#page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  /** Counts the addresses at which the broken file is requested. */
  watch(): void {
    this.#page.on('request', (request) => {
      if (this.isBroken(request)) this.#addresses.add(request.url());
    });
  }

  /** Whether the request is for the broken file. */
  isBroken(request: Request): boolean {
    return pathOf(request) === this.#target;
  }

  /** The number of addresses at which the broken file was requested. */
  get addressCount(): number {
    return this.#addresses.size;
  }

  /** Waits until the page loads a file that the first visit does not need. Call it before the screen is opened. */
  async late(): Promise<void> {
    const { js } = await this.#assetsOfPage();
    const response = await this.#page.waitForResponse((each) => this.#isLate(pathOf(each.request()), js));
    this.#late = pathOf(response.request());
  }

  /** Waits until the page requests the broken file. */
  async asked(): Promise<void> {
    await this.#page.waitForRequest((request) => this.isBroken(request));
  }

  async #assetsOfPage(): Promise<Assets> {
    const text = await this.#page.locator(`#${PAGE_SET_ELEMENT}`).textContent();
    const { entry, assets } = JSON.parse(text ?? '').remotes[this.#remote];
    return { entry, js: assets.js, css: assets.css };
  }

  #targetOf(): string {
    const { entry, js, css } = this.#assets;
    const targets: Record<Place, string | undefined> = {
      entry,
      exposed: js.find((path) => path !== entry),
      lazy: this.#late,
      CSS: css[0],
    };
    const target = targets[this.#place];
    if (target === undefined) throw new Error(`${this.#remote} has no ${this.#place} file`);
    return target;
  }

  #isLate(path: string, js: readonly string[]): boolean {
    return path.startsWith(`/r/${this.#remote}/`) && path.endsWith('.js') && !js.includes(path);
  }

  async #serve(route: Route): Promise<void> {
    const path = pathOf(route.request());
    if (path === this.#target && this.fault !== null) return this.#spoil(route, this.fault);
    if (path === this.#assets.entry) return this.#serveEntry(route);
    return route.continue();
  }

  async #spoil(route: Route, fault: Fault): Promise<void> {
    if (fault === '404') return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
    if (fault === 'HTML') return route.fulfill({ contentType: 'text/html', body: HTML_BODY });
    if (fault === 'throws') return route.fulfill({ contentType: 'text/javascript', body: THROWING_BODY });
    if (fault === 'offline') return route.abort('internetdisconnected');
    if (fault === 'hangs') return;
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n/**/` });
  }

  /** Simulates a release that was published with the fault: its hashes are those of the broken bytes. */
  async #serveEntry(route: Route): Promise<void> {
    const response = await route.fetch();
    await route.fulfill({ response, body: await this.#admitting(await response.text(), this.#target) });
  }

  async #serveDocument(route: Route): Promise<void> {
    const response = await route.fetch({ maxRedirects: 0 });
    const { entry } = this.#assets;
    const served = await this.#bodyOf(entry);
    const serving = await this.#admitting(served.toString(), this.#target);
    const text = (await response.text()).replaceAll(integrityOf(served), integrityOf(serving));
    await route.fulfill({ response, body: await this.#admitting(text, this.#target) });
  }

  /** The text with the file's hash extended, so that it also allows two broken responses. */
  async #admitting(text: string, path: string): Promise<string> {
    // The browser treats an invalid stylesheet as an empty one, so there the hash must refuse it.
    if (path.endsWith('.css')) return text;
    const body = await this.#bodyOf(path);
    return text.replaceAll(integrityOf(body), [body, HTML_BODY, THROWING_BODY].map(integrityOf).join(' '));
  }

  async #bodyOf(path: string): Promise<Buffer> {
    return (await this.#page.request.get(path)).body();
  }
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;
