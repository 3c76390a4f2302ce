import { useParams } from '@fieldspan/federation/router';
import { DETAILS, NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { servicePageEntry } from './service-page-entry.tsx';

export function ServiceScreen() {
  const { id = NEW, tab = 'dashboard', details_tag: tag, invoice_tab: invoice } = useParams();
  const part = (tag && DETAILS) ?? (invoice && 'invoice') ?? tab;
  return <RecordPage entry={servicePageEntry} idOrSlug={id} tab={part} />;
}
