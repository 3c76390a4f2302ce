import { useParams } from '@fieldspan/federation/router';
import { DETAILS, NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { employeePageEntry } from './employee-page-entry.tsx';

export function EmployeeScreen() {
  const { id = NEW, tab = DETAILS } = useParams();
  return <RecordPage entry={employeePageEntry} idOrSlug={id} tab={tab} />;
}
