import { callSome } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** What was paid of one invoice, in the order in which it was written down. */
export const invoicePaymentsQuery = (invoiceId: number) =>
  queryValue(['PaymentAllocation', 'some-of-invoice', invoiceId], ({ signal }) =>
    callSome(
      'PaymentAllocation',
      { filters: { invoice_id: invoiceId }, include: { Payment: true }, order: [['id', 'ASC']], limit: 200 },
      { signal },
    ),
  );
export type InvoicePayment = QueryAnswer<typeof invoicePaymentsQuery>['rows'][number];
