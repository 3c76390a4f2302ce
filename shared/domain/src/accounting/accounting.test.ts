import { describe, expect, it } from 'vitest';
import { accountingSettings, wrongAccounting } from './accounts.ts';
import { bookInvoice, bookPayment, bookPurchase } from './book.ts';
import { booksRows } from './books-csv.ts';
import { entryCents, saysSame, takenBack } from './entry.ts';
import type { Entry } from './entry.ts';
import { iifText } from './iif.ts';

const said = { day: '2026-05-20', due: null, number: 'INV-2026-0007', name: 'Willow Court', job: 'J-1', memo: '' };
const HST = { name: 'HST', rate: '13%', cents: 279_377 };

/** PI-1 of the project in Ontario: gross 23,878.35, held 2,387.84, HST 2,793.77, due 24,284.28. */
const PROGRESS = bookInvoice({
  ...said,
  due: '2026-06-19',
  isProject: true,
  isCredit: false,
  total: 2_428_428,
  taxTotal: 279_377,
  held: 238_784,
  released: 0,
  taxes: [HST],
});
const RELEASE = bookInvoice({
  ...said,
  isProject: true,
  isCredit: false,
  total: 578_653,
  taxTotal: 66_571,
  held: 0,
  released: 512_082,
  taxes: [{ ...HST, cents: 66_571 }],
});
const CREDIT = bookInvoice({
  ...said,
  isProject: true,
  isCredit: true,
  total: -31_970,
  taxTotal: -3678,
  held: -3143,
  released: 0,
  taxes: [{ ...HST, cents: -3678 }],
});
const BILL = bookPurchase({
  ...said,
  kind: 'bill',
  code: 'material',
  total: 219_197,
  claimed: 25_217,
  taxes: [{ ...HST, cents: 25_217 }],
});
const EXPENSE = bookPurchase({
  ...said,
  name: 'Gas "Bar"\tMain',
  kind: 'expense',
  code: 'other',
  total: 11_300,
  claimed: 0,
  taxes: [],
});
const REFUND = bookPayment({ ...said, kind: 'refund', came: -5000 });
const ALL = [PROGRESS, RELEASE, CREDIT, BILL, EXPENSE, REFUND, takenBack(PROGRESS, '2026-07-01')];

const sumOf = ({ splits }: Entry): number => splits.reduce((sum, { cents }) => sum + cents, 0);
const NONE = accountingSettings(null);

describe('what the books say of a record', () => {
  it.each(ALL)('comes to nothing: $kind', (entry) => expect(sumOf(entry)).toBe(0));

  it('holds back, and releases, beside the sales', () => {
    expect(PROGRESS.splits.map(({ account, cents }) => [account, cents])).toEqual([
      ['receivable', 2_428_428],
      ['project_sales', -2_387_835],
      ['holdback', 238_784],
      ['tax_collected', -279_377],
    ]);
    expect(RELEASE.splits.map(({ account, cents }) => [account, cents])).toEqual([
      ['receivable', 578_653],
      ['holdback', -512_082],
      ['tax_collected', -66_571],
    ]);
  });

  it('claims back what is claimed, and the rest is the cost', () => {
    expect(BILL.splits).toEqual([
      { account: 'payable', cents: -219_197 },
      { account: 'material', cents: 193_980 },
      { account: 'tax_paid', cents: 25_217, tax: 'HST', rate: '13%' },
    ]);
    expect(EXPENSE.splits.map(({ account }) => account)).toEqual(['expenses', 'other']);
  });

  it('has taxes that do not come to the tax of the document in one sum', () => {
    const odd = bookPurchase({ ...said, kind: 'bill', code: 'other', total: 1000, claimed: 50, taxes: [HST] });
    expect(odd.splits.at(-1)).toEqual({ account: 'tax_paid', cents: 50 });
    expect(sumOf(odd)).toBe(0);
  });

  it('is taken back on a later day, never before its own', () => {
    expect(entryCents(takenBack(PROGRESS, '2026-07-01'))).toBe(-2_428_428);
    expect(takenBack(PROGRESS, '2026-01-01').day).toBe(PROGRESS.day);
    expect(saysSame(PROGRESS, { ...PROGRESS, name: 'Renamed' })).toBe(true);
    expect(saysSame(PROGRESS, RELEASE)).toBe(false);
  });
});

describe('the file for QuickBooks Desktop', () => {
  const lines = iifText(ALL, NONE).split('\r\n');
  const blocks = lines
    .slice(lines.indexOf('!ENDTRNS') + 1)
    .join('\n')
    .split('ENDTRNS\n')
    .map((block) => block.split('\n').filter((row) => row !== ''))
    .filter((block) => block.length > 0);

  it('has a block for each entry whose lines come to nothing', () => {
    expect(blocks).toHaveLength(ALL.length);
    for (const block of blocks) {
      expect(block.map((row) => row.split('\t')[0])).toEqual(['TRNS', ...block.slice(1).map(() => 'SPL')]);
      expect(block.reduce((sum, row) => sum + Math.round(Number(row.split('\t')[5]) * 100), 0)).toBe(0);
    }
  });

  it('says an invoice with the tax apart, in the forms that QuickBooks has', () => {
    expect(blocks[0]?.map((row) => row.split('\t').slice(0, 7))).toEqual([
      ['TRNS', 'INVOICE', '05/20/2026', 'Accounts Receivable', 'Willow Court', '24284.28', 'V-2026-0007'],
      ['SPL', 'INVOICE', '05/20/2026', 'Project Income', '', '-23878.35', 'V-2026-0007'],
      ['SPL', 'INVOICE', '05/20/2026', 'Holdbacks Receivable', '', '2387.84', 'V-2026-0007'],
      ['SPL', 'INVOICE', '05/20/2026', 'Taxes Collected', '', '-2793.77', 'V-2026-0007'],
    ]);
    expect(lines).toContain('INVITEM\tHST\tOTHC\tTaxes Collected');
    expect(lines).toContain('ACCNT\tHoldbacks Receivable\tOCASSET');
  });

  it('tells a supplier from a customer of the same name, and lets no name end a cell', () => {
    expect(lines).toContain('CUST\tWillow Court');
    expect(lines).toContain('VEND\tWillow Court (supplier)');
    expect(new Set(lines.filter((row) => /^(?:TRNS|SPL)\t/.test(row)).map((row) => row.split('\t').length))).toEqual(
      new Set([10]),
    );
  });

  it('calls accounts what the company says', () => {
    const settings = accountingSettings('{"accounts":{"receivable":"1200 Debtors"}}');
    expect(iifText([PROGRESS], settings)).toContain('TRNS\tINVOICE\t05/20/2026\t1200 Debtors\t');
  });
});

describe('the general file', () => {
  it('has debits and credits that come to the same', () => {
    const [, ...rows] = booksRows(ALL, NONE);
    const sum = (at: number) => rows.reduce((cents, row) => cents + Math.round(Number(row[at] ?? 0) * 100), 0);
    expect(sum(9)).toBe(sum(10));
    expect(rows[3]?.join('|')).toBe(
      '1|2026-05-20|Invoice|INV-2026-0007|Willow Court|J-1||Taxes Collected|HST 13%||2793.77|2026-06-19',
    );
  });
});

it('keeps names of accounts that a line holds, of accounts that there are', () => {
  expect(wrongAccounting('{"accounts":{"bank":"Chequing"}}')).toEqual([]);
  expect(wrongAccounting('{"accounts":{"bank":"a\\tb"}}')).toEqual(['accounts.bank']);
  expect(wrongAccounting('{"accounts":{"vault":"x"}}')).not.toEqual([]);
});
