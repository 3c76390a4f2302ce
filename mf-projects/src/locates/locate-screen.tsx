import { useParams } from '@fieldspan/federation/router';
import { NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { locatePageEntry } from './locate-page-entry.tsx';

export function LocateScreen() {
  const { ticket_num = NEW } = useParams();
  return <RecordPage entry={locatePageEntry} idOrSlug={ticket_num} tab="details" />;
}
