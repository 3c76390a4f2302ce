// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.ts';
import { readScreensAhead, readingAhead } from './read-ahead.ts';

const blank = () => () => null;

it('starts the reads of the screen that an address leads to, with its path and its query', () => {
  const list = vi.fn();
  const record = vi.fn();
  const readAhead = readScreensAhead({
    '/projects/:tab': readingAhead(blank(), list),
    '/projects/list': readingAhead(blank(), record),
    '/projects/apps': blank(),
  });
  readAhead('/projects/won?q=pump');
  expect(list.mock.calls[0]?.[0]?.params).toEqual({ tab: 'won' });
  expect(list.mock.calls[0]?.[0]?.search.get('q')).toBe('pump');
  readAhead('http://localhost:3000/projects/list');
  expect(record).toHaveBeenCalledOnce();
  readAhead('/projects/apps');
  readAhead('/elsewhere');
  expect(list).toHaveBeenCalledOnce();
});

it('fetches the code of a lazy screen first, and leaves its failure to the visit', async () => {
  const reads = vi.fn();
  const load = vi.fn(async () => readingAhead(blank(), reads));
  load.mockRejectedValueOnce(new Error('gone'));
  const readAhead = readScreensAhead({ '/people': lazyScreen(load) });
  readAhead('/people');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  readAhead('/people');
  await vi.waitFor(() => expect(reads).toHaveBeenCalledOnce());
});
