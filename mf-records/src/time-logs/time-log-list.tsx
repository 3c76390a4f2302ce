import { useParams } from '@fieldspan/federation/router';
import { OpenRecord } from '../engine/open-record.tsx';
import { RecordList } from '../engine/record-list.tsx';
import { timeLogListEntry } from './time-log-list-entry.tsx';
import { timeLogOpenEntry } from './time-log-open-entry.tsx';

export function TimeLogList() {
  const { slug = null } = useParams();
  return (
    <>
      <RecordList entry={timeLogListEntry} />
      <OpenRecord entry={timeLogOpenEntry} slug={slug} path="/time-logs/list" />
    </>
  );
}
