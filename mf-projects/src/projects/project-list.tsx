import { useParams } from '@fieldspan/federation/router';
import { RecordList } from '@fieldspan/records/list/record-list';
import { projectListEntry } from './project-list-entry.tsx';

export function ProjectList() {
  const { tab } = useParams();
  return <RecordList entry={projectListEntry} chip={tab} />;
}
