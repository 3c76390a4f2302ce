import { useSearchParams } from '@fieldspan/federation/router';
import { OpenRecord } from '../engine/open-record.tsx';
import { RecordList } from '../engine/record-list.tsx';
import { labourTaskListEntry } from './labour-task-list-entry.tsx';
import { labourTaskOpenEntry } from './labour-task-open-entry.tsx';

export function LabourTaskList() {
  const [params] = useSearchParams();
  return (
    <>
      <RecordList entry={labourTaskListEntry} />
      <OpenRecord entry={labourTaskOpenEntry} slug={params.get('open')} path="/labour-tasks/list" />
    </>
  );
}
