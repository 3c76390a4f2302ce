import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { Biller, progressJson, sumOf } from '../../testing/biller.ts';
import type { Steps } from '../../testing/biller.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let biller: Biller;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  biller = await Biller.open(ana);
}, 60_000);

afterAll(() => world.stop(), 60_000);

describe('an invoice of a project', () => {
  it('is refused with a total that was computed otherwise', async () => {
    const { job, lines } = await biller.project({ A: 1000 });
    const of = { job_id: job, progress_json: progressJson(lines, { A: { percent: '50' } }) };
    expect(await refusal(ana, 'JobInvoice/save', { ...of, total: 500 })).toBe(
      'The lines and taxes come to 508.50, not to 500.00. Nothing was saved; look at the document again.',
    );
    const id = await ana.saved('JobInvoice/save', { ...of, total: 508.5 });
    const other = await biller.issued({ job, lines, steps: { A: { percent: '20' } } });
    // What others billed meanwhile is not billed again: the draft that was seen is no longer what would be issued.
    expect(await refusal(ana, 'JobInvoice/save', { id, status: 'Sent' })).toMatch(/come to 305.10, not to 508.50/);
    await ana.saved('JobInvoice/save', { id, status: 'Sent', total: 305.1 });
    expect(await biller.invoice(id)).toMatchObject({ gross: 300, total: 305.1 });
    expect(await refusal(ana, 'JobInvoice/save', { id: other, status: 'Void', reason: 'Wrong' })).toMatch(
      /^Only the newest/,
    );
  });

  it('never bills more than a line is worth, nor releases more than is held', async () => {
    const { job, lines } = await biller.project({ A: 1000, B: 500 });
    const refused = (steps: Steps, more: Record<string, unknown> = {}) =>
      refusal(ana, 'JobInvoice/save', { job_id: job, progress_json: progressJson(lines, steps), ...more });
    expect(await refused({ A: { percent: '90', stored: '100.01' } })).toMatch(/^A: With the stored material more/);
    expect(await refused({ A: { percent: '101' } })).toMatch(/^A: What is done must be between 0 and 100/);
    expect(await refused({ A: { release: '1' } }, { kind: 'release' })).toMatch(/^A: More would be released/);
    expect(await refused({ A: { release: '1' } })).toMatch(/by an invoice of its own/);
    const elsewhere = await biller.project({ C: 1 });
    expect(
      await refusal(ana, 'JobInvoice/save', { job_id: job, progress_json: progressJson(elsewhere.lines, { C: {} }) }),
    ).toMatch(/not in the schedule/);
    const twice = JSON.stringify([lines['A'], lines['A']].map((line) => ({ line, percent: '10' })));
    expect(await refusal(ana, 'JobInvoice/save', { job_id: job, progress_json: twice })).toMatch(/once/);
    const empty = await biller.draft({ job, lines, steps: { A: { percent: '0' } } });
    expect(await refusal(ana, 'JobInvoice/save', { id: empty, status: 'Sent' })).toBe(
      'There is nothing to bill in it.',
    );
  });

  it('is locked with what it bills; void it gives its number to nobody', async () => {
    const { job, lines } = await biller.project({ A: 1000 });
    const id = await biller.issued({ job, lines, steps: { A: { percent: '40' } } });
    const stored = await biller.invoice(id);
    const later = await biller.draft({ job, lines, steps: { A: { percent: '50' } } });
    expect(await refusal(ana, 'JobInvoice/save', { id, progress_json: '[]' })).toMatch(/^This invoice has been issued/);
    expect(await refusal(ana, 'ScheduleLine/save', { id: lines['A'], value: 900 })).toMatch(
      /^This line has been billed/,
    );
    expect(await refusal(ana, 'ScheduleLine/delete', { id: lines['A'] })).toMatch(/^This line has been billed/);
    await ana.saved('ScheduleLine/save', { id: lines['A'], title: 'Boilers' });
    expect(await refusal(ana, 'JobInvoice/save', { id, status: 'Void' })).toMatch(/^Give a reason/);
    await biller.pay(10, [{ job_invoice_id: id, amount: 10 }]);
    expect(await refusal(ana, 'JobInvoice/save', { id, status: 'Void', reason: 'Wrong' })).toMatch(/has payments/);
    const { data } = await ana.get('JobPaymentAllocation/get', { filters: JSON.stringify({ job_invoice_id: id }) });
    const [part] = Array.isArray(data) ? data : [];
    await ana.saved('Payment/save', {
      kind: 'reversal',
      reverses_id: part?.payment_id,
      note: 'Bounced',
      received_on: '2026-11-21',
    });
    expect(await biller.invoice(id)).toMatchObject({ paid: 0, balance: 406.8 });
    await ana.saved('JobInvoice/save', { id, status: 'Void', reason: 'Wrong' });
    await ana.saved('JobInvoice/save', { id: later, status: 'Sent', total: 508.5 });
    const after = await biller.invoice(later);
    expect(after).toMatchObject({ gross: 500 });
    expect(after['invoice_num']).not.toBe(stored['invoice_num']);
  });

  it('bills lines of its own, each source once', async () => {
    const { job } = await biller.project({});
    const log = { model: 'Expense', id: 4711 };
    const lines_json = JSON.stringify([
      { key: 'a', description: 'Crane', quantity: '1', price: '200.85', taxes: ['HST'], source: log },
    ]);
    const id = await ana.saved('JobInvoice/save', { job_id: job, kind: 'other', lines_json });
    expect(await biller.invoice(id)).toMatchObject({ gross: 200.85, held: 0, tax_total: 26.11, total: 226.96 });
    expect(await refusal(ana, 'JobInvoice/save', { job_id: job, kind: 'other', lines_json })).toMatch(
      /^Line 1 is on invoice Draft \w+ already\.$/,
    );
    expect(await refusal(ana, 'ServiceInvoice/save', { lines_json })).toMatch(/^Line 1 is on invoice Draft/);
  });

  it('asks for an invoice to give credit for, and gives back no more than was billed', async () => {
    const { job, lines } = await biller.project({ A: 1000 });
    const first = await biller.issued({ job, lines, steps: { A: { percent: '50' } } });
    const credit = { job, lines, steps: { A: { percent: '40' } }, more: { kind: 'credit' } };
    const id = await biller.draft(credit);
    expect(await refusal(ana, 'JobInvoice/save', { id, status: 'Sent' })).toMatch(/^Say which issued invoice/);
    expect(await refusal(ana, 'JobInvoice/save', { job_id: job, credits_id: first })).toMatch(/^Only a credit names/);
    const more = { job_id: job, kind: 'credit', credits_id: first };
    expect(
      await refusal(ana, 'JobInvoice/save', { ...more, progress_json: progressJson(lines, { A: { percent: '60' } }) }),
    ).toMatch(/^A credit comes to less than zero/);
    // A credit of an invoice that is paid already is money of the customer.
    await biller.pay(508.5, [{ job_invoice_id: first, amount: 508.5 }]);
    await ana.saved('JobInvoice/save', { id, credits_id: first, progress_json: progressJson(lines, credit.steps) });
    await ana.saved('JobInvoice/save', { id, status: 'Sent' });
    expect(await biller.invoice(first)).toMatchObject({ balance: -101.7, status: 'Paid', customer_credit: 101.7 });
    expect(await refusal(ana, 'JobInvoice/save', { id: first, status: 'Void', reason: 'Wrong' })).toMatch(/paid/);
  });

  it('is issued once of ten that bill the same line at the same time', async () => {
    const { job, lines } = await biller.project({ A: 1000 });
    const drafts = await Promise.all(
      Array.from({ length: 10 }, () => biller.draft({ job, lines, steps: { A: { percent: '100' } } })),
    );
    const answers = await Promise.all(drafts.map((id) => ana.post('JobInvoice/save', { id, status: 'Sent' })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(sumOf(await biller.schedule(job), 'billed')).toBe(1000);
  }, 60_000);

  it('is read by whoever reads invoices of projects or the financials of this one, and written by the first', async () => {
    const { job, lines } = await biller.project({ A: 1000 });
    const id = await biller.issued({ job, lines, steps: { A: { percent: '10' } } });
    const role = await ana.saved('JobPersonnelRole/save', { title: 'Reader', read_perms: 1 });
    await ana.saved('JobPersonnel/save', { job_id: job, user_id: world.ids['bob'], personnel_role_id: role });
    const credit = async (caller: Caller) => (await found(caller, `Job/find/${job}`))['customer_credit'];
    const [bob, eve] = await Promise.all([world.signIn('bob'), world.signIn('eve')]);
    const seen = async (caller: Caller) =>
      (await caller.get('JobInvoice/get', { filters: JSON.stringify({ id }) })).data;
    expect(await seen(bob)).toEqual([]);
    expect(await seen(eve)).toEqual([]);
    await biller.pay(5, []);
    const paid = await credit(ana);
    expect(paid).toBeGreaterThan(0);
    expect(await credit(bob)).toBeNull();
    await grant(world, 'bob', { 'Job Invoices': { read: true, write: false } });
    expect(await seen(bob)).toMatchObject([{ total: 101.7 }]);
    expect(await credit(bob)).toBe(paid);
    expect(await refusal(bob, 'JobInvoice/save', { job_id: job })).toMatch(/permission/);
    await grant(world, 'bob', {});
  });
});

describe('a change order', () => {
  it('keeps why it was written, apart from why somebody changed it', async () => {
    const { job } = await biller.project({ A: 1000 });
    const lines_json = JSON.stringify([{ key: 'a', description: 'Pump', quantity: '1', price: '400', taxes: [] }]);
    const id = await ana.saved('ChangeOrder/save', { job_id: job, title: 'Pump', why: 'Rock below', lines_json });
    await ana.saved('ChangeOrder/save', { id, status: 'Sent' });
    await ana.saved('ChangeOrder/save', { id, status: 'Void', reason: 'Not wanted' });
    expect(await found(ana, `ChangeOrder/find/${id}`)).toMatchObject({ why: 'Rock below', reason: 'Rock below' });
  });

  it('takes its line out of the contract when it is void, but not once it was billed', async () => {
    const { job, lines } = await biller.project({ A: 1000 });
    const change = await biller.changeOrder(job, 'Bigger pump', '400');
    expect(sumOf(await biller.schedule(job), 'value')).toBe(1400);
    const [, line] = await biller.schedule(job);
    expect(await refusal(ana, 'ScheduleLine/save', { id: line?.['id'], value: 1 })).toMatch(
      /what a change order agreed/,
    );
    await ana.saved('ChangeOrder/save', { id: change, status: 'Void', reason: 'Not wanted' });
    expect(sumOf(await biller.schedule(job), 'value')).toBe(1000);
    const again = await biller.changeOrder(job, 'Bigger pump', '400');
    const [, second] = await biller.schedule(job);
    Object.assign(lines, { C: second?.['id'] });
    await biller.issued({ job, lines, steps: { C: { percent: '10' } } });
    expect(await refusal(ana, 'ChangeOrder/save', { id: again, status: 'Void', reason: 'Late' })).toMatch(
      /has been billed/,
    );
    expect(await refusal(ana, 'ChangeOrder/save', { id: again, title: 'Else' })).toMatch(
      /^This change order has been issued/,
    );
  });
});
