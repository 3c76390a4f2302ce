// @vitest-environment jsdom
import { alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { deleteWithWord } from '@fieldspan/federation/delete-with-word';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { person, savedForms, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { ExpenseList } from './expense-screens.ts';

const expense = (id: number, more: object = {}) =>
  rowOf('Expense', {
    id,
    slug: `expense-${id}`,
    description: `Receipt ${id}`,
    status: 'submitted',
    User: null,
    Job: null,
    Service: null,
    ExpenseCode: null,
    ReceiptImage: null,
    ...more,
  });

let stored: Stored;
let asked: Request[];
const said = () => store.get(alertsAtom).map(({ type, message }) => `${type}: ${message}`);
const rowNamed = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

beforeEach(() => {
  stored = {
    'User/find/dana': { data: person({ role_type: 'Admin' }) },
    'Expense/get': {
      data: [expense(1), expense(2), expense(3, { status: 'approved' })],
      meta: { count: 3, num_pages: 1 },
    },
  };
  asked = signedIn(stored);
});
afterEach(() => {
  cleanup();
  clearAlerts();
});

async function confirmDelete(name: string): Promise<void> {
  await screen.findByText(name);
  await userEvent.click(rowNamed(name).getByRole('button', { name: 'Delete' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
}

describe('a list whose rows can be changed', () => {
  it('TABLE011 ERR039 deletes by a POST with the id, removes the row and says "Expense deleted."', async () => {
    await openRemote(ExpenseList, '/expenses/list');
    await screen.findByText('Receipt 2');
    stored['Expense/delete'] = { data: { record_id: 2, slug: 'expense-2' } };
    stored['Expense/get'] = { data: [expense(1)], meta: { count: 1, num_pages: 1 } };
    await confirmDelete('Receipt 2');
    await waitFor(() => expect(screen.queryByText('Receipt 2')).toBeNull());
    expect(await savedForms(asked, 'Expense/delete')).toEqual([{ id: '2', version: '1' }]);
    await waitFor(() => expect(said()).toEqual(['success: Expense deleted.']));
  });

  it("TABLE011 keeps the row and shows the server's error when it is refused", async () => {
    await openRemote(ExpenseList, '/expenses/list');
    stored['Expense/delete'] = { success: false, errors: ['This expense is on an invoice.'] };
    await confirmDelete('Receipt 1');
    await waitFor(() => expect(said()).toEqual(['danger: This expense is on an invoice.']));
    expect(screen.getByText('Receipt 1')).toBeDefined();
  });

  it('TABLE012 hides edit and delete of approved ones', async () => {
    await openRemote(ExpenseList, '/expenses/list');
    await screen.findByText('Receipt 3');
    expect(rowNamed('Receipt 3').queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
    for (const name of ['Edit', 'Delete']) expect(rowNamed('Receipt 1').getByRole('button', { name })).toBeTruthy();
  });

  it('TABLE005 deletes the selected ones; locked ones stay', async () => {
    await openRemote(ExpenseList, '/expenses/list');
    await screen.findByText('Receipt 1');
    stored['Expense/delete'] = { data: { record_id: 1, slug: 'x' } };
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getByText('3 selected')).toBeDefined();
    await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Are you sure you want to delete these 2 Expenses?')).toBeDefined();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said()).toEqual(['success: 2 Expenses deleted.']));
    expect(await savedForms(asked, 'Expense/delete')).toEqual([
      { id: '1', version: '1' },
      { id: '2', version: '1' },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
  });

  it('has neither buttons nor checkboxes for people who may only read', async () => {
    stored['User/find/dana'] = {
      data: person({ role_type: 'Basic', module_permissions: '{"Expenses":{"read":1,"write":0}}' }),
    };
    await openRemote(ExpenseList, '/expenses/list');
    await screen.findByText('Receipt 1');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Select' })).toBeNull();
  });
});

it('ERR014 a record that is deleted outside a table says "Deleted!"', async () => {
  stored['Contact/delete'] = { data: { record_id: 7, slug: 'c-7' } };
  await deleteWithWord('Contact', { id: 7 });
  expect(said()).toEqual(['success: Deleted!']);
});
