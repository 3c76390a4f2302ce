import { supplierBillQuery } from '@fieldspan/api/queries/purchasing';
import type { SupplierBill } from '@fieldspan/api/queries/purchasing';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { recordLock } from '@fieldspan/domain/record-lock';
import { DocumentState } from '@fieldspan/records/cells/document-state';
import type { PageEntry } from '@fieldspan/records/entry';
import { t } from '@fieldspan/ui/i18n';
import { BillBody } from './bill-body.tsx';
import { billPath } from '../purchasing/bill-path.ts';

const ORDERS = '/financial/purchase-orders';

export const billPageEntry: PageEntry<'SupplierBill', SupplierBill> = {
  model: 'SupplierBill',
  record: msg('Bill'),
  newTitle: msg('New bill'),
  list: { title: msg('Purchase orders'), to: ORDERS },
  trailOf: (bill) => [
    { label: t('Purchase orders'), to: ORDERS },
    ...(bill?.PurchaseOrder ? [{ label: bill.PurchaseOrder.po_num, to: `${ORDERS}/${bill.PurchaseOrder.slug}` }] : []),
  ],
  recordQuery: supplierBillQuery,
  titleOf: ({ bill_num }) => bill_num,
  subtitleOf: ({ Supplier, PurchaseOrder }) => [Supplier?.name, PurchaseOrder?.po_num].filter(Boolean).join(' · '),
  Status: ({ record }) => <DocumentState status={record.status} />,
  Above: BillBody,
  tabs: [{ key: 'details', label: msg('Bill') }],
  // It has no other tab, and is entered on its order.
  tabTo: (idOrSlug) => billPath(idOrSlug),
  canWrite: ({ viewer }, bill) =>
    mayWrite('SupplierBill')(viewer) && (bill === null || recordLock('SupplierBill', bill) === null),
  sections: [
    {
      title: msg('Bill'),
      fields: [
        { kind: 'text', name: 'bill_num', label: msg('Number of the supplier’s invoice'), required: true },
        { kind: 'date', name: 'issued', label: msg('Date of the bill') },
        { kind: 'date', name: 'due', label: msg('Due') },
        { kind: 'long-text', name: 'note', label: msg('Note'), wide: true },
      ],
    },
  ],
  blank: { status: 'Draft' },
};
