// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RowKey } from './selection.ts';
import { ExpensesTable } from './testing/expenses-table.tsx';

const rowOf = (title: string) => within(screen.getByRole('row', { name: new RegExp(title) }));

afterEach(cleanup);

function Selectable({ onSelect }: { onSelect: (keys: RowKey[]) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const handleSelect = (keys: ReadonlySet<RowKey>) => {
    setSelected(keys);
    onSelect([...keys]);
  };
  const actions = <button type="button">Archive</button>;
  return <ExpensesTable selection={{ selected, onSelect: handleSelect, actions }} />;
}

const show = () => {
  const onSelect = vi.fn<(keys: RowKey[]) => void>();
  render(<Selectable onSelect={onSelect} />);
  return onSelect;
};

const boxOf = (title: string) => rowOf(title).getByRole('checkbox', { name: 'Select' });

describe('selecting rows', () => {
  it('TABLE005 has a checkbox for each row and one for all; the caller gets the keys', async () => {
    const onSelect = show();
    await userEvent.click(boxOf('Fuel'));
    expect(onSelect).toHaveBeenLastCalledWith([3]);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });
    expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    expect(onSelect).toHaveBeenLastCalledWith([3, 1, 2]);
    await userEvent.click(all);
    expect(onSelect).toHaveBeenLastCalledWith([]);
    cleanup();
    render(<ExpensesTable />);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('TABLE005 selects the rows between with the shift key held', async () => {
    const onSelect = show();
    const user = userEvent.setup();
    await user.click(boxOf('Blades'));
    await user.keyboard('{Shift>}');
    await user.click(boxOf('Fuel'));
    expect(onSelect).toHaveBeenLastCalledWith([1, 2, 3]);
  });

  it('shows how many are selected and what can be done with them', async () => {
    show();
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    await userEvent.click(boxOf('Fuel'));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getByText('1 selected')).toBeTruthy();
    expect(bar.getByRole('button', { name: 'Archive' })).toBeTruthy();
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  it('TABLE005 works on cards', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
    const onSelect = show();
    const card = screen.getAllByRole('listitem')[1];
    await userEvent.click(within(card ?? document.body).getByRole('checkbox', { name: 'Select' }));
    expect(onSelect).toHaveBeenLastCalledWith([2]);
  });
});
