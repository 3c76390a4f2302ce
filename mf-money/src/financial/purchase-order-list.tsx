import { RecordList } from '@fieldspan/records/list/record-list';
import { purchaseOrderListEntry } from './purchase-order-list-entry.tsx';

export function PurchaseOrderList() {
  return <RecordList entry={purchaseOrderListEntry} />;
}
