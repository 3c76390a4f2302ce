import { openingListScreen } from '@fieldspan/records/area/entry-screens';
import { expenseListEntry, submittedExpensesEntry } from './expense-list-entries.tsx';
import { expenseOpenEntry } from './expense-open-entry.tsx';

export const ExpenseList = openingListScreen({ list: expenseListEntry, record: expenseOpenEntry, slugParam: 'slug' });
export const SubmittedExpenses = openingListScreen({ list: submittedExpensesEntry, record: expenseOpenEntry });
