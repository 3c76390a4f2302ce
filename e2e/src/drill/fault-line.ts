import { PAGE_SET_ELEMENT } from '@fieldspan/contract/release';
import type { Page, Request, Route } from '@playwright/test';
import { type Fault, HTML_BODY, integrityOf, type Place, THROWING_BODY } from './faults.ts';

type Assets = { entry: string; js: string[]; css: string[] };

/** Stands between the page and the files of one remote, and spoils one of them. */
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

  /** Whether the remote has such a file: some draw their first page with the shell's styles alone. */
  async hasTarget(): Promise<boolean> {
    return this.#place !== 'CSS' || (await this.#assetsOfPage()).css.length > 0;
  }

  /** From now on every load of the page goes through here. Call it once the page to be drilled has been seen whole. */
  async start(): Promise<void> {
    this.#assets = await this.#assetsOfPage();
    this.#target = this.#targetOf();
    await this.#page.route(
      ({ pathname }) => pathname.startsWith(`/r/${this.#remote}/`),
      (route) => this.#serve(route),
    );
    await this.#page.route(this.#page.url(), (route) => this.#serveDocument(route));
  }

  /** Counts the addresses at which the spoilt file is asked for. */
  watch(): void {
    this.#page.on('request', (request) => {
      if (pathOf(request) === this.#target) this.#addresses.add(request.url());
    });
  }

  /** How many addresses the spoilt file was asked for at. */
  get addressCount(): number {
    return this.#addresses.size;
  }

  /** Waits until the page fetches what no first visit needs. Call it before the screen is opened. */
  async late(): Promise<void> {
    const { js } = await this.#assetsOfPage();
    const response = await this.#page.waitForResponse((each) => this.#isLate(pathOf(each.request()), js));
    this.#late = pathOf(response.request());
  }

  /** Waits until the page asks for the spoilt file. */
  async asked(): Promise<void> {
    await this.#page.waitForRequest((request) => pathOf(request) === this.#target);
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

  /** A release that was really published with the fault in it: its hashes are those of the bad bytes. */
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

  /** A text with the file's hash in it, which now lets two bad answers through as well. */
  async #admitting(text: string, path: string): Promise<string> {
    // The browser takes a stylesheet of nonsense for an empty one: there the hash has to refuse it.
    if (path.endsWith('.css')) return text;
    const body = await this.#bodyOf(path);
    return text.replaceAll(integrityOf(body), [body, HTML_BODY, THROWING_BODY].map(integrityOf).join(' '));
  }

  async #bodyOf(path: string): Promise<Buffer> {
    return (await this.#page.request.get(path)).body();
  }
}

const pathOf = (request: Request): string => new URL(request.url()).pathname;
