// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow, useToday } from './now.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 58, 30) });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function minutes(count: number): void {
  act(() => {
    vi.advanceTimersByTime(count * 60_000);
  });
}

it('keeps ticking while it is in use, over midnight too', () => {
  const { result } = renderHook(() => useToday());
  expect(result.current).toBe('2026-11-20');
  minutes(2);
  expect(result.current).toBe('2026-11-21');
});

it('gives all users the same moment, with one timer', () => {
  const one = renderHook(() => useNow());
  const other = renderHook(() => useNow());
  expect(vi.getTimerCount()).toBe(1);
  minutes(1);
  expect(one.result.current).toBe(other.result.current);
  one.unmount();
  expect(vi.getTimerCount()).toBe(1);
  other.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('is right again after a long time without users', () => {
  vi.setSystemTime(new Date(2026, 10, 22, 8));
  expect(renderHook(() => useToday()).result.current).toBe('2026-11-22');
});
