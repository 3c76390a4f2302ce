import { mayRead } from '@fieldspan/contract/access-rules';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { expenseListQuery } from '@fieldspan/api/queries/expenses';
import type { ExpenseRow } from '@fieldspan/api/queries/expenses';
import { recordLock } from '@fieldspan/domain/record-lock';
import type { ListEntry } from '@fieldspan/records/entry';
import { PersonCell } from '@fieldspan/records/cells/person-cell';
import { expenseArea } from './expense-area.ts';
import { EXPENSE_SEARCH_FIELDS, expenseColumns } from './expense-columns.tsx';

const shared = {
  model: 'Expense',
  record: recordMessages('Expense', 'Expenses'),
  searchLabel: msg('Search expenses'),
  searchFields: EXPENSE_SEARCH_FIELDS,
  defaultSort: { key: 'spent_on', direction: 'desc' },
  rowsQuery: expenseListQuery,
  opensOver: true,
  changes: {
    editTo: (expense) => `/expenses/list/${expense.slug}`,
    isLocked: (expense) => recordLock('Expense', expense) !== null,
  },
  create: { label: msg('New expense'), to: '/expenses/submit-new', isAllowed: (viewer) => viewer.role !== 'none' },
} as const satisfies Partial<ListEntry<'Expense', ExpenseRow>>;

const STATES = [
  { key: 'submitted', label: msg('Submitted') },
  { key: 'approved', label: msg('Approved') },
  { key: 'rejected', label: msg('Rejected') },
  { key: 'exported', label: msg('Exported') },
] as const;

const person: ListEntry<'Expense', ExpenseRow>['columns'][number] = {
  key: 'person',
  header: msg('Person'),
  inFile: 'User',
  group: { by: 'User' },
  card: 'fact',
  cell: (expense) => <PersonCell person={expense.User} />,
};

/** Everybody's expenses, for people who may read the module; the server shows others only their own. */
export const expenseListEntry: ListEntry<'Expense', ExpenseRow> = {
  ...shared,
  title: msg('All expenses'),
  imports: true,
  area: { of: expenseArea, tab: 'list' },
  path: () => '/expenses/list',
  chipParam: 'show',
  chips: [
    { key: 'all', label: msg('All'), filters: () => where({}) },
    ...STATES.map(({ key, label }) => ({ key, label, filters: () => where<'Expense'>({ status: key }) })),
    { key: 'draft', label: msg('Drafts'), filters: () => where({ status: 'draft' }) },
  ],
  columns: [...expenseColumns.slice(0, 1), person, ...expenseColumns.slice(1)],
  rowTo: (expense) => `/expenses/list/${expense.slug}`,
  emptyHint: msg('What people spend for the company shows here with its receipt.'),
};

export const myExpensesEntry: ListEntry<'Expense', ExpenseRow> = {
  ...shared,
  title: msg('My expenses'),
  area: { of: expenseArea, tab: 'log' },
  path: () => '/expenses/log',
  chipParam: 'show',
  chips: [
    { key: 'all', label: msg('All'), filters: ({ profile }) => where({ user_id: profile.id }) },
    { key: 'draft', label: msg('Drafts'), filters: ({ profile }) => where({ user_id: profile.id, status: 'draft' }) },
    ...STATES.map(({ key, label }) => ({
      key,
      label,
      filters: ({ profile }: { profile: { id: number } }) => where<'Expense'>({ user_id: profile.id, status: key }),
    })),
  ],
  columns: expenseColumns,
  rowTo: (expense) => `/expenses/log?open=${expense.slug}`,
  emptyHint: msg('Your own expenses show here, from the draft to the payment.'),
};

/** Expenses to approve: one's own, and everybody's for people who may read the module. */
export const submittedExpensesEntry: ListEntry<'Expense', ExpenseRow> = {
  ...shared,
  title: msg('Submitted'),
  area: { of: expenseArea, tab: 'submitted' },
  path: () => '/expenses/submitted',
  chipParam: 'show',
  chips: [
    { key: 'all', label: msg('All'), filters: () => where({ status: 'submitted' }) },
    {
      key: 'mine',
      label: msg('Mine'),
      filters: ({ profile }) => where({ status: 'submitted', user_id: profile.id }),
      isShown: mayRead('Expense'),
    },
  ],
  columns: [...expenseColumns.slice(0, 1), person, ...expenseColumns.slice(1)],
  rowTo: (expense) => `/expenses/submitted?open=${expense.slug}`,
  emptyHint: msg('Expenses that wait for a decision show here.'),
};
