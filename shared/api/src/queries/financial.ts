import { call, callAll, callList, callSome } from '@fieldspan/api/call';
import { moneySum } from '@fieldspan/domain/money-sum';
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

/** The number of invoices that match the filters, and the sum of the newest. */
export const invoiceSumQuery = (filters: Filters<'ServiceInvoice'>) =>
  queryValue(['ServiceInvoice', 'sum', filters], async ({ signal }) => {
    const rows = await callAll('ServiceInvoice', { filters, fields: ['total'] }, { signal });
    return sumOf(rows.map(({ total }) => total));
  });

export const purchaseOrderSumQuery = (filters: Filters<'PurchaseOrder'>) =>
  queryValue(['PurchaseOrder', 'sum', filters], async ({ signal }) => {
    const rows = await callAll('PurchaseOrder', { filters, fields: ['total'] }, { signal });
    return sumOf(rows.map(({ total }) => total));
  });

export const expenseSumQuery = (filters: Filters<'Expense'>) =>
  queryValue(['Expense', 'sum', filters], async ({ signal }) => {
    const rows = await callAll('Expense', { filters, fields: ['amount'] }, { signal });
    return sumOf(rows.map(({ amount }) => amount));
  });

/** How many documents there are, and what they come to. */
export type MoneySum = { count: number; total: number };

const sumOf = (amounts: readonly (number | null)[]): MoneySum => ({ count: amounts.length, total: moneySum(amounts) });

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
