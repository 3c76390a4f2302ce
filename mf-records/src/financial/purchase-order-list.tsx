import { RecordList } from '../engine/record-list.tsx';
import { purchaseOrderListEntry } from './purchase-order-list-entry.tsx';

export function PurchaseOrderList() {
  return <RecordList entry={purchaseOrderListEntry} />;
}
