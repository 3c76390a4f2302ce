import { call } from '@fieldspan/api/call';
import { refreshReaders } from '@fieldspan/api/query-client';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** What everybody is paid for the period of pay that a day is in. */
export const payPeriodQuery = (day: string) =>
  queryValue(['Payroll', 'period', day], ({ signal }) => call('Payroll/period', { day }, { signal }));
export type PayPeriodRows = QueryAnswer<typeof payPeriodQuery>;

/** Keeps the lines of a period; `cents` is the total that the person saw. */
export async function exportPeriod(from: string, cents: number): Promise<void> {
  try {
    await call('Payroll/export', { from, cents });
  } finally {
    // Refused or not: somebody else may have exported it meanwhile.
    await refreshReaders('Payroll/export');
  }
}
