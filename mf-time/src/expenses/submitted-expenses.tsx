import { useSearchParams } from '@fieldspan/federation/router';
import { OpenRecord } from '@fieldspan/records/page/open-record';
import { RecordList } from '@fieldspan/records/list/record-list';
import { submittedExpensesEntry } from './expense-list-entries.tsx';
import { expenseOpenEntry } from './expense-open-entry.tsx';

export function SubmittedExpenses() {
  const [params] = useSearchParams();
  return (
    <>
      <RecordList entry={submittedExpensesEntry} />
      <OpenRecord entry={expenseOpenEntry} slug={params.get('open')} path="/expenses/submitted" />
    </>
  );
}
