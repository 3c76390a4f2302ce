import { useParams } from '@fieldspan/federation/router';
import { OpenRecord } from '@fieldspan/records/page/open-record';
import { RecordList } from '@fieldspan/records/list/record-list';
import { expenseListEntry } from './expense-list-entries.tsx';
import { expenseOpenEntry } from './expense-open-entry.tsx';

export function ExpenseList() {
  const { slug = null } = useParams();
  return (
    <>
      <RecordList entry={expenseListEntry} />
      <OpenRecord entry={expenseOpenEntry} slug={slug} path="/expenses/list" />
    </>
  );
}
