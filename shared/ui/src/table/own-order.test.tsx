// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ExpensesTable, summed } from './testing/expenses-table.tsx';

const rowNames = () => screen.getAllByRole('row').map((row) => row.textContent);

afterEach(cleanup);

describe('a table that sorts by itself', () => {
  it('TABLE001 sorts on a press on the heading, reverses on the second, and announces it', async () => {
    render(<ExpensesTable />);
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(rowNames().slice(1, 4)).toEqual(['Anchors7', 'Blades30', 'Fuel112']);
    expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByText('Sorted by Title, ascending')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(rowNames().slice(1, 4)).toEqual(['Fuel112', 'Blades30', 'Anchors7']);
    expect(screen.getByRole('columnheader', { name: 'Title' }).getAttribute('aria-sort')).toBe('descending');
  });

  it('TABLE001 sorts numbers by size', async () => {
    render(<ExpensesTable />);
    await userEvent.click(screen.getByRole('button', { name: 'Hours' }));
    expect(rowNames().slice(1, 4)).toEqual(['Anchors7', 'Blades30', 'Fuel112']);
  });

  it('TABLE007 keeps the footer row last in every order; without footers there is none', async () => {
    render(<ExpensesTable columns={summed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(rowNames().at(-1)).toBe('Total149');
    await userEvent.click(screen.getByRole('button', { name: 'Title' }));
    expect(rowNames().at(-1)).toBe('Total149');
    cleanup();
    render(<ExpensesTable />);
    expect(rowNames()).toHaveLength(4);
  });
});
