import { RecordList } from '@fieldspan/records/list/record-list';
import { employeeListEntry } from './employee-list-entry.tsx';

export function EmployeeList() {
  return <RecordList entry={employeeListEntry} />;
}
