import { afterAll, vi } from 'vitest';

/**
 * What the page of a test file is still writing to its device ends before the page is gone; otherwise a write that
 * nobody waits for fails outside of every test.
 */
afterAll(async () => {
  if (!('indexedDB' in globalThis)) return;
  vi.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 100));
});
