import { call, callAll } from '@fieldspan/api/call';
import { refreshReaders } from '@fieldspan/api/query-client';
import type { AccountingPayloads } from '@fieldspan/contract/accounting-calls';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** What would go to the books of a span of days. */
export const booksPreviewQuery = (span: { from: string; to: string }) =>
  queryValue(['Accounting', 'preview', span], ({ signal }) => call('Accounting/preview', span, { signal }));

/** What went to the books, the last first. */
export const bookExportsQuery = () =>
  queryValue(['AccountingExport', 'all'], ({ signal }) =>
    callAll(
      'AccountingExport',
      { include: { CreatedBy: ['first_name', 'last_name'] }, order: [['export_num', 'DESC']] },
      { signal },
    ),
  );
export type BookExport = QueryAnswer<typeof bookExportsQuery>[number];

/** Keeps what goes to the books, once. */
export async function exportBooks(sent: AccountingPayloads['Accounting/export']): Promise<void> {
  try {
    await call('Accounting/export', sent);
  } finally {
    // Refused or not: somebody else may have exported meanwhile.
    await refreshReaders('Accounting/export');
  }
}
