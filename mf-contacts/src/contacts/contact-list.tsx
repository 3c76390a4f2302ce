import { RecordList } from '@fieldspan/records/list/record-list';
import { contactListEntry } from './contact-list-entry.tsx';

export function ContactList() {
  return <RecordList entry={contactListEntry} />;
}
