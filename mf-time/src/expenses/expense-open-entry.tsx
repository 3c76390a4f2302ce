import { expenseCodeChoicesQuery, expenseQuery } from '@fieldspan/api/queries/expenses';
import type { ExpenseRow } from '@fieldspan/api/queries/expenses';
import { hasModule } from '@fieldspan/domain/access';
import { recordLock } from '@fieldspan/domain/record-lock';
import type { OpenEntry } from '@fieldspan/records/entry';
import { workRelations } from '@fieldspan/records/fields/work-relations';
import { ExpenseGlance } from './expense-glance.tsx';
import { ExpenseState } from './expense-state.tsx';

export const expenseOpenEntry: OpenEntry<'Expense', ExpenseRow> = {
  model: 'Expense',
  record: 'Expense',
  recordQuery: expenseQuery,
  titleOf: (expense) => expense.description || expense.vendor || '',
  Status: ({ record }) => <ExpenseState expense={record} />,
  Above: ExpenseGlance,
  canWrite: ({ viewer, profile }, expense) =>
    (expense === null || recordLock('Expense', expense) === null) &&
    (hasModule(viewer, 'Expenses', 'write') ||
      (expense !== null && viewer.role !== 'none' && expense.user_id === profile.id)),
  sections: [
    {
      title: 'Expense',
      fields: [
        { kind: 'text', name: 'description', label: 'What was bought', wide: true },
        { kind: 'text', name: 'vendor', label: 'Vendor' },
        { kind: 'date', name: 'spent_on', label: 'Day' },
        { kind: 'number', name: 'amount', label: 'Amount', unit: '$' },
        { kind: 'number', name: 'tax', label: 'Tax in it', unit: '$' },
        {
          kind: 'relation',
          name: 'expense_code_id',
          label: 'Code',
          choices: expenseCodeChoicesQuery,
          shownOf: ({ ExpenseCode: code }) => code && `${code.code} ${code.description ?? ''}`,
        },
        ...workRelations<ExpenseRow>(),
      ],
    },
  ],
  blank: {},
};
