import { RecordList } from '@fieldspan/records/list/record-list';
import { locateListEntry } from './locate-list-entry.tsx';

export function LocateList() {
  return <RecordList entry={locateListEntry} />;
}
