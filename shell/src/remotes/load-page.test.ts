// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  reload.mockReset();
});

afterEach(() => vi.useRealTimers());

it('reloads the page once for one set, even if the old one is served again', () => {
  loadPage(7, reload);
  loadPage(7, reload);
  expect(reload).toHaveBeenCalledOnce();
  loadPage(8, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('tries again after ten minutes', () => {
  loadPage(7, reload);
  vi.advanceTimersByTime(600_000);
  loadPage(7, reload);
  expect(reload).toHaveBeenCalledTimes(2);
});
