// @vitest-environment jsdom
import { look, noteAnswer } from '@fieldspan/api/reach';
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

afterEach(async () => {
  await act(async () => root.unmount());
  noteAnswer();
});

async function show(failure = missing): Promise<HTMLElement> {
  const page = document.createElement('div');
  root = createRoot(page);
  await act(async () => root.render(<ErrorCard remote={library} failure={failure} code="7F3A" onRetry={onRetry} />));
  return page;
}

async function lose(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', answer);
  await act(() => look());
}

async function comeBack(): Promise<void> {
  await lose(() => Promise.reject(new TypeError('Failed to fetch')));
  await act(async () => noteAnswer());
}

it('ERR021 says what is missing, what still works, and the code', async () => {
  const page = await show();
  expect(page.querySelector('h2')?.textContent).toBe('Library could not be loaded');
  expect(page.textContent).toContain('Everything else works: Messages and Forms are not affected.');
  expect(page.textContent).toContain('Loading chunk failed · ChunkLoadError · library 2.4.1 · set 412 · code 7F3A');
});

it('retries on request, and by itself when the connection is back', async () => {
  const page = await show();
  const button = page.querySelector('button');
  expect(button?.textContent).toBe('Try again');
  button?.click();
  await comeBack();
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('offers a reload after a timeout: a retry would join the request that hangs', async () => {
  const page = await show({ ...missing, isTimeout: true });
  expect(page.querySelector('button')?.textContent).toBe('Reload');
  expect(page.textContent).toContain('It took too long to come.');
});

it('retries by itself after a timeout too, without reloading the page', async () => {
  await show({ ...missing, type: 'timeout', isTimeout: true });
  await comeBack();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('does not blame a file for a fault in the code', async () => {
  const page = await show({ ...missing, name: 'TypeError', type: null });
  expect(page.textContent).toContain('TypeError · library 2.4.1');
  expect(page.textContent).not.toContain('Loading chunk failed');
});

it('says that the device is offline', async () => {
  await lose(() => Promise.reject(new TypeError('Failed to fetch')));
  expect((await show()).textContent).toContain('You are offline. It is tried again when the connection is back.');
});

it('says that the server is away if something else responds', async () => {
  const page = await show();
  await lose(() => Promise.resolve(new Response('<html>Welcome to the hotel</html>')));
  expect(page.textContent).toContain('The server cannot be reached. It is tried again when it answers.');
});
