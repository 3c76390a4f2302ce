import { useParams } from '@fieldspan/federation/router';
import { DETAILS, NEW } from '../engine/entry.ts';
import { RecordPage } from '../engine/record-page.tsx';
import { employeePageEntry } from './employee-page-entry.tsx';

export function EmployeeScreen() {
  const { id = NEW, tab = DETAILS } = useParams();
  return <RecordPage entry={employeePageEntry} idOrSlug={id} tab={tab} />;
}
