import { recordMessages } from '@fieldspan/domain/message';
import type { Column } from '@fieldspan/ui/columns';
import { Button } from '@fieldspan/ui/button';
import { DataTable } from '@fieldspan/ui/data-table';
import { Tag } from '@fieldspan/ui/tag';
import { useState } from 'react';
import { Held } from '../held.tsx';
import { Specimen } from '../specimen.tsx';
import { EXPENSES, type Expense } from './crew.ts';

const money = (cents: number) => (cents / 100).toLocaleString('en', { minimumFractionDigits: 2 });
const sum = (rows: readonly Expense[]) => rows.reduce((all, { cents }) => all + cents, 0);

const columnsOf = (rows: readonly Expense[]): readonly Column<Expense>[] => [
  { key: 'what', header: 'What', card: 'title', cell: ({ what }) => what, value: ({ what }) => what, footer: 'Sum' },
  { key: 'who', header: 'Who', card: 'fact', cell: ({ who }) => who, value: ({ who }) => who },
  {
    key: 'cents',
    header: 'Amount',
    align: 'end',
    card: 'fact',
    cell: ({ cents }) => money(cents),
    value: ({ cents }) => cents,
    footer: money(sum(rows)),
  },
  {
    key: 'state',
    header: 'State',
    card: 'status',
    cell: ({ isPaid }) => <Tag tone={isPaid ? 'green' : 'amber'}>{isPaid ? 'Paid' : 'To review'}</Tag>,
  },
];

const keyOf = ({ id }: Expense) => id;
const COLUMNS = columnsOf(EXPENSES);

export function TableSpecimens() {
  return (
    <>
      <Specimen title="Sorted by a press on its head, selected, edited, deleted, put in another order; with a sum" wide>
        <WholeTable />
      </Specimen>
      <Specimen title="Loading" wide>
        <DataTable
          label="Expenses that load"
          record={recordMessages('Expense', 'Expenses')}
          rows={[]}
          rowKey={keyOf}
          columns={COLUMNS}
          loading
        />
      </Specimen>
      <Specimen title="Empty" wide>
        <DataTable
          label="No expenses"
          record={recordMessages('Expense', 'Expenses')}
          rows={[]}
          rowKey={keyOf}
          columns={COLUMNS}
        />
      </Specimen>
    </>
  );
}

function WholeTable() {
  const [rows, setRows] = useState<readonly Expense[]>(EXPENSES);
  const without = (gone: Expense) => setRows(rows.filter(({ id }) => id !== gone.id));
  return (
    <Held<ReadonlySet<string | number>> initial={new Set([2])}>
      {(selected, onSelect) => (
        <DataTable
          label="Expenses"
          record={recordMessages('Expense', 'Expenses')}
          rows={rows}
          rowKey={keyOf}
          columns={columnsOf(rows)}
          onEdit={() => undefined}
          onDelete={async (row) => without(row)}
          isLocked={({ isPaid }) => isPaid}
          onReorder={setRows}
          selection={{ selected, onSelect, actions: <Button>Review</Button> }}
        />
      )}
    </Held>
  );
}
