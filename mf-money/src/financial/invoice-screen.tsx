import { useParams } from '@fieldspan/federation/router';
import { NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { invoicePageEntry } from './invoice-page-entry.tsx';

export function InvoiceScreen() {
  const { slug = NEW, tab = 'details' } = useParams();
  return <RecordPage entry={invoicePageEntry} idOrSlug={slug} tab={tab} />;
}
