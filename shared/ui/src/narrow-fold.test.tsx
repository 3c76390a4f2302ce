// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NarrowFold } from './narrow-fold.tsx';

const windowOf = (isNarrow: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const fold = (
  <NarrowFold label="Filters" count={2}>
    <label>
      Person <input />
    </label>
  </NarrowFold>
);

it('a phone shows filters after a press, and says how many are set', async () => {
  windowOf(true);
  render(fold);
  expect(screen.queryByLabelText('Person')).toBeNull();
  const button = screen.getByRole('button', { name: 'Filters (2)', expanded: false });
  await userEvent.click(button);
  expect(screen.getByLabelText('Person')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { expanded: true }));
  expect(screen.queryByLabelText('Person')).toBeNull();
});

it('a wide window always shows them, without a button', () => {
  windowOf(false);
  render(fold);
  expect(screen.getByLabelText('Person')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
