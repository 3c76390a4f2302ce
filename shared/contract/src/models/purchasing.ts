import { BILL_STATES } from '@fieldspan/domain/document-states';
import { choice, date, instant, jsonList, madeOnce, money, needDate, needRef, needText, ref, text } from '../field.ts';
import { model, one } from '../model.ts';
import { documentSums } from './document-fields.ts';

/** What came of a purchase order, on a day; less than nought takes back what was counted wrong. */
export const OrderReceipt = model('OrderReceipt', () => ({
  index: ['po_id'],
  unique: [['client_key']],
  fields: {
    po_id: needRef('PurchaseOrder'),
    received_on: needDate(),
    /** `[{"line":"<key of the order's line>","quantity":"8"}]` */
    lines_json: jsonList(),
    /** Where the materials of its lines lie then. */
    stock_place_id: ref('StockPlace'),
    note: text(),
    ...madeOnce,
  },
  relations: { PurchaseOrder: one('PurchaseOrder', 'po_id'), User: one('User', 'created_by') },
}));

/** The invoice of a supplier for a purchase order; its lines have the keys of the order's lines. */
export const SupplierBill = model('SupplierBill', () => ({
  title: 'bill_num',
  search: ['bill_num'],
  index: ['po_id', 'supplier_id', 'job_id', 'service_id'],
  unique: [['supplier_id', 'bill_num'], ['client_key']],
  fields: {
    /** As the supplier numbers it. */
    bill_num: needText(),
    po_id: needRef('PurchaseOrder'),
    supplier_id: ref('Contact'),
    job_id: ref('Job', { readOnly: true }),
    service_id: ref('Service', { readOnly: true }),
    status: choice(BILL_STATES),
    issued: date(),
    due: date(),
    ...documentSums,
    /** What its lines come to beyond the prices of the order. */
    price_difference: money({ readOnly: true }),
    /** What it costs without the taxes that are claimed back. */
    cost: money({ readOnly: true }),
    approved_by: ref('User', { readOnly: true }),
    approved_at: instant({ readOnly: true }),
    ...madeOnce,
  },
  relations: {
    PurchaseOrder: one('PurchaseOrder', 'po_id'),
    Supplier: one('Contact', 'supplier_id'),
    Job: one('Job', 'job_id'),
    Service: one('Service', 'service_id'),
    ApprovedBy: one('User', 'approved_by'),
  },
}));
