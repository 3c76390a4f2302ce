import { expenseCodeChoicesQuery } from '@fieldspan/api/queries/expenses';
import type { ExpenseRow } from '@fieldspan/api/queries/expenses';
import { msg } from '@fieldspan/domain/message';
import { t } from '@fieldspan/ui/i18n';
import { IconPaperclip } from '@fieldspan/ui/icons';
import type { ListEntry } from '@fieldspan/records/entry';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import { expenseStateName, ExpenseState } from './expense-state.tsx';

export const EXPENSE_SEARCH_FIELDS = ['description', 'vendor', 'User.first_name', 'User.last_name'] as const;

/** The columns of every list of expenses. */
export const expenseColumns: ListEntry<'Expense', ExpenseRow>['columns'] = [
  {
    key: 'description',
    header: msg('Expense'),
    sort: 'description',
    field: { kind: 'text', name: 'description', label: msg('Expense') },
    card: 'title',
    cell: (expense) => expense.description || expense.vendor || t('Expense'),
  },
  {
    key: 'vendor',
    header: msg('Vendor'),
    sort: 'vendor',
    group: { by: 'vendor' },
    field: { kind: 'text', name: 'vendor', label: msg('Vendor') },
    card: 'hidden',
    cell: (expense) => <Muted>{expense.vendor}</Muted>,
  },
  {
    key: 'day',
    header: msg('Day'),
    sort: 'spent_on',
    group: { by: 'spent_on', unit: 'month' },
    field: { kind: 'date', name: 'spent_on', label: msg('Day'), required: true },
    card: 'fact',
    cell: (expense) => <DayCell on={expense.spent_on} />,
  },
  {
    key: 'code',
    header: msg('Code'),
    inFile: 'ExpenseCode.code',
    group: { by: 'ExpenseCode' },
    field: {
      kind: 'relation',
      name: 'expense_code_id',
      label: msg('Code'),
      choices: expenseCodeChoicesQuery,
      shownOf: ({ ExpenseCode: code }) => code && `${code.code} ${code.description ?? ''}`,
    },
    card: 'hidden',
    cell: ({ ExpenseCode }) => (
      <Muted num>{ExpenseCode && <span title={ExpenseCode.description ?? undefined}>{ExpenseCode.code}</span>}</Muted>
    ),
  },
  {
    key: 'work',
    header: msg('Project or service'),
    inFile: ['Job', 'Service'],
    group: { by: 'Job' },
    card: 'hidden',
    cell: (expense) => <WorkCell row={expense} />,
  },
  {
    key: 'receipt',
    header: msg('Receipt'),
    card: 'hidden',
    cell: ({ ReceiptImage }) =>
      ReceiptImage ? <IconPaperclip size={16} aria-label={t('With receipt')} /> : <Muted>{null}</Muted>,
  },
  {
    key: 'amount',
    header: msg('Amount'),
    sort: 'amount',
    field: { kind: 'number', name: 'amount', label: msg('Amount') },
    align: 'end',
    card: 'fact',
    cell: (expense) => <MoneyCell of={expense.amount} />,
    sum: { field: 'amount', show: (total) => <MoneyCell of={total} /> },
  },
  {
    key: 'state',
    header: msg('State'),
    inFile: 'status',
    group: { by: 'status', name: expenseStateName },
    card: 'status',
    cell: (expense) => <ExpenseState expense={expense} />,
  },
];
