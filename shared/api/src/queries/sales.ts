import { call } from '@fieldspan/api/call';
import type { SalesQuestion } from '@fieldspan/contract/sales-calls';
import { queryValue } from './query-value.ts';

/** What was sold, by person, type, customer or month. */
export const salesQuery = (question: SalesQuestion) =>
  queryValue(['Company', 'sales', question], ({ signal }) => call('Company/sales', question, { signal }));
