import { RecordList } from '@fieldspan/records/list/record-list';
import { trashListEntry } from './trash-list-entry.tsx';

export function TrashList() {
  return <RecordList entry={trashListEntry} />;
}
