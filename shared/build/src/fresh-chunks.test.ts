// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ChunkLoader, freshChunks } from './fresh-chunks.ts';

const AT = 'http://localhost:3000/r/forms/1/';
const load = vi.fn<ChunkLoader['e']>();
const fetched = vi.fn<(url: string, how: RequestInit) => Promise<Response>>();
let loader: ChunkLoader;

const copyOfTheBuild = (): ChunkLoader => {
  const copy: ChunkLoader = { p: AT, u: (id) => `${id}.js`, miniCssF: (id) => `${id}.css`, e: load, c: {} };
  freshChunks(copy, 120_000);
  return copy;
};
const failure = (request: string) => Object.assign(new Error('Loading chunk 7 failed'), { request });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset().mockResolvedValue(new Response()));
  Reflect.deleteProperty(globalThis, 'fieldspanFailures');
  load.mockReset().mockResolvedValue(undefined);
  loader = copyOfTheBuild();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('leaves addresses alone while nothing fails', async () => {
  await loader.e(7);
  expect([loader.u(7), loader.miniCssF?.(7)]).toEqual(['7.js', '7.css']);
  expect(fetched).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('ERR021 asks for what failed at a fresh address each time, and for nothing else', async () => {
  load.mockRejectedValueOnce(failure(`${AT}7.js`)).mockRejectedValueOnce(failure(`${AT}7.js?r=1`));
  await expect(loader.e(7)).rejects.toThrow('Loading chunk 7 failed');
  expect([loader.u(7), loader.u(8), loader.miniCssF?.(7)]).toEqual(['7.js?r=1', '8.js', '7.css']);
  await expect(loader.e(7)).rejects.toThrow('Loading chunk 7 failed');
  expect(loader.u(7)).toBe('7.js?r=2');
});

it('ERR023 does the same for a stylesheet, in another copy of the build too', async () => {
  load.mockRejectedValueOnce(failure(`${AT}7.css`));
  await expect(loader.e(7)).rejects.toThrow('Loading chunk 7 failed');
  expect(copyOfTheBuild().miniCssF?.(7)).toBe('7.css?r=1');
});

it('makes the browser forget the bad answer once the file came', async () => {
  load.mockRejectedValueOnce(failure(`${AT}7.js`));
  await loader.e(7).catch(() => undefined);
  await loader.e(7);
  await loader.e(7);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(`${AT}7.js`, { cache: 'reload' });
});

it('ERR022 gives a stylesheet that hangs up after 120 s, and no other', async () => {
  const links = ['7.css', '8.css'].map((file) => Object.assign(document.createElement('link'), { href: AT + file }));
  const given = vi.fn<(event: Event | string) => void>();
  for (const link of links) Object.assign(link, { rel: 'stylesheet', onerror: given });
  document.head.append(...links);
  load.mockReturnValue(new Promise(() => undefined));
  void loader.e(7);
  vi.advanceTimersByTime(119_999);
  expect(given).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(given).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'timeout' }));
});

it('lets a module that threw run anew', async () => {
  Object.assign(loader.c, { good: {}, bad: { error: new Error('thrown') } });
  await loader.e(7);
  expect(Object.keys(loader.c)).toEqual(['good']);
});
