import { expenseCodeChoicesQuery, expenseQuery } from '@fieldspan/api/queries/expenses';
import type { ExpenseRow } from '@fieldspan/api/queries/expenses';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { recordLock } from '@fieldspan/domain/record-lock';
import type { OpenEntry } from '@fieldspan/records/entry';
import { costCodeField } from '@fieldspan/records/fields/cost-code-field';
import { workRelations } from '@fieldspan/records/fields/work-relations';
import { ExpenseGlance } from './expense-glance.tsx';
import { ExpenseState } from './expense-state.tsx';

export const expenseOpenEntry: OpenEntry<'Expense', ExpenseRow> = {
  model: 'Expense',
  record: msg('Expense'),
  newTitle: msg('New expense'),
  recordQuery: expenseQuery,
  titleOf: (expense) => expense.description || expense.vendor || '',
  Status: ({ record }) => <ExpenseState expense={record} />,
  Above: ExpenseGlance,
  canWrite: ({ viewer, profile }, expense) =>
    (expense === null || recordLock('Expense', expense) === null) &&
    (mayWrite('Expense')(viewer) || (expense !== null && viewer.role !== 'none' && expense.user_id === profile.id)),
  sections: [
    {
      title: msg('Expense'),
      fields: [
        { kind: 'text', name: 'description', label: msg('What was bought'), wide: true },
        { kind: 'text', name: 'vendor', label: msg('Vendor') },
        { kind: 'date', name: 'spent_on', label: msg('Day') },
        { kind: 'number', name: 'amount', label: msg('Amount'), unit: '$' },
        { kind: 'number', name: 'tax', label: msg('Tax in it'), unit: '$' },
        {
          kind: 'relation',
          name: 'expense_code_id',
          label: msg('Code'),
          choices: expenseCodeChoicesQuery,
          shownOf: ({ ExpenseCode: code }) => code && `${code.code} ${code.description ?? ''}`,
        },
        ...workRelations<ExpenseRow>(),
        costCodeField<ExpenseRow>(),
      ],
    },
  ],
  blank: {},
};
