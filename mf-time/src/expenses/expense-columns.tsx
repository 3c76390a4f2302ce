import type { ExpenseRow } from '@fieldspan/api/queries/expenses';
import { t } from '@fieldspan/ui/i18n';
import { IconPaperclip } from '@fieldspan/ui/icons';
import type { ListEntry } from '@fieldspan/records/entry';
import { Day } from '@fieldspan/records/cells/day';
import { Money } from '@fieldspan/records/cells/money';
import { Quiet } from '@fieldspan/records/cells/quiet';
import { WorkOf } from '@fieldspan/records/cells/work-of';
import { ExpenseState } from './expense-state.tsx';

export const EXPENSE_SEARCH_FIELDS = ['description', 'vendor', 'User.first_name', 'User.last_name'] as const;

/** What an expense shows in every list of them. */
export const expenseColumns: ListEntry<'Expense', ExpenseRow>['columns'] = [
  {
    key: 'description',
    header: 'Expense',
    sort: 'description',
    card: 'title',
    cell: (expense) => expense.description || expense.vendor || t('Expense'),
  },
  {
    key: 'vendor',
    header: 'Vendor',
    sort: 'vendor',
    card: 'hidden',
    cell: (expense) => <Quiet>{expense.vendor}</Quiet>,
  },
  { key: 'day', header: 'Day', sort: 'spent_on', card: 'fact', cell: (expense) => <Day on={expense.spent_on} /> },
  {
    key: 'code',
    header: 'Code',
    card: 'hidden',
    cell: ({ ExpenseCode }) => (
      <Quiet num>{ExpenseCode && <span title={ExpenseCode.description ?? undefined}>{ExpenseCode.code}</span>}</Quiet>
    ),
  },
  { key: 'work', header: 'Project or service', card: 'hidden', cell: (expense) => <WorkOf row={expense} /> },
  {
    key: 'receipt',
    header: 'Receipt',
    card: 'hidden',
    cell: ({ ReceiptImage }) =>
      ReceiptImage ? <IconPaperclip size={16} aria-label={t('With receipt')} /> : <Quiet>{null}</Quiet>,
  },
  {
    key: 'amount',
    header: 'Amount',
    sort: 'amount',
    align: 'end',
    card: 'fact',
    cell: (expense) => <Money of={expense.amount} />,
  },
  { key: 'state', header: 'State', card: 'status', cell: (expense) => <ExpenseState expense={expense} /> },
];
