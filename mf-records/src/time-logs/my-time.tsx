import { useSearchParams } from '@fieldspan/federation/router';
import { OpenRecord } from '../engine/open-record.tsx';
import { RecordList } from '../engine/record-list.tsx';
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
