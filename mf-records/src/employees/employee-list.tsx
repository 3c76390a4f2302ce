import { RecordList } from '../engine/record-list.tsx';
import { employeeListEntry } from './employee-list-entry.tsx';

export function EmployeeList() {
  return <RecordList entry={employeeListEntry} />;
}
