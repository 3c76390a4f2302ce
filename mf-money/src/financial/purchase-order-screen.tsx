import { useParams } from '@fieldspan/federation/router';
import { NEW } from '@fieldspan/records/entry';
import { RecordPage } from '@fieldspan/records/page/record-page';
import { purchaseOrderPageEntry } from './purchase-order-page-entry.tsx';

/** Linked from the list, from its project and from its service call. */
export function PurchaseOrderScreen() {
  const { po_slug, slug } = useParams();
  return <RecordPage entry={purchaseOrderPageEntry} idOrSlug={po_slug ?? slug ?? NEW} tab="details" />;
}
