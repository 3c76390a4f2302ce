import { RecordList } from '../engine/record-list.tsx';
import { contactListEntry } from './contact-list-entry.tsx';

export function ContactList() {
  return <RecordList entry={contactListEntry} />;
}
