import { expect, type Page, type Request } from '@playwright/test';

/** What the page waits for. Of two files in flight, only the stuck one may reach its time limit. */
const ANSWERED = new Set(['fetch', 'script', 'stylesheet']);

/** Shorter than any time limit of the page. */
const STEP_MS = 2_000;

/**
 * Controls the clock of a page. Time advances in small steps, each after the server has responded to all requests: in
 * one leap every request in flight would time out, the page would consider the server lost and found again, and would
 * retry by itself what has just failed.
 */
export class PageTime {
  readonly #page: Page;
  readonly #asked = new Set<Request>();
  /** What the page that is being left had asked for. What the new one asks for while it arrives is not among it. */
  #left: readonly Request[] = [];

  /** @param isStuck whether a request is the one that is never answered */
  constructor(page: Page, isStuck: (request: Request) => boolean) {
    this.#page = page;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.#left = [...this.#asked];
      if (ANSWERED.has(request.resourceType()) && !isStuck(request)) this.#asked.add(request);
    });
    page.on('requestfinished', (request) => this.#asked.delete(request));
    page.on('requestfailed', (request) => this.#asked.delete(request));
    page.on('framenavigated', () => this.#left.forEach((request) => this.#asked.delete(request)));
  }

  /** @param isOver ends it before that: once it is true, what the page does next is left to the page's own time */
  async pass(ms: number, isOver: () => Promise<boolean> = async () => false): Promise<void> {
    for (let left = ms; left > 0 && !(await isOver()); left -= STEP_MS) {
      await expect.poll(() => [...this.#asked].map((request) => request.url()), { intervals: [10, 50] }).toEqual([]);
      await this.#page.clock.runFor(Math.min(STEP_MS, left));
    }
  }
}
