import { useParams } from '@fieldspan/federation/router';
import { OpenRecord } from '@fieldspan/records/page/open-record';
import { RecordList } from '@fieldspan/records/list/record-list';
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
