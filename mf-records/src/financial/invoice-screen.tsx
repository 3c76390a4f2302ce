import { useParams } from '@fieldspan/federation/router';
import { NEW } from '../engine/entry.ts';
import { RecordPage } from '../engine/record-page.tsx';
import { invoicePageEntry } from './invoice-page-entry.tsx';

export function InvoiceScreen() {
  const { slug = NEW, tab = 'details' } = useParams();
  return <RecordPage entry={invoicePageEntry} idOrSlug={slug} tab={tab} />;
}
