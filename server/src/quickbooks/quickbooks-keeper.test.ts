import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { Biller } from '../testing/biller.ts';
import { refusal } from '../testing/record-calls.ts';
import type { LocalBooks } from './local-books.ts';
import type { LocalIntuit } from './local-intuit.ts';
import { connect, giveBooks, sendAll } from './testing/connected.ts';

let world: World;
let ana: Caller;
let eve: Caller;
let local: LocalIntuit;
let books: LocalBooks;
let service: number;
let later: (minutes: number) => void;
let day = 1;

/** All the accounts that invoices and payments go to. */
const ALL = { receivable: '84', bank: '4', service_sales: '1', tax_collected: '90' };

beforeAll(async () => {
  world = await openWorld();
  [ana, eve] = await Promise.all([world.signIn('ana'), world.signIn('eve')]);
  ({ local, later } = giveBooks(world));
  const biller = await Biller.open(ana);
  service = await ana.saved('Service/save', { job_name: 'Call', job_num: 'S-1', customer_id: biller.customer });
  await connect(world, ana);
  const opened = local.books.get('1001');
  if (opened === undefined) throw new Error('No books');
  books = opened;
}, 120_000);

afterAll(() => world.stop(), 60_000);

const dayText = (): string => `2026-05-${String(day).padStart(2, '0')}`;

async function exportDay(): Promise<string> {
  const span = { from: dayText(), to: dayText() };
  const { data } = await ana.get('Accounting/preview', span);
  const { rows, cents } = Object(data);
  const sent = { ...span, count: rows.length, cents, client_key: crypto.randomUUID() };
  return String(Object((await ana.post('Accounting/export', sent)).data).slug);
}

async function issue(price: number, of = service): Promise<number> {
  const lines_json = JSON.stringify([
    { key: 'a', description: 'Work', quantity: '1', price: String(price), taxes: ['HST'] },
  ]);
  day += 1;
  const id = await ana.saved('ServiceInvoice/save', { service_id: of, issued: dayText(), lines_json });
  await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
  return id;
}

/** An invoice of a day of its own, exported. */
async function exported(price: number): Promise<number> {
  const id = await issue(price);
  await exportDay();
  return id;
}

const work = (times = 1): Promise<void> => sendAll(world, times);

async function items(caller: Caller = ana) {
  const { data } = await caller.get('QuickbooksItem/get', { order: [['id', 'DESC']] });
  return Array.isArray(data) ? data : [];
}
const told = async (): Promise<string> =>
  JSON.stringify((await ana.get('Notification/get', { order: [['id', 'DESC']], limit: 1, page: 1 })).data);
const both = async () => (await items()).slice(0, 2).map(({ state, tries }) => [state, tries]);
const newest = async () => (await items())[0];

async function choose(ids: Record<string, string>) {
  const { data } = await ana.get('QuickbooksConnection/get');
  const before = (Array.isArray(data) ? data[0]?.accounts_json : null) ?? '';
  return ana.post('QuickbooksConnection/save-accounts', { accounts_json: JSON.stringify(ids), before });
}

/** Time goes on until what is tried again is due. */
const dueNow = () =>
  world.services.db.system((tx) =>
    sql`update quickbooks_item set next_try = now() where state = 'waiting' and next_try is not null`.execute(tx),
  );
const made = (): number => books.entries.length;
const postCount = (kind: string): number => local.asked.filter((each) => each === `POST ${kind}`).length;

describe('what goes to QuickBooks Online', () => {
  it('waits until its accounts are chosen, and says which is missing', async () => {
    await exported(100);
    expect(await newest()).toMatchObject({ state: 'waiting', problem: null, kind: 'invoice', amount: 113 });
    await work();
    expect(await newest()).toMatchObject({ state: 'waiting', problem: 'account', said: 'receivable', next_try: null });
    expect((await choose({ ...ALL, receivable: '35' })).errors.join()).toMatch(/“Chequing” cannot be the account for/);
    expect((await choose({ ...ALL, bank: '999' })).errors.join()).toMatch(/not in QuickBooks any more/);
    expect((await choose(ALL)).success).toBe(true);
    const stale = { accounts_json: '{}', before: '' };
    expect(await refusal(ana, 'QuickbooksConnection/save-accounts', stale)).toMatch(/changed this meanwhile/);
    expect((await eve.post('QuickbooksConnection/save-accounts', stale)).errors.join()).toMatch(/not connected/);
  });

  it('goes once, to the cent and with its customer, whoever sends', async () => {
    await work(3);
    expect(await newest()).toMatchObject({ state: 'sent', problem: null, tries: 2 });
    expect(books.customers).toMatchObject([{ DisplayName: 'Willow Court' }]);
    const [customer] = books.customers;
    expect(books.entries).toMatchObject([
      {
        TxnDate: '2026-05-02',
        DocNumber: expect.stringMatching(/^INV-/),
        Line: [
          {
            Amount: 113,
            JournalEntryLineDetail: {
              PostingType: 'Debit',
              AccountRef: { value: '84' },
              Entity: { Type: 'Customer', EntityRef: { value: customer?.Id } },
            },
          },
          { Amount: 100, JournalEntryLineDetail: { PostingType: 'Credit', AccountRef: { value: '1' } } },
          { Amount: 13, Description: 'HST 13%', JournalEntryLineDetail: { AccountRef: { value: '90' } } },
        ],
      },
    ]);
    await exported(50);
    await exported(60);
    await work(4);
    expect((await items()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
    expect([made(), postCount('journalentry'), books.customers.length]).toEqual([3, 3, 1]);
    expect(await items(eve)).toEqual([]);
    const queue = { is_connected: true, needs_consent: false, count: 3, pages: 1 };
    const counts = { waiting: 0, refused: 0, sent: 3, left: 0 };
    expect((await ana.get('QuickbooksItem/queue', { state: 'sent' })).data).toMatchObject({ ...queue, counts });
    expect((await ana.get('QuickbooksItem/queue', { page: 2 })).data).toMatchObject({ counts, rows: [] });
    expect((await eve.get('QuickbooksItem/queue')).data).toMatchObject({ is_connected: false, count: 0, rows: [] });
  });

  it.each(['lost answer', 'unreachable'] as const)('is one entry after a %s', async (mishap) => {
    const before = made();
    await exported(70);
    local.mishap = mishap;
    local.mishapAt = 'POST journalentry';
    await work();
    expect(await newest()).toMatchObject({ state: 'waiting', problem: 'unknown', tries: 1 });
    expect(made()).toBe(before + (mishap === 'lost answer' ? 1 : 0));
    await work();
    expect(await newest()).toMatchObject({ state: 'waiting', tries: 1 });
    await dueNow();
    await work(2);
    expect(await newest()).toMatchObject({ state: 'sent', tries: 2 });
    expect(made()).toBe(before + 1);
  });

  it('waits a minute, with all of its company, where QuickBooks is asked too often', async () => {
    await exported(80);
    await exported(81);
    local.mishap = { status: 429, body: {} };
    await work();
    expect(await both()).toEqual([
      ['waiting', 0],
      ['waiting', 1],
    ]);
    await dueNow();
    await work();
    expect(await both()).toEqual([
      ['sent', 1],
      ['sent', 2],
    ]);
  });

  it('stops with the words of QuickBooks, and goes when somebody sends it again', async () => {
    const account = books.accounts.find(({ Id }) => Id === '1');
    if (account === undefined) throw new Error('No account');
    account['Active'] = false;
    const id = await exported(90);
    await work();
    expect(await newest()).toMatchObject({
      state: 'refused',
      said: 'Object Not Found : Service Income has been made inactive.',
    });
    expect(await told()).toMatch(/INV-.* did not get into QuickBooks/);
    await dueNow();
    await work();
    expect(await newest()).toMatchObject({ state: 'refused', tries: 1 });
    // What takes it back waits for it.
    await ana.saved('ServiceInvoice/save', { id, status: 'Void', reason: 'Twice' });
    await exportDay();
    await work();
    expect(await newest()).toMatchObject({ kind: 'reversal', state: 'waiting', problem: 'earlier', tries: 0 });
    account['Active'] = true;
    const before = made();
    expect(await refusal(eve, 'QuickbooksItem/retry', {})).toMatch(/nothing to send again/);
    expect((await ana.post('QuickbooksItem/retry', {})).data).toEqual({ count: 2 });
    await work(2);
    expect((await items()).slice(0, 2).map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(made()).toBe(before + 2);
  });

  it('can be left out, and be sent after all', async () => {
    await choose({ ...ALL, service_sales: '' });
    await exported(95);
    await work();
    const { id } = await newest();
    expect(await refusal(eve, 'QuickbooksItem/leave-out', { id })).toMatch(/Only what waits or was refused/);
    await ana.post('QuickbooksItem/leave-out', { id });
    await choose(ALL);
    await work();
    expect(await newest()).toMatchObject({ state: 'left' });
    expect((await ana.post('QuickbooksItem/retry', { id })).success).toBe(true);
    await work();
    expect(await newest()).toMatchObject({ state: 'sent' });
    expect(await refusal(ana, 'QuickbooksItem/leave-out', { id })).toMatch(/Only what waits or was refused/);
    expect(await refusal(ana, 'QuickbooksItem/retry', { id })).toMatch(/nothing to send again/);
  });

  it('waits while nobody is let in, and while nothing is connected', async () => {
    later(61);
    await exported(96);
    await work();
    expect(await newest()).toMatchObject({ state: 'sent' });
    await ana.post('QuickbooksConnection/disconnect');
    await issue(97);
    const slug = await exportDay();
    expect(await newest()).toMatchObject({ amount: 108.48 });
    expect(await refusal(ana, 'QuickbooksItem/send', { slug })).toMatch(/not connected/);
    expect((await ana.get('QuickbooksItem/unsent')).data).toEqual({ exports: [] });
    await connect(world, ana);
    expect((await ana.get('QuickbooksItem/unsent')).data).toEqual({ exports: [expect.any(Number)] });
    expect((await ana.post('QuickbooksItem/send', { slug })).data).toEqual({ count: 1 });
    expect((await ana.get('QuickbooksItem/unsent')).data).toEqual({ exports: [] });
    expect(await refusal(ana, 'QuickbooksItem/send', { slug })).toMatch(/All of this export is sent/);
    await world.services.db.system((tx) => sql`update quickbooks_connection set needs_consent = 1`.execute(tx));
    await work();
    expect(await newest()).toMatchObject({ amount: 109.61, state: 'waiting', tries: 0 });
    await connect(world, ana);
    await work();
    expect(await newest()).toMatchObject({ state: 'sent' });
  });

  it('does not take back in new books what went to others', async () => {
    await connect(world, ana);
    await choose(ALL);
    const id = await exported(98);
    await work();
    await world.services.db.system((tx) =>
      sql`update quickbooks_item set realm_id = '7' where id = (select max(id) from quickbooks_item)`.execute(tx),
    );
    await ana.saved('ServiceInvoice/save', { id, status: 'Void', reason: 'Twice' });
    await exportDay();
    const before = made();
    await work();
    expect(await newest()).toMatchObject({ kind: 'reversal', state: 'refused', problem: 'books' });
    expect(made()).toBe(before);
    await ana.post('QuickbooksItem/leave-out', { id: (await newest()).id });
    expect(await newest()).toMatchObject({ state: 'left' });
  });

  it('makes a customer of a name that a supplier has', async () => {
    await connect(world, ana);
    await choose({ ...ALL, payable: '33', material: '80', tax_paid: '91' });
    const before = books.vendors.length;
    books.vendors.push({ Id: '7', DisplayName: 'Maple Ltd', Active: true });
    const customer_id = await ana.saved('Contact/save', { name: 'Maple Ltd' });
    const of = await ana.saved('Service/save', { job_name: 'Call', job_num: 'S-2', customer_id });
    await issue(10, of);
    await exportDay();
    await work();
    expect(await newest()).toMatchObject({ state: 'sent' });
    expect(books.customers.at(-1)).toMatchObject({ DisplayName: 'Maple Ltd (customer)' });
    expect(books.vendors.length).toBe(before + 1);
  });
});
