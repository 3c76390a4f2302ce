// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];

const column = (field: string, label: string, more: object = {}) => ({
  field,
  label,
  isRequired: false,
  isKey: false,
  ...more,
});
const outcome = (row: number, of: string, error: string | null = null) => ({ row, outcome: of, error });

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'ListImport/read': {
      data: {
        headings: ['Customer', 'Mail', 'Where'],
        rows: [
          ['Harbour Foods', 'orders@harbour.test', 'Hull'],
          ['Kiln Valve', 'kiln', ''],
        ],
        columns: [
          column('email', 'Email', { isKey: true }),
          column('name', 'Name', { isKey: true, isRequired: true }),
          column('city', 'City'),
        ],
        mapping: ['name', 'email', null],
      },
    },
    'ListImport/store': { data: { rows: [outcome(2, 'changed'), outcome(3, 'refused', 'That is no address.')] } },
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const sent = async () =>
  (await savedForms(asked, 'ListImport/store')).map(({ rows, dry_run, match }) => ({
    rows: JSON.parse(String(rows)),
    dry_run,
    match,
  }));

it('maps a list, tries it, stores it when told to, and gives back what was refused', async () => {
  await open('/contacts');
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a list' }));
  expect(dialog.getByRole('button', { name: 'Try it' })).toHaveProperty('disabled', true);
  await userEvent.upload(dialog.getByLabelText('List'), new File(['x'], 'customers.csv'));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'What “Where” fills' }), 'City');
  await userEvent.click(dialog.getByRole('button', { name: 'Try it' }));
  expect(await dialog.findByText(/Nothing is stored yet.*0 new, 1 changed, 1 refused/)).toBeTruthy();
  expect(dialog.getByText('Row 3: That is no address.')).toBeTruthy();
  const rows = [
    { row: 2, cells: { name: 'Harbour Foods', email: 'orders@harbour.test', city: 'Hull' } },
    { row: 3, cells: { name: 'Kiln Valve', email: 'kiln' } },
  ];
  expect(await sent()).toEqual([{ rows, dry_run: '1', match: 'email' }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Import 1 row' }));
  expect(await dialog.findByText(/^Stored: 0 new, 1 changed, 1 refused/)).toBeTruthy();
  expect((await sent()).at(-1)).toEqual({ rows, dry_run: '0', match: 'email' });
  expect(dialog.getByRole('button', { name: 'Download the refused row' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('forgets the trial when the mapping changes, and knows no record without its key', async () => {
  await open('/contacts');
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a list' }));
  await userEvent.upload(dialog.getByLabelText('List'), new File(['x'], 'customers.csv'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Try it' }));
  await dialog.findByText(/Nothing is stored yet/);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What “Mail” fills' }), 'Left out');
  expect(dialog.queryByText(/Nothing is stored yet/)).toBeNull();
  expect(dialog.queryByRole('button', { name: /Import/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Try it' }));
  await waitFor(async () => expect((await sent()).at(-1)).toMatchObject({ match: '', dry_run: '1' }));
});

it('is not offered to who only reads contacts', async () => {
  stored['User/find/dana'] = {
    data: person({ role_type: 'Basic', module_permissions: '{"Contacts":{"read":true,"write":false}}' }),
  };
  await open('/contacts');
  await screen.findByRole('heading', { name: /Contacts Network/ });
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});
