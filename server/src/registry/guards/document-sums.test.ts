import { array, boolean, constantFrom, integer, record, sample, shuffledSubarray } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { amountOf, decimalText } from '@fieldspan/domain/money/decimal';
import { amountOfLine, documentLines } from '@fieldspan/domain/money/document-lines';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  await ana.saved('CompanySetting/save', {
    taxes_json: '{"GST":{"taxRate":5,"isDefault":1},"PST":7,"HST":13}',
  });
}, 60_000);

afterAll(() => world.stop());

type Part = { description?: string; quantity?: string; price?: string; taxes?: string[]; [other: string]: unknown };
const line = (key: string, more: Part = {}) => ({ key, description: 'Pipe', quantity: '1', price: '10', ...more });
const text = (lines: readonly unknown[]) => JSON.stringify(lines);

const SERVICE_CALL = [
  line('a', { quantity: '2.75', price: '128', taxes: ['GST'] }),
  line('b', { price: '64.30', taxes: ['GST'] }),
  line('c', { quantity: '6', price: '18.3750', taxes: ['GST', 'PST'] }),
  line('d', { price: '249.90', taxes: ['GST', 'PST'] }),
  line('e', { price: '22.50', taxes: ['GST', 'PST'] }),
];

const draft = (lines: readonly unknown[], more: Record<string, unknown> = {}) =>
  ana.saved('ServiceInvoice/save', { lines_json: text(lines), ...more });

describe('what a document comes to', () => {
  it('is computed by the server, with each tax', async () => {
    const id = await draft(SERVICE_CALL, { total: 865.69 });
    const invoice = await found(ana, `ServiceInvoice/find/${id}`);
    expect(invoice).toMatchObject({ subtotal: 798.95, tax_total: 66.74, total: 865.69 });
    expect(JSON.parse(String(invoice['tax_lines_json']))).toEqual([
      { name: 'GST', rate: '5', base: 798.95, tax: 39.95 },
      { name: 'PST', rate: '7', base: 382.65, tax: 26.79 },
    ]);
  });

  it('is refused in words if the client computed otherwise, and nothing is stored', async () => {
    const id = await draft([line('a')]);
    const other = { id, lines_json: text([line('a'), line('b', { taxes: ['HST'] })]), total: 20 };
    expect(await refusal(ana, 'ServiceInvoice/save', other)).toBe(
      'The lines and taxes come to 21.30, not to 20.00. Nothing was saved; look at the document again.',
    );
    expect(await found(ana, `ServiceInvoice/find/${id}`)).toMatchObject({ total: 10, lines_json: text([line('a')]) });
  });

  it('of an order too, with prices that contain their tax', async () => {
    const id = await ana.saved('PurchaseOrder/save', {
      lines_json: text([line('a', { price: '197.35', taxes: ['HST'] })]),
      taxes_included: 1,
    });
    expect(await found(ana, `PurchaseOrder/find/${id}`)).toMatchObject({
      subtotal: 174.65,
      tax_total: 22.7,
      total: 197.35,
    });
  });

  it.each([
    [[line('a', { description: ' ' })], 'Line 1: It needs a description.'],
    [[line('a'), line('b', { quantity: 'x' })], /^Line 2: .*quantity/],
    [[line('a', { price: '1.00001' })], /^Line 1: .*price/],
    [[line('a', { discount: '101' })], /^Line 1: .*discount/],
    [[line('a', { taxes: ['VAT'] })], 'Line 1: there is no tax called VAT in the settings of the company.'],
    [[line('a'), line('a')], 'Line 2 has the key of an earlier one.'],
    [[line('a', { price: '-10' })], /less than zero/],
    [[line('a', { quantity: '999999999', price: '999999999' })], /too much/],
    [['pump'], /^Line 1: /],
  ])('of %j is refused', async (lines, words) => {
    expect(await refusal(ana, 'ServiceInvoice/save', { lines_json: text(lines) })).toMatch(words);
  });

  it('never carries a tax below 0 or above 100 percent, or finer than four decimals', async () => {
    const { data } = await ana.get('CompanySetting/get');
    const id = Array.isArray(data) ? data[0]?.id : undefined;
    const save = (taxes: unknown) => refusal(ana, 'CompanySetting/save', { id, taxes_json: JSON.stringify(taxes) });
    expect(await save({ GST: -5 })).toMatch(/between 0 and 100/);
    expect(await save({ GST: 9.975_012 })).toBe('The rate of GST may have four decimals at most.');
  });
});

describe('an issued document', () => {
  it('is numbered by its year, and never changes again', async () => {
    const id = await draft([line('a', { taxes: ['HST'] })], { issued: '2031-03-04' });
    const before = await found(ana, `ServiceInvoice/find/${id}`);
    expect(before['invoice_num']).toMatch(/^Draft [A-Z2-9]{6}$/);
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent', total: 11.3 });
    expect(await found(ana, `ServiceInvoice/find/${id}`)).toMatchObject({ invoice_num: 'INV-2031-0001', total: 11.3 });
    expect(await refusal(ana, 'ServiceInvoice/save', { id, lines_json: '[]' })).toMatch(/has been issued/);
    const write = world.services.db.system((tx) =>
      sql`update service_invoice set total = 1 where id = ${id}`.execute(tx),
    );
    await expect(write).rejects.toThrow('An issued document cannot be changed');
  });

  it('is refused where the taxes have changed since it was looked at', async () => {
    const id = await draft([line('a', { taxes: ['HST'] })]);
    await setTaxes('{"GST":5,"PST":7,"HST":15}');
    expect(await refusal(ana, 'ServiceInvoice/save', { id, status: 'Sent' })).toMatch(
      /^The lines and taxes come to 11.50/,
    );
    await setTaxes('{"GST":5,"PST":7,"HST":13}');
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
  });

  it('keeps a number that was typed, and counting goes round it', async () => {
    await draft([line('a')], { invoice_num: 'inv-2032-0001' });
    const id = await draft([line('a')], { issued: '2032-01-01' });
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent' });
    expect(await found(ana, `ServiceInvoice/find/${id}`)).toMatchObject({ invoice_num: 'INV-2032-0002' });
  });

  it('has no gap and no double in its numbers when 50 are issued at once and some fail', async () => {
    const drafts = await Promise.all(Array.from({ length: 50 }, () => draft([line('a')], { issued: '2033-05-05' })));
    // Every fifth says a total that is wrong: it is refused, and takes no number.
    const answers = await Promise.all(
      drafts.map((id, at) =>
        ana.post('ServiceInvoice/save', { id, status: 'Sent', ...(at % 5 === 0 && { total: 9 }) }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(40);
    const { rows } = await world.services.db.system((tx) =>
      sql<{
        invoice_num: string;
      }>`select invoice_num from service_invoice where invoice_num like 'INV-2033-%' order by 1`.execute(tx),
    );
    expect(rows.map(({ invoice_num }) => invoice_num)).toEqual(
      Array.from({ length: 40 }, (_, at) => `INV-2033-${String(at + 1).padStart(4, '0')}`),
    );
  }, 60_000);

  it('numbers quotes and orders on their own', async () => {
    const quote = await draft([line('a')], { is_quote: 1, issued: '2034-01-01' });
    await ana.saved('ServiceInvoice/save', { id: quote, status: 'Sent' });
    expect(await found(ana, `ServiceInvoice/find/${quote}`)).toMatchObject({ invoice_num: 'Q-2034-0001' });
    const order = await ana.saved('PurchaseOrder/save', { lines_json: text([line('a')]) });
    await ana.saved('PurchaseOrder/save', { id: order, status: 'Sent' });
    expect((await found(ana, `PurchaseOrder/find/${order}`))['po_num']).toMatch(/^PO-\d{4}-0001$/);
  });
});

describe('the lines of a document', () => {
  it('are billed once: time that is on one invoice is refused on another, until that is void', async () => {
    const log = await ana.saved('TimeLog/save', { time_in: '2026-11-02T08:00:00Z', time_out: '2026-11-02T10:00:00Z' });
    const from = [line('a', { source: { model: 'TimeLog', id: log } })];
    const first = await draft(from);
    await draft(from, { is_quote: 1 });
    const again = await refusal(ana, 'ServiceInvoice/save', { lines_json: text([line('z'), ...from]) });
    expect(again).toMatch(/^Line 2 is on invoice Draft \w{6} already\.$/);
    const both = await Promise.all([1, 2].map(() => ana.post('ServiceInvoice/save', { id: first, status: 'Void' })));
    expect(both.some(({ success }) => success)).toBe(true);
    const taken = await Promise.all([1, 2, 3].map(() => ana.post('ServiceInvoice/save', { lines_json: text(from) })));
    expect(taken.filter(({ success }) => success)).toHaveLength(1);
  });

  it('are saved by two people over one version only once', async () => {
    const id = await draft([line('a')]);
    const answers = await Promise.all(
      ['b', 'c'].map((key) =>
        ana.post('ServiceInvoice/save', { id, version: 1, lines_json: text([line('a'), line(key)]) }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('are written by whoever may, and by nobody of another company', async () => {
    const id = await draft([line('a')]);
    await grant(world, 'bob', { 'Service Quotes/Invoices': { read: true, write: false } });
    const change = { id, lines_json: '[]' };
    expect(await refusal(bob, 'ServiceInvoice/save', change)).toMatch(/permission/);
    const eve = await world.signIn('eve');
    expect(await refusal(eve, 'ServiceInvoice/save', change)).toBe('Invoice not found.');
    const seen = await world.services.db.as({ tenantId: world.ids['lake'] ?? 0, userId: world.ids['eve'] ?? 0 }, (tx) =>
      sql`select id from document_line`.execute(tx),
    );
    expect(seen.rows).toEqual([]);
  });
});

const decimal = (most: number) => integer({ min: -most, max: most }).map((value) => decimalText(BigInt(value)));
const anyLines = array(
  record({
    kind: constantFrom('item', 'item', 'item', 'section', 'text'),
    quantity: decimal(5_000_000),
    price: decimal(90_000_000),
    discount: integer({ min: 0, max: 1_000_000 }).map((value) => decimalText(BigInt(value))),
    taxes: shuffledSubarray(['GST', 'PST', 'HST']),
    optional: boolean(),
    chosen: boolean(),
  }),
  { maxLength: 8 },
);

it('10,000 random documents come to the same cents in the database', async () => {
  const documents = sample(anyLines, 10_000).map((lines) => lines.map((each, at) => line(String(at), each)));
  const { rows } = await world.services.db.system((tx) =>
    sql<{ at: number; amounts: (number | null)[] | null }>`
      select d.at::int as at, (select json_agg(l.amount order by l.sort) from lines_of(d.lines) l)::text as amounts
      from json_array_elements(${JSON.stringify(documents)}::json) with ordinality as d (lines, at) order by d.at`.execute(
      tx,
    ),
  );
  const computed = documents.map((lines) =>
    documentLines(JSON.stringify(lines)).map((each) => {
      const cents = amountOfLine(each);
      return cents === null ? null : amountOf(cents);
    }),
  );
  expect(rows.map(({ amounts }) => JSON.parse(String(amounts)) ?? [])).toEqual(computed);
}, 60_000);

async function setTaxes(taxes_json: string): Promise<void> {
  await world.services.db.system((tx) =>
    tx.updateTable('company_setting').set({ taxes_json }).where('tenant_id', '=', 1).execute(),
  );
}
