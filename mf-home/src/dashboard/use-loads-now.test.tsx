// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLoadsNow } from './use-loads-now.ts';

const tellers = new Set<(isIntersecting: boolean) => void>();

/** An observer whose elements come into sight when the test says so. */
class Observer {
  readonly #tell: (isIntersecting: boolean) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = (isIntersecting) => tell([{ isIntersecting }]);
  }
  observe = () => tellers.add(this.#tell);
  disconnect = () => tellers.delete(this.#tell);
}

const scrollTo = (isIntersecting: boolean) => act(() => tellers.forEach((tell) => tell(isIntersecting)));

function Cell() {
  const cellRef = useRef(null);
  return <p ref={cellRef}>{useLoadsNow(cellRef) ? 'loads' : 'waits'}</p>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  tellers.clear();
});

test('something is loaded once it comes into sight', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<Cell />);
  scrollTo(false);
  expect(screen.getByText('waits')).toBeTruthy();
  scrollTo(true);
  expect(screen.getByText('loads')).toBeTruthy();
  expect(tellers.size).toBe(0);
});

test('without an observer everything is loaded at once', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<Cell />);
  expect(screen.getByText('loads')).toBeTruthy();
});

test('what nobody has scrolled to is loaded when the page is idle', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  const whenIdle = vi.fn<(work: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', whenIdle);
  render(<Cell />);
  expect(screen.getByText('waits')).toBeTruthy();
  act(() => whenIdle.mock.lastCall?.[0]());
  expect(screen.getByText('loads')).toBeTruthy();
});
