// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorCard } from './error-card.tsx';
import type { LoadFailure } from './load-failure.ts';

const library = { name: 'library', title: 'Library', version: '2.4.1', set: 412, others: ['Messages', 'Forms'] };
const missing: LoadFailure = { name: 'ChunkLoadError', type: 'error', isTimeout: false, request: null };
const onRetry = vi.fn<() => void>();
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onRetry.mockClear();
});

afterEach(() => act(async () => root.unmount()));

async function show(failure = missing): Promise<HTMLElement> {
  const page = document.createElement('div');
  root = createRoot(page);
  await act(async () => root.render(<ErrorCard remote={library} failure={failure} code="7F3A" onRetry={onRetry} />));
  return page;
}

it('ERR021 says what is not there, what still works, and the code', async () => {
  const page = await show();
  expect(page.querySelector('h2')?.textContent).toBe('The library could not be loaded');
  expect(page.textContent).toContain('Everything else works: messages and forms are not affected.');
  expect(page.textContent).toContain('Loading chunk failed · ChunkLoadError · library 2.4.1 · set 412 · code 7F3A');
});

it('tries again when asked, and by itself when the connection is back', async () => {
  const page = await show();
  const button = page.querySelector('button');
  expect(button?.textContent).toBe('Try again');
  button?.click();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('offers a reload after a time-out: a retry would join the fetch that hangs', async () => {
  const page = await show({ ...missing, isTimeout: true });
  expect(page.querySelector('button')?.textContent).toBe('Reload');
  expect(page.textContent).toContain('It took too long to come.');
});

it('tries by itself after a time-out too, without loading the page anew', async () => {
  await show({ ...missing, type: 'timeout', isTimeout: true });
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not say of a fault in the code that a file did not come', async () => {
  const page = await show({ ...missing, name: 'TypeError', type: null });
  expect(page.textContent).toContain('TypeError · library 2.4.1');
  expect(page.textContent).not.toContain('Loading chunk failed');
});

it('says that the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await show()).textContent).toContain('You are offline. It is tried again when the connection is back.');
});
