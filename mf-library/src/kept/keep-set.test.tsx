// @vitest-environment jsdom
import * as code from '@fieldspan/api/kept/keep-code';
import * as sets from '@fieldspan/api/kept/keep-set';
import { noteForgottenSet, noteKeptSet } from '@fieldspan/api/kept/kept-sets';
import { signInAfresh, OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import * as pdf from './pdf-parts.ts';
import { KeepSet } from './keep-set.tsx';

const SET = { tenantId: 1, setId: 3, jobId: 7, name: 'For construction', filename: 'set.pdf', bytes: 42_000_000 };
const kept = { ...SET, userId: OWN_ID, at: 1, edition: 0 };
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

let keep: MockInstance<typeof sets.keepSet>;

beforeEach(() => {
  signInAfresh();
  vi.spyOn(code, 'keepCode').mockResolvedValue(true);
  vi.spyOn(pdf, 'keepPdfJs').mockResolvedValue();
  keep = vi.spyOn(sets, 'keepSet');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says how far it is, can be stopped, and is kept when all has arrived; then it can be taken off', async () => {
  const done = Promise.withResolvers<void>();
  keep.mockImplementation(async (_set, { onShare, signal }) => {
    onShare(0.4);
    await Promise.race([done.promise, new Promise((_, reject) => signal.addEventListener('abort', reject))]);
    noteKeptSet(kept);
  });
  render(<KeepSet set={SET} />);
  await press('Keep on this device');
  expect(await screen.findByText('40 %')).toBeDefined();
  await press('Stop');
  await press('Keep on this device');
  done.resolve();
  await press('Kept on this device');
  vi.spyOn(sets, 'forgetSet').mockImplementation(async ({ setId }) => noteForgottenSet(setId));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from this device (42 MB)' }));
  expect(await screen.findByRole('button', { name: 'Keep on this device' })).toBeDefined();
});

it('says why it stopped: no room, no connection, or a browser that keeps no pages', async () => {
  keep.mockRejectedValueOnce(new sets.NoRoomError('full'));
  render(<KeepSet set={SET} />);
  await press('Keep on this device');
  expect((await screen.findByRole('alert')).textContent).toBe('There is no room for 42 MB on this device.');
  keep.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Keep on this device');
  expect(await screen.findByText('The connection was lost. It goes on by itself.')).toBeDefined();
  vi.mocked(code.keepCode).mockResolvedValueOnce(false);
  await press('Keep on this device');
  expect(await screen.findByText(/does not keep the pages of the app/)).toBeDefined();
  expect(keep).toHaveBeenCalledTimes(2);
});
