import { RecordList } from '../engine/record-list.tsx';
import { locateListEntry } from './locate-list-entry.tsx';

export function LocateList() {
  return <RecordList entry={locateListEntry} />;
}
