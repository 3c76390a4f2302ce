// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BridgeRouter } from './bridge-router.tsx';
import { createNavigation } from './navigation.ts';
import { Route, Routes } from './router.tsx';
import { useSearchText } from './search-text.ts';

function Box() {
  const { typed, text, setTyped } = useSearchText();
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

const open = () =>
  render(
    <BridgeRouter navigation={createNavigation(window)}>
      <Box />
    </BridgeRouter>,
  );
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/messages?page=3');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('CONST003 searches 250 ms after the last key, not before', () => {
  open();
  type('cra');
  pass(200);
  type('crane');
  pass(249);
  expect(location.search).toBe('?page=3');
  pass(1);
  expect(location.search).toBe('?q=crane');
  expect(screen.getByRole('status').textContent).toBe('crane');
});

it('adds no history entry, and nothing to the address once it is empty', () => {
  const before = history.length;
  open();
  type('crane');
  pass(250);
  type('');
  pass(250);
  expect(location.search).toBe('');
  expect(history.length).toBe(before);
});

it('what was typed just before leaving does not lead back while the next screen loads', async () => {
  const navigation = createNavigation(window);
  const { promise, resolve } = Promise.withResolvers<string>();
  function Next() {
    return <p>{use(promise)}</p>;
  }
  render(
    <BridgeRouter navigation={navigation}>
      <Suspense fallback="Wait">
        <Routes>
          <Route path="/messages" element={<Box />} />
          <Route path="/next" element={<Next />} />
        </Routes>
      </Suspense>
    </BridgeRouter>,
  );
  type('crane');
  await act(async () => navigation.push('/next'));
  expect(screen.getByText('Wait')).toBeDefined();
  await vi.advanceTimersByTimeAsync(1000);
  expect(location.pathname + location.search).toBe('/next');
  await act(async () => resolve('Here'));
  expect(screen.getByText('Here')).toBeDefined();
});
