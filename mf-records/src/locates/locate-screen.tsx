import { useParams } from '@fieldspan/federation/router';
import { NEW } from '../engine/entry.ts';
import { RecordPage } from '../engine/record-page.tsx';
import { locatePageEntry } from './locate-page-entry.tsx';

export function LocateScreen() {
  const { ticket_num = NEW } = useParams();
  return <RecordPage entry={locatePageEntry} idOrSlug={ticket_num} tab="details" />;
}
