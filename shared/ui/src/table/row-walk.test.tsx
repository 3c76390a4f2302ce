// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RowKey } from './selection.ts';
import { expenses, ExpensesTable, type Expense } from './testing/expenses-table.tsx';

const rowOf = (title: string) => within(screen.getByRole('row', { name: new RegExp(title) }));

afterEach(cleanup);

function Orderable() {
  const [rows, setRows] = useState<readonly Expense[]>(expenses);
  return <ExpensesTable rows={rows} onReorder={setRows} rowTo={({ id }) => `/expense/${id}`} />;
}

const order = () => screen.getAllByRole('link').map((link) => link.textContent);

const link = (name: string) => screen.getByRole('link', { name });

describe('reordering rows', () => {
  it('TABLE006 moves a row by its buttons, announces its position and keeps the focus on the button', async () => {
    render(<Orderable />);
    await userEvent.click(rowOf('Fuel').getByRole('button', { name: 'Move up' }));
    await userEvent.click(rowOf('Fuel').getByRole('button', { name: 'Move up' }));
    expect(order()).toEqual(['Fuel', 'Blades', 'Anchors']);
    expect(screen.getByText('Moved to place 1 of 3')).toBeTruthy();
    expect(document.activeElement).toBe(rowOf('Fuel').getByRole('button', { name: 'Move up' }));
    await userEvent.click(rowOf('Fuel').getByRole('button', { name: 'Move up' }));
    expect(order()).toEqual(['Fuel', 'Blades', 'Anchors']);
  });

  it('TABLE006 moves a row by the keyboard; the focus goes with it', async () => {
    render(<Orderable />);
    screen.getByRole('link', { name: 'Blades' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(order()).toEqual(['Anchors', 'Fuel', 'Blades']);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Blades' }));
  });

  it('TABLE006 hides the buttons while a column gives the order, until the own order is back', async () => {
    render(<Orderable />);
    const title = screen.getByRole('button', { name: 'Title' });
    await userEvent.click(title);
    expect(screen.queryByRole('button', { name: 'Move up' })).toBeNull();
    await userEvent.click(title);
    await userEvent.click(title);
    expect(order()).toEqual(['Blades', 'Anchors', 'Fuel']);
    expect(screen.getAllByRole('button', { name: 'Move up' })).toHaveLength(3);
  });

  it('TABLE006 has no such buttons if the order cannot be changed', () => {
    render(<ExpensesTable />);
    expect(screen.queryByRole('button', { name: 'Move up' })).toBeNull();
  });
});

describe('walking rows by keys', () => {
  it('moves by arrows, j and k, Home and End, and stops at the ends', async () => {
    render(<ExpensesTable rowTo={({ id }) => `/expense/${id}`} />);
    link('Blades').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(link('Anchors'));
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(link('Fuel'));
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(link('Fuel'));
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(link('Blades'));
    await userEvent.keyboard('{End}k{ArrowUp}');
    expect(document.activeElement).toBe(link('Blades'));
  });

  it('starts with j from anywhere, but not while somebody types', async () => {
    render(
      <>
        <input aria-label="Search" />
        <ExpensesTable rowTo={({ id }) => `/expense/${id}`} />
      </>,
    );
    screen.getByLabelText('Search').focus();
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    screen.getByLabelText('Search').blur();
    await userEvent.keyboard('j');
    expect(document.activeElement).toBe(link('Blades'));
  });

  it('selects with x', async () => {
    const onSelect = vi.fn<(keys: ReadonlySet<RowKey>) => void>();
    render(<ExpensesTable rowTo={({ id }) => `/expense/${id}`} selection={{ selected: new Set(), onSelect }} />);
    link('Anchors').focus();
    await userEvent.keyboard('x');
    expect([...(onSelect.mock.lastCall?.[0] ?? [])]).toEqual([2]);
  });
});
