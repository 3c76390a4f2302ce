import { useParams } from '@fieldspan/federation/router';
import { DETAILS, NEW } from '../engine/entry.ts';
import { RecordPage } from '../engine/record-page.tsx';
import { servicePageEntry } from './service-page-entry.tsx';

export function ServiceScreen() {
  const { id = NEW, tab = 'dashboard', details_tag: tag, invoice_tab: invoice } = useParams();
  const part = (tag && DETAILS) ?? (invoice && 'invoice') ?? tab;
  return <RecordPage entry={servicePageEntry} idOrSlug={id} tab={part} />;
}
