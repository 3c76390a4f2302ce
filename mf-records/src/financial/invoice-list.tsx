import { RecordList } from '../engine/record-list.tsx';
import { invoiceListEntry } from './invoice-list-entry.tsx';

export function InvoiceList() {
  return <RecordList entry={invoiceListEntry} />;
}
