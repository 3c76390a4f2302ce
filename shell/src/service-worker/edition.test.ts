import type { WorkerEdition } from '@fieldspan/contract/release';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropOldFiles, fileFor, keepEdition, pageFor } from './edition.ts';

const HERE = 'https://app.test';
const pathOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, HERE).pathname;

/** The part of a Cache that the service worker uses. */
class MemoryCache {
  readonly held = new Map<string, Response>();
  async match(asked: RequestInfo) {
    return this.held.get(pathOf(asked))?.clone();
  }
  async put(asked: RequestInfo, response: Response) {
    this.held.set(pathOf(asked), response);
  }
  async delete(asked: RequestInfo) {
    return this.held.delete(pathOf(asked));
  }
  async keys() {
    return [...this.held.keys()].map((path) => new Request(new URL(path, HERE)));
  }
}

let cache: MemoryCache;
let fetched: string[];
let broken: Set<string>;

beforeEach(() => {
  cache = new MemoryCache();
  fetched = [];
  broken = new Set();
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async (asked: RequestInfo) => {
    const path = pathOf(asked);
    fetched.push(path);
    return broken.has(path) ? new Response('gone', { status: 404 }) : new Response(`bytes of ${path}`);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const edition = (seq: number, ...urls: string[]): WorkerEdition => ({
  seq,
  document: { body: `page ${seq}`, headers: { 'Content-Type': 'text/html' } },
  files: urls.map((url) => ({ url, integrity: '' })),
});

const install = async (next: WorkerEdition) => {
  await keepEdition(next);
  await dropOldFiles(next);
};
const keptFiles = () => [...cache.held.keys()].filter((path) => path.startsWith('/r/') && !path.startsWith('/r/-/'));

it('caches every file of a set, and loads only the missing ones', async () => {
  await install(edition(1, '/r/shell/a.js', '/r/forms/b.js'));
  fetched = [];
  await install(edition(2, '/r/shell/a.js', '/r/forms/c.js'));
  expect(fetched).toEqual(['/r/forms/c.js']);
});

it('does not install a set with a missing file; the previous one stays complete', async () => {
  await install(edition(1, '/r/shell/a.js', '/r/forms/b.js'));
  broken.add('/r/forms/c.js');
  await expect(keepEdition(edition(2, '/r/shell/z.js', '/r/forms/c.js'))).rejects.toThrow('/r/forms/c.js answered 404');
  expect(keptFiles()).toEqual(expect.arrayContaining(['/r/shell/a.js', '/r/forms/b.js']));
  expect(keptFiles()).not.toContain('/r/forms/c.js');
});

it('keeps the files of the previous set for tabs that still run it, and no older ones', async () => {
  await install(edition(1, '/r/forms/one.js'));
  await install(edition(2, '/r/forms/two.js'));
  expect(keptFiles()).toEqual(['/r/forms/one.js', '/r/forms/two.js']);
  await install(edition(3, '/r/forms/three.js'));
  expect(keptFiles()).toEqual(['/r/forms/two.js', '/r/forms/three.js']);
});

it('serves a cached file without the network, and any other from it', async () => {
  await install(edition(1, '/r/forms/one.js'));
  fetched = [];
  await fileFor(new Request(`${HERE}/r/forms/one.js`), edition(1));
  expect(fetched).toEqual([]);
  await fileFor(new Request(`${HERE}/r/forms/other.js?again=1`), edition(1));
  expect(fetched).toEqual(['/r/forms/other.js']);
});

const withPlans = (seq: number, reader: string): WorkerEdition => ({
  ...edition(seq),
  files: [
    { url: '/r/library/app.js', integrity: '' },
    { url: reader, integrity: '', whenUsed: true },
  ],
});

it('keeps what few people need from its first use on, and then with every set', async () => {
  await install(withPlans(1, '/r/library/pdf.1.mjs'));
  expect(fetched).toEqual(['/r/library/app.js']);
  await install(withPlans(2, '/r/library/pdf.2.mjs'));
  expect(keptFiles()).toEqual(['/r/library/app.js']);

  const asking = new Request(`${HERE}/r/library/pdf.2.mjs`);
  await fileFor(asking, withPlans(2, '/r/library/pdf.2.mjs'));
  fetched = [];
  const again = await fileFor(asking, withPlans(2, '/r/library/pdf.2.mjs'));
  expect(await again.text()).toBe('bytes of /r/library/pdf.2.mjs');
  expect(fetched).toEqual([]);
  await install(withPlans(3, '/r/library/pdf.3.mjs'));
  expect(fetched).toEqual(['/r/library/pdf.3.mjs']);
});

it('serves the live page, or the cached one if the network is away or the edge is down', async () => {
  const kept = edition(7);
  expect(await (await pageFor(Promise.resolve(new Response('live')), kept)).text()).toBe('live');
  expect(await (await pageFor(Promise.reject(new TypeError('no network')), kept)).text()).toBe('page 7');
  expect(await (await pageFor(Promise.resolve(new Response('', { status: 503 })), kept)).text()).toBe('page 7');
});

it.each([
  ['silent', () => Promise.reject(new TypeError('no network'))],
  ['refused', () => Promise.resolve(new Response('', { status: 502 }))],
])('marks the cached page with the state of the network, %s, as the page’s initial state', async (why, live) => {
  const html = edition(7, '/r/shell/a.js');
  html.document.body = '<!doctype html><html lang="en"><body></body></html>';
  const text = await (await pageFor(live(), html)).text();
  expect(text).toContain(`<html data-kept="${why}" lang="en">`);
});

it('does not wait for a network that hangs', async () => {
  vi.useFakeTimers();
  const page = pageFor(new Promise(() => {}), edition(7));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await (await page).text()).toBe('page 7');
});
