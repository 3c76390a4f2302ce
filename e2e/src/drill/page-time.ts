import { expect, type Page, type Request } from '@playwright/test';

/** Shorter than any time limit of the page. */
const STEP_MS = 2_000;

/**
 * The clock of a page, which the test has in its hands. Time goes by in small steps, each of them once the server has
 * answered what it was asked: in one leap every call under way would run into its time limit, the page would take the
 * server for gone and back again, and try again by itself what has just failed.
 */
export class PageTime {
  readonly #page: Page;
  readonly #asked = new Set<Request>();

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch' && !isFile(request)) this.#asked.add(request);
    });
    page.on('requestfinished', (request) => this.#asked.delete(request));
    page.on('requestfailed', (request) => this.#asked.delete(request));
    page.on('framenavigated', () => this.#asked.clear());
  }

  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      await expect.poll(() => [...this.#asked].map((request) => request.url()), { intervals: [10, 50] }).toEqual([]);
      await this.#page.clock.runFor(Math.min(STEP_MS, left));
    }
  }
}

/** A remote's file may be the one that never comes. */
const isFile = (request: Request): boolean => new URL(request.url()).pathname.startsWith('/r/');
