// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

const work = vi.fn<() => void>();

beforeEach(() => {
  work.mockClear();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});

/** Asks for something. @returns the function that answers, and what is asked */
function ask(key: string): { answer: (text: string) => void; asked: Promise<string> } {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { answer: resolve, asked: queryClient.fetchQuery({ queryKey: [key], queryFn: () => promise, staleTime: 0 }) };
}

it('begins at once on a page that waits for nothing', () => {
  whenIdle(work);
  expect(work).toHaveBeenCalledOnce();
});

it('leaves the line to the answers that the page waits for, and begins once', async () => {
  const [rows, names] = [ask('rows'), ask('names')];
  whenIdle(work);
  rows.answer('here');
  await rows.asked;
  expect(work).not.toHaveBeenCalled();
  names.answer('here');
  await names.asked;
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
});

it('does not wait for what is asked once more, such as a poll', async () => {
  const first = ask('news');
  first.answer('none');
  await first.asked;
  const again = ask('news');
  whenIdle(work);
  expect(work).toHaveBeenCalledOnce();
  again.answer('some');
  await again.asked;
});

it('begins after ten seconds, whatever is still awaited', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = ask('slow');
  whenIdle(work);
  vi.advanceTimersByTime(9_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  slow.answer('at last');
  await slow.asked;
  expect(work).toHaveBeenCalledOnce();
});
