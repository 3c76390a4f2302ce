// @vitest-environment jsdom
import { alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import { listScreen } from '@fieldspan/records/area/entry-screens';
import { trashListEntry } from './trash-list-entry.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS - 60_000).toISOString();

const deleted = rowOf('Trash', {
  id: 9,
  title: 'T-1 Mill',
  kind: 'Project',
  model: 'Job',
  record_id: 4,
  deleted_by: 4,
  purge_at: inDays(12),
  DeletedBy: { id: 4, slug: 'dana', first_name: 'Dana', last_name: 'Admin', email: 'd@x.y' },
});

function open(role: 'Admin' | 'Basic') {
  const asked = signedIn({
    'User/find/dana': { data: person({ role_type: role }) },
    'Trash/get': { data: [deleted], meta: { count: 1, num_pages: 1 } },
    'Trash/restore': { data: { record_id: 4, slug: 'mill', model: 'Job' } },
    'Trash/purge': { data: { record_id: 9 } },
  });
  return openRemote(listScreen(trashListEntry), '/settings/trash').then(() => asked);
}

afterEach(() => {
  cleanup();
  clearAlerts();
});

const said = () => store.get(alertsAtom).map(({ message }) => message);

it('shows what was deleted, by whom and for how long it can be restored, and restores it', async () => {
  const asked = await open('Basic');
  const row = await screen.findByRole('row', { name: /T-1 Mill/ });
  expect(row.textContent).toMatch(/Project.*Dana Admin.*12/);
  expect(within(row).queryByRole('button', { name: /Delete for good/ })).toBeNull();
  await userEvent.click(within(row).getByRole('button', { name: 'Restore T-1 Mill' }));
  await waitFor(() => expect(said()).toEqual(['“T-1 Mill” is back.']));
  expect(await savedForms(asked, 'Trash/restore')).toEqual([{ id: '9' }]);
});

it('asks an Admin a second time before anything is deleted for good', async () => {
  const asked = await open('Admin');
  const row = await screen.findByRole('row', { name: /T-1 Mill/ });
  await userEvent.click(within(row).getByRole('button', { name: 'Delete for good T-1 Mill' }));
  expect(await savedForms(asked, 'Trash/purge')).toEqual([]);
  const question = await screen.findByRole('dialog', { name: 'Delete for good?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete for good' }));
  await waitFor(async () => expect(await savedForms(asked, 'Trash/purge')).toEqual([{ id: '9' }]));
});
