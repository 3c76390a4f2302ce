import { call, callSome } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const LIMIT = 100;
const PERSON = ['slug', 'first_name', 'last_name'] as const;

/** What came of an order, the latest first. */
export const receiptsOfOrderQuery = (orderId: number) =>
  queryValue(['OrderReceipt', 'some-of-order', orderId], ({ signal }) =>
    callSome(
      'OrderReceipt',
      { filters: { po_id: orderId }, include: { User: PERSON }, order: [['id', 'DESC']], limit: LIMIT },
      { signal },
    ),
  );
export type OrderReceipt = QueryAnswer<typeof receiptsOfOrderQuery>['rows'][number];

/** Bills of an order, a project or a service call, the latest first. */
export const billsQuery = (of: { po_id: number } | { job_id: number } | { service_id: number }) =>
  queryValue(['SupplierBill', 'some-of', of], ({ signal }) =>
    callSome(
      'SupplierBill',
      {
        filters: of,
        include: { Supplier: ['slug', 'name'], PurchaseOrder: ['slug', 'po_num'] },
        order: [['id', 'DESC']],
        limit: LIMIT,
      },
      { signal },
    ),
  );

export const supplierBillQuery = (idOrSlug: string) =>
  queryValue(['SupplierBill', 'record', idOrSlug], ({ signal }) =>
    call(
      'SupplierBill/find',
      {
        slug: idOrSlug,
        include: {
          PurchaseOrder: ['slug', 'po_num', 'lines_json', 'lines_state_json'],
          Supplier: ['slug', 'name'],
          Job: ['slug', 'job_num', 'job_name'],
          Service: ['slug', 'job_num', 'job_name'],
          ApprovedBy: PERSON,
        },
      },
      { signal },
    ),
  );
export type SupplierBill = QueryAnswer<typeof supplierBillQuery>;

/** Materials of the price list, with what they cost. */
export const materialCostsQuery = (ids: readonly number[]) =>
  queryValue(['Material', 'some-costs', ids], ({ signal }) =>
    callSome(
      'Material',
      { filters: { id: [...ids] }, fields: ['id', 'version', 'code', 'description', 'cost'], limit: LIMIT },
      { signal },
    ),
  );
