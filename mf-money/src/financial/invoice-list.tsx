import { RecordList } from '@fieldspan/records/list/record-list';
import { invoiceListEntry } from './invoice-list-entry.tsx';

export function InvoiceList() {
  return <RecordList entry={invoiceListEntry} />;
}
