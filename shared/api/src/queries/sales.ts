import { call } from '@fieldspan/api/call';
import type { SalesQuestion } from '@fieldspan/contract/sales-calls';
import { queryValue } from './query-value.ts';

/** What was sold, by person, type, customer or month. */
export const salesQuery = (question: SalesQuestion) =>
  queryValue(['Company', 'sales', question], ({ signal }) => call('Company/sales', question, { signal }));

/** What was billed and paid in the six weeks up to a day. */
export const billedAndPaidQuery = (today: string) =>
  queryValue(['Company', 'billed-and-paid', today], ({ signal }) =>
    call('Company/billed-and-paid', { today }, { signal }),
  );
