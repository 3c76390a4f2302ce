import { recordMessages } from '@fieldspan/domain/message';
import type { ComponentProps } from 'react';
import { DataTable } from '../../data-table.tsx';
import type { Column } from '../columns.ts';

export type Expense = { id: number; title: string; hours: number; locked?: boolean };

export const expenses: readonly Expense[] = [
  { id: 1, title: 'Blades', hours: 30 },
  { id: 2, title: 'Anchors', hours: 7, locked: true },
  { id: 3, title: 'Fuel', hours: 112 },
];

const columns: readonly Column<Expense>[] = [
  { key: 'title', header: 'Title', cell: (row) => row.title, value: (row) => row.title },
  { key: 'hours', header: 'Hours', cell: (row) => row.hours, value: (row) => row.hours },
];

/** The columns with a total below them. */
export const summed: readonly Column<Expense>[] = columns.map((column, at) => ({
  ...column,
  footer: ['Total', '149'][at],
}));

type ExpensesTableProps = Partial<ComponentProps<typeof DataTable<Expense>>>;

/** A small table of made-up expenses. */
export function ExpensesTable(props: ExpensesTableProps) {
  return (
    <DataTable<Expense>
      label="Expenses"
      record={recordMessages('Expense', 'Expenses')}
      rows={expenses}
      columns={columns}
      rowKey={(row) => row.id}
      {...props}
    />
  );
}
