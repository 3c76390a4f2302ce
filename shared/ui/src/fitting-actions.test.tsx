// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FittingActions } from './fitting-actions.tsx';

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

const pressed = vi.fn<(label: string) => void>();
const actionsOf = (...labels: string[]) =>
  labels.map((label) => ({ label, icon: null, onSelect: () => pressed(label) }));
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('a wide window shows every action as a button', () => {
  windowOf(false);
  render(<FittingActions actions={actionsOf('Change', 'Send', 'Print')} more="More about it" />);
  expect(buttons()).toEqual(['Change', 'Send', 'Print']);
});

it('a phone shows the first one, and the others in a menu', async () => {
  windowOf(true);
  render(<FittingActions actions={actionsOf('Change', 'Send', 'Print')} more="More about it" />);
  expect(buttons()).toEqual(['Change', 'More']);
  expect(screen.getByRole('button', { name: 'Change' }).dataset['variant']).toBe('primary');
  await userEvent.click(screen.getByRole('button', { name: 'More about it' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Print' }));
  expect(pressed.mock.calls).toEqual([['Print']]);
});

it('two actions have room on a phone too', () => {
  windowOf(true);
  render(<FittingActions actions={actionsOf('PDF', 'Print')} more="More about it" />);
  expect(buttons()).toEqual(['PDF', 'Print']);
});
