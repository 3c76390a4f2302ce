import { useSearchParams } from '@fieldspan/federation/router';
import { OpenRecord } from '@fieldspan/records/page/open-record';
import { RecordList } from '@fieldspan/records/list/record-list';
import { myTimeEntry } from './my-time-entry.tsx';
import { timeLogOpenEntry } from './time-log-open-entry.tsx';

export function MyTime() {
  const [params] = useSearchParams();
  return (
    <>
      <RecordList entry={myTimeEntry} />
      <OpenRecord entry={timeLogOpenEntry} slug={params.get('open')} path="/time-logs/history" />
    </>
  );
}
