import { useParams } from '@fieldspan/federation/router';
import { NEW } from '../engine/entry.ts';
import { RecordPage } from '../engine/record-page.tsx';
import { servicePageEntry } from './service-page-entry.tsx';

export function ServiceScreen() {
  const { id = NEW, tab = 'dashboard' } = useParams();
  return <RecordPage entry={servicePageEntry} idOrSlug={id} tab={tab} />;
}
