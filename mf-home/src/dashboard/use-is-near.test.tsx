// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useIsNear } from './use-is-near.ts';

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
  return <p ref={cellRef}>{useIsNear(cellRef) ? 'near' : 'far'}</p>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  tellers.clear();
});

test('an element is near once it comes into sight, and stays near', () => {
  vi.stubGlobal('IntersectionObserver', Observer);
  render(<Cell />);
  scrollTo(false);
  expect(screen.getByText('far')).toBeTruthy();
  scrollTo(true);
  expect(screen.getByText('near')).toBeTruthy();
  expect(tellers.size).toBe(0);
});

test('without an observer everything is near', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  render(<Cell />);
  expect(screen.getByText('near')).toBeTruthy();
});
