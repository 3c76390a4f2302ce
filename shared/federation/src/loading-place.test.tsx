// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadingPlace } from './loading-place.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('ERR022 says after 8 s, not before, that a screen is still loading, and offers a way out', async () => {
  vi.useFakeTimers();
  render(<LoadingPlace />);
  await act(() => vi.advanceTimersByTimeAsync(7_999));
  expect(screen.queryByText('Still loading…')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Still loading…')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
});
