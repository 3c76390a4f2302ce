// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];
const user = userEvent.setup();

const contact = (id: number, more: object) => ({ ...rowOf('Contact', { id, version: 2, ...more }), Company: null });

const KEPT = contact(9, { slug: 'harbour', name: 'Harbour Foods', phone: '519-555-0100' });
const OTHER = contact(12, {
  slug: 'harbor',
  name: 'Harbor Foods',
  phone: '519-555-0100',
  email: 'office@harbour.test',
});

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Contact/find/harbour': { data: KEPT },
    'Contact/find/12': { data: OTHER },
    'Contact/get': { data: [OTHER], meta: { count: 1, num_pages: 1 } },
    'Contact/merge': {
      data: {
        record_id: 9,
        slug: 'harbour',
        trash_id: 70,
        moved: [{ kind: 'Project', count: 2, records: [{ id: 1, title: 'P-1 Dock', path: null }] }],
      },
    },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

async function choose(): Promise<HTMLElement> {
  await open('/contact/harbour/settings');
  await user.click(await screen.findByRole('button', { name: 'Merge a duplicate…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Merge into “Harbour Foods”' });
  await user.click(within(dialog).getByRole('button', { name: /The same contact/ }));
  const picker = await screen.findByRole('dialog', { name: 'The same contact' });
  await user.click(await within(picker).findByRole('button', { name: /Harbor Foods/ }));
  return dialog;
}

it('shows what would change and what goes over, and merges what was chosen', async () => {
  const dialog = await choose();
  expect(await within(dialog).findByText('P-1 Dock')).toBeDefined();
  expect(within(dialog).getByText('and 1 more')).toBeDefined();
  // The same phone is no question; a missing mail is taken, another name is not.
  expect(within(dialog).queryByRole('radiogroup', { name: 'Phone' })).toBeNull();
  const mail = within(dialog).getByRole('radiogroup', { name: 'E-mail' });
  expect(within(mail).getByRole<HTMLInputElement>('radio', { name: /office@harbour/ }).checked).toBe(true);
  const name = within(dialog).getByRole('radiogroup', { name: 'Name' });
  expect(within(name).getByRole<HTMLInputElement>('radio', { name: /Harbour Foods/ }).checked).toBe(true);
  await user.click(within(name).getByRole('radio', { name: /Harbor Foods/ }));
  expect(await savedForms(asked, 'Contact/merge')).toMatchObject([{ dry_run: '1', taken: '[]' }]);
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await vi.waitFor(async () =>
    expect((await savedForms(asked, 'Contact/merge')).filter(({ dry_run }) => dry_run === '0')).toEqual([
      { id: '9', version: '2', other_id: '12', other_version: '2', taken: '["name","email"]', dry_run: '0' },
    ]),
  );
  await vi.waitFor(() =>
    expect(store.get(alertsAtom)).toMatchObject([{ message: '“Harbor Foods” was merged into “Harbour Foods”.' }]),
  );
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is not offered to somebody who may only read', async () => {
  stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
  await open('/contact/harbour/settings');
  await screen.findByText('What it is');
  expect(screen.queryByRole('button', { name: 'Merge a duplicate…' })).toBeNull();
});
