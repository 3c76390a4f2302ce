import { callSome } from '@fieldspan/api/call';
import type { Allocation } from '@fieldspan/domain/money/allocations';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** What was paid of one invoice of a service call or a project, in the order in which it was written down. */
export const paymentsOfQuery = ({ model, id }: Pick<Allocation, 'model' | 'id'>) =>
  queryValue(
    [model === 'JobInvoice' ? 'JobPaymentAllocation' : 'PaymentAllocation', 'some-of-invoice', id],
    async ({ signal }) => {
      const query = { include: { Payment: true }, order: [['id', 'ASC']], limit: 200 } as const;
      if (model === 'JobInvoice')
        return await callSome('JobPaymentAllocation', { ...query, filters: { job_invoice_id: id } }, { signal });
      return await callSome('PaymentAllocation', { ...query, filters: { invoice_id: id } }, { signal });
    },
  );
export type PaidPart = QueryAnswer<typeof paymentsOfQuery>['rows'][number];
