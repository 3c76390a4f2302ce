import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chunkLoadError } from './load-failure.ts';
import { withinLoadTimeout } from './within-load-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('passes the result on, and stops its timer', async () => {
  await expect(withinLoadTimeout('library', Promise.resolve(7))).resolves.toBe(7);
  expect(vi.getTimerCount()).toBe(0);
});

it('ERR022 gives up what no timer of its own ends', async () => {
  const given = expect(withinLoadTimeout('library', new Promise(() => undefined))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'timeout',
  });
  await vi.advanceTimersByTimeAsync(245_000);
  await given;
});

it.each([
  ['is asked for at once', 0],
  ['waits for an entry that took nearly as long as it may', 119_000],
])(
  'ERR022 ERR023 lets the own timer of a file that %s end first: its error names the file',
  async (_name, startsAt) => {
    const own = chunkLoadError('Loading chunk 7 failed', { type: 'timeout', request: '/r/library/1/7.js' });
    const file = new Promise((_, reject) => setTimeout(() => reject(own), startsAt + 120_000 + 3_000));
    const given = expect(withinLoadTimeout('library', file)).rejects.toBe(own);
    await vi.advanceTimersByTimeAsync(245_000);
    await given;
  },
);
