import { useParams } from '@fieldspan/federation/router';
import { RecordList } from '../engine/record-list.tsx';
import { serviceListEntry } from './service-list-entry.tsx';

export function ServiceList() {
  const { filter } = useParams();
  return <RecordList entry={serviceListEntry} chip={filter} />;
}
