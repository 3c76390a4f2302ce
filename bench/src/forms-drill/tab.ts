import * as fake from 'fake-indexeddb';
import type { Script } from 'node:vm';
import type { openPage } from './page-entry.ts';
import { OWN_GLOBALS } from './build-page.ts';
import { SmallDocument } from './small-dom.ts';
import { TabDevice } from './tab-device.ts';
import { TabNetwork } from './tab-network.ts';
import type { World } from './world.ts';

export type Page = ReturnType<typeof openPage>;

/** A tab of a browser: the product's page with a window of its own, which can be killed at any moment. */
export class Tab {
  readonly window = new EventTarget();
  readonly document = new SmallDocument();
  readonly device: TabDevice;
  readonly network: TabNetwork;
  readonly page: Page;
  /** Errors that nothing has caught. */
  readonly errors: unknown[] = [];
  isDead = false;
  #immediates = 0;
  readonly #root = this.document.createElement('div');
  readonly #browser: World;

  constructor(browser: World, script: Script) {
    this.#browser = browser;
    this.device = new TabDevice(browser.factory, browser.random);
    this.network = new TabNetwork(browser, this);
    browser.tabs.add(this);
    const own = this.#globals();
    const make: unknown = script.runInThisContext();
    if (typeof make !== 'function') throw new Error('The page is no function');
    Reflect.apply(
      make,
      undefined,
      OWN_GLOBALS.map((name) => Reflect.get(own, name)),
    );
    const exported: { openPage: (root: unknown) => Page } = Reflect.get(Reflect.get(own, 'module'), 'exports');
    this.page = exported.openPage(this.#root);
  }

  /** What it waits for: the device, the network, its own next turn. */
  get busy(): number {
    return this.isDead ? 0 : this.device.pending + this.network.pending + this.#immediates;
  }

  /** What stands on it. */
  get text(): string {
    return this.#root.textContent;
  }

  /** Presses a button, if it is there. */
  press(name: string): void {
    const handlers = this.#root.withText(name).flatMap((node) => Object.entries(node));
    const [, props] = handlers.find(([key, value]) => key.startsWith('__reactProps') && 'onClick' in value) ?? [];
    if (typeof props === 'object' && props !== null)
      Reflect.apply(Reflect.get(props, 'onClick'), undefined, [{ preventDefault: () => undefined }]);
  }

  /** The battery is dead, or the browser has taken the page away: no code of it runs any more. */
  kill(): void {
    this.isDead = true;
    this.device.kill();
    this.#browser.locks.release(this);
    this.#browser.tabs.delete(this);
  }

  /** Closed by its person: the page hears of it, and has no time to wait for anything. */
  close(): void {
    this.window.dispatchEvent(new Event('pagehide'));
    this.kill();
  }

  #globals(): object {
    const { clock, locks, storage, random } = this.#browser;
    const isDead = () => this.isDead;
    const bootedAt = clock.ms;
    const timer = (run: () => void, ms = 0) => (this.isDead ? 0 : clock.set(run, ms, isDead));
    const every = (run: () => void, ms: number): number =>
      timer(() => {
        run();
        every(run, ms);
      }, ms);
    const own = {
      ...fake,
      document: this.document,
      navigator: {
        userAgent: 'drill',
        language: 'en',
        locks: {
          request: (name: string, how: object, hold: (lock: unknown) => unknown) =>
            this.isDead ? new Promise(() => undefined) : locks.request(this, { name, ...how }, hold),
        },
      },
      location: new URL('https://drill.test/do-form/trench'),
      indexedDB: this.device.facade,
      localStorage: storage.of(this),
      sessionStorage: storage.of(null),
      fetch: this.network.fetch,
      Request: this.network.Request,
      XMLHttpRequest: this.network.XMLHttpRequest,
      setTimeout: timer,
      clearTimeout: (id: number) => clock.clear(id),
      setInterval: every,
      clearInterval: (id: number) => clock.clear(id),
      setImmediate: (run: () => void) => this.#soon(run),
      performance: { now: () => clock.ms - bootedAt, timeOrigin: bootedAt },
      Date: dateOf(() => clock.ms),
      Math: Object.create(Math, { random: { value: random.share } }),
      crypto: { randomUUID: random.uuid },
      BroadcastChannel: this.#browser.channelOf(this),
      StorageEvent: Event,
      addEventListener: this.window.addEventListener.bind(this.window),
      removeEventListener: this.window.removeEventListener.bind(this.window),
      dispatchEvent: this.window.dispatchEvent.bind(this.window),
      reportError: (error: unknown) => this.errors.push(error),
      module: { exports: {} },
    };
    const all: object = new Proxy(own, {
      get: (target, name) => (['globalThis', 'self', 'window'].includes(String(name)) ? all : read(target, name)),
      has: (target, name) => name in target || name in globalThis,
    });
    Object.assign(this.document.defaultView, { document: this.document });
    return all;
  }

  #soon(run: () => void): void {
    if (this.isDead) return;
    this.#immediates += 1;
    setImmediate(() => {
      this.#immediates -= 1;
      if (!this.isDead) run();
    });
  }
}

const read = (own: object, name: string | symbol): unknown =>
  name in own ? Reflect.get(own, name) : Reflect.get(globalThis, name);

const dateOf = (now: () => number): unknown =>
  new Proxy(Date, {
    construct: (target, parts) => (parts.length === 0 ? new target(now()) : Reflect.construct(target, parts)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
