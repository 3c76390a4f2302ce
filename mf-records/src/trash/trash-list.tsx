import { RecordList } from '../engine/record-list.tsx';
import { trashListEntry } from './trash-list-entry.tsx';

export function TrashList() {
  return <RecordList entry={trashListEntry} />;
}
