import { ACCOUNTS, accountName } from './accounts.ts';
import type { AccountingSettings } from './accounts.ts';
import { centsText } from './cents-text.ts';
import type { Entry, EntryKind, Split } from './entry.ts';

/**
 * The kinds of QuickBooks Desktop. Expenses, and what takes an entry back, are entries of the journal: they ask for no document
 * there.
 */
const TYPES: Readonly<Record<EntryKind, string>> = {
  invoice: 'INVOICE',
  credit: 'CREDIT MEMO',
  payment: 'PAYMENT',
  refund: 'GENERAL JOURNAL',
  bill: 'BILL',
  expense: 'GENERAL JOURNAL',
  reversal: 'GENERAL JOURNAL',
};

const COLUMNS = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'AMOUNT', 'DOCNUM', 'MEMO', 'DUEDATE', 'INVITEM'] as const;

/** QuickBooks has no name longer than 41 characters, and no number longer than 11. */
const LONGEST_NAME = 41;
const LONGEST_NUMBER = 11;
const NAMELESS = 'Not named';
const OTHER_SIDE = ' (supplier)';

/** A cell of one line: tabs and breaks end one, quotes begin one. */
const cell = (text: string): string =>
  text
    .replaceAll(/[\t\r\n]+/g, ' ')
    .replaceAll(/["“”]/g, "'")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[–—]/g, '-')
    .trim();

/** A colon would make it a name below another one. */
const nameCell = (name: string, most = LONGEST_NAME): string =>
  cell(name).replaceAll(':', '-').slice(0, most).trim() || NAMELESS;

/** The end of a number tells it from the others. */
const numberCell = (number: string): string => cell(number).slice(-LONGEST_NUMBER);

const dateCell = (day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}/${date}/${year}`;
};

const line = (...cells: readonly string[]): string => cells.join('\t');

/** What names a line of an invoice there: a tax, or the account. */
const itemName = (split: Split, settings: AccountingSettings): string =>
  split.tax === undefined ? nameCell(accountName(settings, split.account), 31) : nameCell(split.tax, 31);

const hasItems = ({ kind }: Entry): boolean => kind === 'invoice' || kind === 'credit';

/**
 * Entries as a file for QuickBooks Desktop: the accounts, names and items that they need, then each with its splits, which come
 * to nothing.
 */
export function iifText(entries: readonly Entry[], settings: AccountingSettings): string {
  const customers = new Set(entries.filter(({ party }) => party === 'customer').map(({ name }) => nameCell(name)));
  const names = (entry: Entry): string => partyName(entry, customers);
  return [
    ...lists(entries, { settings, customers, names }),
    line('!TRNS', ...COLUMNS),
    line('!SPL', ...COLUMNS),
    '!ENDTRNS',
    ...entries.flatMap((entry) => transaction(entry, settings, names(entry))),
    '',
  ].join('\r\n');
}

/** QuickBooks has each name once, whether it is of a customer or a supplier. */
function partyName({ party, name }: Entry, customers: ReadonlySet<string>): string {
  if (party === 'none') return '';
  const known = nameCell(name);
  if (party === 'customer' || !customers.has(known)) return known;
  return `${nameCell(name, LONGEST_NAME - OTHER_SIDE.length)}${OTHER_SIDE}`;
}

type Known = {
  settings: AccountingSettings;
  customers: ReadonlySet<string>;
  names: (entry: Entry) => string;
};

function lists(entries: readonly Entry[], { settings, customers, names }: Known): string[] {
  const splits = entries.flatMap((entry) => entry.splits);
  const roles = [...new Set(splits.map(({ account }) => account))];
  const suppliers = new Set(entries.filter(({ party }) => party === 'vendor').map(names));
  const items = new Map(
    entries
      .filter(hasItems)
      .flatMap((entry) => entry.splits.slice(1))
      .map((split) => [itemName(split, settings), split]),
  );
  return [
    line('!ACCNT', 'NAME', 'ACCNTTYPE'),
    ...roles.map((role) => line('ACCNT', cell(accountName(settings, role)), ACCOUNTS[role].kind)),
    line('!CUST', 'NAME'),
    ...[...customers].map((name) => line('CUST', name)),
    line('!VEND', 'NAME'),
    ...[...suppliers].map((name) => line('VEND', name)),
    line('!INVITEM', 'NAME', 'INVITEMTYPE', 'ACCNT'),
    ...[...items].map(([name, { account, tax }]) =>
      line('INVITEM', name, tax === undefined ? 'SERV' : 'OTHC', cell(accountName(settings, account))),
    ),
  ];
}

function transaction(entry: Entry, settings: AccountingSettings, name: string): string[] {
  const { kind, day, due, number, memo, job } = entry;
  // Who has no name in the books is named in the words beside.
  const shop = entry.party === 'none' ? entry.name : '';
  const said = cell([number, job, shop, memo].filter((text) => text !== '').join(', '));
  const rows = entry.splits.map((split, at) =>
    line(
      at === 0 ? 'TRNS' : 'SPL',
      TYPES[kind],
      dateCell(day),
      cell(accountName(settings, split.account)),
      // In the journal only the one line that a customer or supplier owes by has a name.
      at === 0 || kind === 'payment' || split.account === 'receivable' ? name : '',
      centsText(split.cents),
      numberCell(number),
      split.tax === undefined ? said : cell(`${split.tax} ${split.rate ?? ''}`),
      due === null ? '' : dateCell(due),
      at > 0 && hasItems(entry) ? itemName(split, settings) : '',
    ),
  );
  return [...rows, 'ENDTRNS'];
}
