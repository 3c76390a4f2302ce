import { centsText } from './cents-text.ts';
import { accountName } from './accounts.ts';
import type { AccountingSettings } from './accounts.ts';
import { ENTRY_NAMES } from './entry.ts';
import type { Entry } from './entry.ts';

const HEADERS = [
  'Transaction',
  'Date',
  'Type',
  'Number',
  'Name',
  'Project or call',
  'Description',
  'Account',
  'Tax',
  'Debit',
  'Credit',
  'Due',
];

/** A row for each amount; the debits and credits of a transaction come to the same. */
export function booksRows(entries: readonly Entry[], settings: AccountingSettings): string[][] {
  const rows = entries.flatMap((entry, index) =>
    entry.splits.map(({ account, cents, tax, rate }) => [
      String(index + 1),
      entry.day,
      ENTRY_NAMES[entry.kind],
      entry.number,
      entry.name,
      entry.job,
      entry.memo,
      accountName(settings, account),
      tax === undefined ? '' : `${tax} ${rate ?? ''}`.trim(),
      cents > 0 ? centsText(cents) : '',
      cents > 0 ? '' : centsText(-cents),
      entry.due ?? '',
    ]),
  );
  return [HEADERS, ...rows];
}
