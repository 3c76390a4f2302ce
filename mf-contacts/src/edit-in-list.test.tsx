// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearAlerts } from '@fieldspan/api/alerts';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { open } from './testing/open.ts';

let stored: Stored;
let asked: Request[];

const contact = (id: number, name: string, more: object = {}) => ({
  ...rowOf('Contact', { id, slug: `c${id}`, name, city: 'Hull', version: 3, ...more }),
  Company: null,
});
const list = (...rows: object[]) => ({ data: rows, meta: { count: rows.length, num_pages: 1 } });
const SAVED = { data: { record_id: 1, slug: 'c1' } };

beforeEach(() => {
  clearAlerts();
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Contact/get': list(contact(1, 'Harbour Foods'), contact(2, 'Kiln Valve')),
    'Contact/save': SAVED,
  };
  asked = signedIn(stored);
});
afterEach(cleanup);

const row = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('tr') ?? link);
};
const editCity = async (name: string) => userEvent.click((await row(name)).getByRole('button', { name: 'Edit City' }));
const city = () => screen.findByRole('textbox', { name: 'City' });
const saves = () => savedForms(asked, 'Contact/save');

describe('a cell', () => {
  it('is changed with its pencil; Enter saves over the version that was seen, and the new value shows at once', async () => {
    await open('/contacts');
    await editCity('Harbour Foods');
    expect(document.activeElement).toBe(await city());
    await userEvent.clear(await city());
    stored['Contact/get'] = list(contact(1, 'Harbour Foods', { city: 'Ayr', version: 4 }), contact(2, 'Kiln Valve'));
    await userEvent.type(await city(), 'Ayr{Enter}');
    expect(await screen.findByText('Ayr')).toBeTruthy();
    await waitFor(async () => expect(await saves()).toEqual([{ id: '1', version: '3', city: 'Ayr' }]));
    expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Edit City'));
  });

  it('goes back with Escape, and an unchanged value is not sent', async () => {
    await open('/contacts');
    await editCity('Harbour Foods');
    await userEvent.type(await city(), 'X{Escape}');
    await editCity('Harbour Foods');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'City' })).toBeNull());
    expect(await saves()).toEqual([]);
  });

  it('begins with F2 in its row, and Tab goes on: along the row, then to the next', async () => {
    await open('/contacts?columns=name.city');
    (await screen.findByRole('link', { name: 'Harbour Foods' })).focus();
    await userEvent.keyboard('{F2}');
    expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(await city());
    stored['Contact/get'] = list(contact(1, 'Harbour Foods', { city: 'Ayr', version: 4 }), contact(2, 'Kiln Valve'));
    await userEvent.keyboard('Ayr{Tab}');
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveProperty('value', 'Kiln Valve');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(await city()).toHaveProperty('value', 'Ayr');
    await waitFor(async () => expect(await saves()).toHaveLength(1));
  });

  it('stays open with what the server says of it', async () => {
    stored['Contact/save'] = { success: false, errors: ['That is no e-mail address.'] };
    await open('/contacts');
    await userEvent.click((await row('Kiln Valve')).getByRole('button', { name: 'Edit E-mail' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'nobody{Enter}');
    expect(await screen.findByText('That is no e-mail address.')).toBeTruthy();
    const input = await screen.findByRole('textbox', { name: 'E-mail' });
    expect(input).toHaveProperty('value', 'nobody');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is taken back from the message: the old value over the version that the change has made', async () => {
    await open('/contacts');
    await editCity('Harbour Foods');
    await userEvent.clear(await city());
    await userEvent.type(await city(), 'Ayr{Enter}');
    const { store } = await import('@fieldspan/api/store');
    const { alertsAtom, undoAlert } = await import('@fieldspan/api/alerts');
    const alert = await waitFor(() => {
      const found = store.get(alertsAtom).find(({ undo }) => undo !== undefined);
      if (!found) throw new Error('No undo');
      return found;
    });
    expect(alert.message).toBe('City changed.');
    await undoAlert(alert);
    expect((await saves()).slice(1)).toEqual([{ id: '1', version: '4', city: 'Hull' }]);
  });

  it('that somebody else has changed too is asked about, with both values', async () => {
    stored['Contact/save'] = { ...stale({ city: 'Leith' }), next: SAVED };
    await open('/contacts');
    await editCity('Harbour Foods');
    await userEvent.clear(await city());
    await userEvent.type(await city(), 'Ayr{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('Ayr')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('radio', { name: /Ayr/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: /Save/ }));
    await waitFor(async () => expect((await saves()).at(-1)).toEqual({ id: '1', version: '4', city: 'Ayr' }));
  });

  it('takes a copied column into the cells below, and says which lines do not fit', async () => {
    await open('/contacts');
    await editCity('Harbour Foods');
    fireEvent.paste(await city(), { clipboardData: { getData: () => 'Ayr\r\nLeith\r\nPerth' } });
    await waitFor(async () =>
      expect(await saves()).toEqual([
        { id: '1', version: '3', city: 'Ayr' },
        { id: '2', version: '3', city: 'Leith' },
      ]),
    );
    const { store } = await import('@fieldspan/api/store');
    const { alertsAtom } = await import('@fieldspan/api/alerts');
    await waitFor(() =>
      expect(store.get(alertsAtom).map(({ message }) => message)).toEqual([
        'City changed in 2 rows.',
        'Not everything was pasted:',
      ]),
    );
  });
});

it('nobody who only reads contacts has a pencil', async () => {
  stored['User/find/dana'] = {
    data: person({ role_type: 'Basic', module_permissions: '{"Contacts":{"read":true,"write":false}}' }),
  };
  await open('/contacts');
  (await screen.findByRole('link', { name: 'Harbour Foods' })).focus();
  await userEvent.keyboard('{F2}');
  expect(screen.queryByRole('button', { name: 'Edit City' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
});

function stale(values: object) {
  const data = { version: 4, changed_by: { id: 99, name: 'Ana Roy' }, changed_at: '2026-11-24T08:00:00.000Z', values };
  return { status: 409, success: false as const, code: 'stale', errors: ['Somebody has changed it.'], data };
}
