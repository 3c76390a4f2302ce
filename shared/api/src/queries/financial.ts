import { call, callList, callSome, callSum } from '@fieldspan/api/call';
import type { Filters } from '@fieldspan/contract/filters';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const WORK = ['slug', 'job_num', 'job_name'] as const;
const CUSTOMER_WORK = [...WORK, 'customer_name_cache'] as const;

export const invoicesQuery = (query: ListQuery<'ServiceInvoice'>) =>
  queryValue(['ServiceInvoice', 'list', query], ({ signal }) =>
    callList('ServiceInvoice', { ...query, include: { Service: CUSTOMER_WORK } }, { signal }),
  );
export type InvoiceRow = QueryAnswer<typeof invoicesQuery>['rows'][number];

export const invoiceQuery = (idOrSlug: string) =>
  queryValue(['ServiceInvoice', 'record', idOrSlug], ({ signal }) =>
    call('ServiceInvoice/find', { slug: idOrSlug, include: { Service: CUSTOMER_WORK } }, { signal }),
  );
export type Invoice = QueryAnswer<typeof invoiceQuery>;

export const purchaseOrdersQuery = (query: ListQuery<'PurchaseOrder'>) =>
  queryValue(['PurchaseOrder', 'list', query], ({ signal }) =>
    callList(
      'PurchaseOrder',
      { ...query, include: { Job: WORK, Service: WORK, Supplier: ['slug', 'name'] } },
      { signal },
    ),
  );
export type PurchaseOrderRow = QueryAnswer<typeof purchaseOrdersQuery>['rows'][number];

export const purchaseOrderQuery = (idOrSlug: string) =>
  queryValue(['PurchaseOrder', 'record', idOrSlug], ({ signal }) =>
    call(
      'PurchaseOrder/find',
      { slug: idOrSlug, include: { Job: WORK, Service: WORK, Supplier: ['slug', 'name'] } },
      { signal },
    ),
  );
export type PurchaseOrder = QueryAnswer<typeof purchaseOrderQuery>;

/** How many documents match, and what they come to; the database adds them up. */
export const invoiceSumQuery = (filters: Filters<'ServiceInvoice'>) =>
  queryValue(['ServiceInvoice', 'sum', filters], ({ signal }) =>
    callSum('ServiceInvoice', { field: 'total', filters }, { signal }),
  );

/** How many invoices match, and what is left to pay of them. */
export const balanceSumQuery = (filters: Filters<'ServiceInvoice'>) =>
  queryValue(['ServiceInvoice', 'balance', filters], ({ signal }) =>
    callSum('ServiceInvoice', { field: 'balance', filters }, { signal }),
  );

export const purchaseOrderSumQuery = (filters: Filters<'PurchaseOrder'>) =>
  queryValue(['PurchaseOrder', 'sum', filters], ({ signal }) =>
    callSum('PurchaseOrder', { field: 'total', filters }, { signal }),
  );

export const expenseSumQuery = (filters: Filters<'Expense'>) =>
  queryValue(['Expense', 'sum', filters], ({ signal }) => callSum('Expense', { field: 'amount', filters }, { signal }));

/** Invoices or quotes of one service call. */
export const serviceInvoicesQuery = (serviceId: number, isQuote: 0 | 1) =>
  queryValue(['ServiceInvoice', 'some-of-service', serviceId, isQuote], ({ signal }) =>
    callSome(
      'ServiceInvoice',
      { filters: { service_id: serviceId, is_quote: isQuote }, order: [['id', 'DESC']], limit: 100 },
      { signal },
    ),
  );

/** Purchase orders of a project or a service call, newest first. */
export const relatedOrdersQuery = (parent: { job_id: number } | { service_id: number }) =>
  queryValue(['PurchaseOrder', 'some-of', parent], ({ signal }) =>
    callSome(
      'PurchaseOrder',
      { filters: parent, include: { Supplier: ['slug', 'name'] }, order: [['id', 'DESC']], limit: 100 },
      { signal },
    ),
  );

/** Expenses of a project or a service call, newest first. */
export const relatedExpensesQuery = (parent: { job_id: number } | { service_id: number }) =>
  queryValue(['Expense', 'some-of', parent], ({ signal }) =>
    callSome(
      'Expense',
      {
        filters: parent,
        include: { User: ['slug', 'first_name', 'last_name'] },
        order: [['spent_on', 'DESC']],
        limit: 100,
      },
      { signal },
    ),
  );

export const serviceContractsListQuery = (query: ListQuery<'ServiceContract'>) =>
  queryValue(['ServiceContract', 'list', query], ({ signal }) =>
    callList('ServiceContract', { ...query, include: { Customer: ['slug', 'name'] } }, { signal }),
  );
export type ServiceContractRow = QueryAnswer<typeof serviceContractsListQuery>['rows'][number];

export const serviceContractQuery = (idOrSlug: string) =>
  queryValue(['ServiceContract', 'record', idOrSlug], ({ signal }) =>
    call('ServiceContract/find', { slug: idOrSlug, include: { Customer: ['slug', 'name'] } }, { signal }),
  );
