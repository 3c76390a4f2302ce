import { useParams } from '@fieldspan/federation/router';
import { RecordList } from '@fieldspan/records/list/record-list';
import { serviceListEntry } from './service-list-entry.tsx';

export function ServiceList() {
  const { filter } = useParams();
  return <RecordList entry={serviceListEntry} chip={filter} />;
}
