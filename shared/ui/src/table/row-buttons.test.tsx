// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expenses, ExpensesTable, type Expense } from './testing/expenses-table.tsx';

const rowOf = (title: string) => within(screen.getByRole('row', { name: new RegExp(title) }));

afterEach(cleanup);

function Expenses({ remove }: { remove: (row: Expense) => Promise<void> }) {
  const [rows, setRows] = useState(expenses);
  const handleDelete = async (row: Expense) => {
    await remove(row);
    setRows((now) => now.filter(({ id }) => id !== row.id));
  };
  return <ExpensesTable rows={rows} onDelete={handleDelete} />;
}

const askFor = (title: string) => userEvent.click(rowOf(title).getByRole('button', { name: 'Delete' }));

describe('the buttons of a row', () => {
  it('TABLE002 passes the row to edit on; without edit there is no button', async () => {
    const onEdit = vi.fn<(row: Expense) => void>();
    render(<ExpensesTable onEdit={onEdit} />);
    await userEvent.click(rowOf('Fuel').getByRole('button', { name: 'Edit' }));
    expect(onEdit).toHaveBeenCalledWith(expenses[2]);
    cleanup();
    render(<ExpensesTable />);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('TABLE004 shows the given buttons in each row and calls back with the row', async () => {
    const onPress = vi.fn<(row: Expense) => void>();
    render(<ExpensesTable rowButtons={[{ label: 'Copy', icon: null, onPress }]} />);
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(3);
    await userEvent.click(rowOf('Blades').getByRole('button', { name: 'Copy' }));
    expect(onPress).toHaveBeenCalledWith(expenses[0]);
  });

  it('TABLE012 hides edit and delete of a locked row, and of no other', () => {
    render(<ExpensesTable onEdit={() => {}} onDelete={async () => {}} isLocked={({ locked }) => locked === true} />);
    expect(rowOf('Anchors').queryByRole('button')).toBeNull();
    expect(rowOf('Fuel').getAllByRole('button')).toHaveLength(2);
  });

  it('names in its description the row that a button belongs to', () => {
    render(<ExpensesTable onEdit={() => {}} />);
    const id = rowOf('Fuel').getByRole('button', { name: 'Edit' }).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Fuel');
  });
});

describe('deleting a row', () => {
  it('TABLE003 has a button only if rows can be deleted', () => {
    render(<ExpensesTable onDelete={async () => {}} />);
    expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(3);
    cleanup();
    render(<ExpensesTable />);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('TABLE010 asks in the exact words of the specification; cancelling sends nothing', async () => {
    const remove = vi.fn(async () => {});
    render(<Expenses remove={remove} />);
    await askFor('Fuel');
    expect(screen.getByText('Are you sure you want to delete this Expense?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(remove).not.toHaveBeenCalled();
    expect(screen.getByText('Fuel')).toBeTruthy();
  });

  it('TABLE011 removes the row after it was deleted, not before', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    render(<Expenses remove={() => promise} />);
    await askFor('Fuel');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('Fuel')).toBeTruthy();
    resolve();
    await waitFor(() => expect(screen.queryByText('Fuel')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row', { name: /Anchors/ })));
  });

  it('TABLE011 keeps the row if it could not be deleted', async () => {
    render(<Expenses remove={() => Promise.reject(new Error('refused'))} />);
    await askFor('Fuel');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Fuel')).toBeTruthy();
  });
});
