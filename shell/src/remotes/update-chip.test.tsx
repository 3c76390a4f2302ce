// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readyAtom } from './ready-update.ts';
import { UpdateChip } from './update-chip.tsx';

const take = vi.fn<() => Promise<boolean>>();

beforeEach(() => {
  take.mockReset().mockResolvedValue(true);
  store.set(alertsAtom, []);
});
afterEach(cleanup);

function offer(titles: readonly string[]): void {
  store.set(readyAtom, { titles, take });
  render(<UpdateChip />);
}

it('is hidden while no update waits', () => {
  offer([]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what is ready, and updates on request', async () => {
  offer(['Forms', 'Messages']);
  screen.getByRole('button', { name: 'Forms and Messages update ready' }).click();
  await waitFor(() => expect(take).toHaveBeenCalledOnce());
  expect(store.get(alertsAtom)).toEqual([]);
});

it('says what to do if the work cannot be stashed', async () => {
  take.mockResolvedValue(false);
  offer(['Records']);
  screen.getByRole('button', { name: 'Records update ready' }).click();
  await waitFor(() => expect(store.get(alertsAtom)).toHaveLength(1));
  expect(store.get(alertsAtom)[0]?.message).toMatch(/^Save your changes or leave them first\./);
});
