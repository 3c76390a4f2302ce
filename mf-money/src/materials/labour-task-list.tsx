import { useSearchParams } from '@fieldspan/federation/router';
import { OpenRecord } from '@fieldspan/records/page/open-record';
import { RecordList } from '@fieldspan/records/list/record-list';
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
