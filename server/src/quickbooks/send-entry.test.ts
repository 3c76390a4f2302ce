import { bookInvoice, bookPurchase } from '@fieldspan/domain/accounting/book';
import type { ChosenAccounts } from '@fieldspan/domain/accounting/journal';
import { beforeEach, describe, expect, it } from 'vitest';
import type { LocalBooks } from './local-books.ts';
import { LocalIntuit } from './local-intuit.ts';
import { openLocalQuickbooks } from './open-quickbooks.ts';
import type { Books, QuickbooksAdapter } from './quickbooks-adapter.ts';
import { sendEntry } from './send-entry.ts';

let local: LocalIntuit;
let adapter: QuickbooksAdapter;
let reached: Books;
let books: LocalBooks;

const clock = () => new Date();
const BACK = 'https://app.test/apps/integrations';
const CHOSEN: ChosenAccounts = {
  receivable: { id: '84', name: '' },
  service_sales: { id: '1', name: '' },
  payable: { id: '33', name: '' },
  material: { id: '80', name: '' },
  tax_paid: { id: '91', name: '' },
  expenses: { id: '41', name: '' },
};
const NAMED = { day: '2026-05-02', due: null, number: 'B-9', name: "O'Neil \\ Sons: Pipes", job: 'J-1', memo: '' };
const bill = bookPurchase({
  ...NAMED,
  kind: 'bill',
  code: 'material',
  total: 11_300,
  claimed: 1300,
  taxes: [{ name: 'HST', rate: '13%', cents: 1300 }],
});

beforeEach(async () => {
  local = new LocalIntuit(clock);
  adapter = openLocalQuickbooks(local, clock);
  adapter.consentUrl({ state: 's', back: BACK, tenantId: 1 });
  const code = new URL(local.consents('s')?.[0]?.url ?? '').searchParams.get('code') ?? '';
  const { access } = await adapter.exchange({ code, back: BACK });
  reached = { realm: '1001', access };
  const opened = local.books.get('1001');
  if (opened === undefined) throw new Error('No books');
  books = opened;
});

const send = (entry: typeof bill, requestId: string): Promise<string> =>
  sendEntry(adapter, reached, { entry, chosen: CHOSEN, requestId, today: '2026-05-03' });

describe('an entry that is sent', () => {
  it('credits the supplier, whom it makes once, whatever stands in the name', async () => {
    await send(bill, 'a');
    await send(bill, 'b');
    expect(books.vendors).toMatchObject([{ DisplayName: "O'Neil \\ Sons Pipes" }]);
    expect(books.entries).toHaveLength(2);
    expect(books.entries[0]).toMatchObject({
      PrivateNote: "B-9, O'Neil \\ Sons: Pipes, J-1",
      Line: [
        {
          Amount: 113,
          JournalEntryLineDetail: {
            PostingType: 'Credit',
            AccountRef: { value: '33' },
            Entity: { Type: 'Vendor', EntityRef: { value: books.vendors[0]?.Id } },
          },
        },
        { Amount: 100, JournalEntryLineDetail: { PostingType: 'Debit', AccountRef: { value: '80' } } },
        { Amount: 13, JournalEntryLineDetail: { PostingType: 'Debit', AccountRef: { value: '91' } } },
      ],
    });
  });

  it('is one entry for one request, and one person for two that miss them at once', async () => {
    const [first, second] = await Promise.all([send(bill, 'a'), send(bill, 'a')]);
    expect(first).toBe(second);
    expect([books.entries.length, books.vendors.length]).toEqual([1, 1]);
  });

  it('names nobody for an expense, and tells a customer from a supplier of one name', async () => {
    await send(bookPurchase({ ...NAMED, kind: 'expense', code: 'material', total: 500, claimed: 0, taxes: [] }), 'a');
    expect([books.vendors, books.customers]).toEqual([[], []]);
    await send(bill, 'b');
    const invoice = { isProject: false, isCredit: false, total: 700, taxTotal: 0, held: 0, released: 0, taxes: [] };
    await send(bookInvoice({ ...NAMED, ...invoice }), 'c');
    await send(bookInvoice({ ...NAMED, ...invoice }), 'd');
    expect(books.customers).toMatchObject([{ DisplayName: "O'Neil \\ Sons Pipes (customer)" }]);
  });

  it('is refused in the words of the books', async () => {
    await expect(
      sendEntry(adapter, reached, {
        entry: bill,
        chosen: { ...CHOSEN, material: { id: '84', name: '' } },
        requestId: 'a',
        today: '2026-05-03',
      }),
    ).rejects.toThrow('When you use Accounts Receivable, you must choose a customer in the Name field.');
    await expect(
      adapter.make({ ...reached, access: 'x' }, { kind: 'journalentry', body: {}, requestId: 'b' }),
    ).rejects.toThrow('lets nobody in');
  });
});
