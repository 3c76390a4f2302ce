import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('cat')]);
  await grant(world, 'bob', {
    TimeLogs: { read: true, write: true },
    Expenses: { read: true, write: true },
    'Purchase Orders': { read: true, write: true },
  });
}, 60_000);

afterAll(() => world.stop());

let day = 0;
/** A time log of eight hours on a new day. */
const eightHours = () => {
  day += 1;
  const date = `2026-10-${String(day).padStart(2, '0')}`;
  return { time_in: `${date}T08:00:00Z`, time_out: `${date}T16:00:00Z` };
};

const APPROVED = /^This has been approved and can no longer be changed/;

describe('approved time', () => {
  it('cannot be changed, neither by its owner nor by a reviewer', async () => {
    const id = await cat.saved('TimeLog/save', { ...eightHours(), status: 'submitted' });
    await bob.saved('TimeLog/save', { id, status: 'approved' });
    for (const person of [cat, bob, ana]) {
      expect(await refusal(person, 'TimeLog/save', { id, break_hours: 2 })).toMatch(APPROVED);
      expect(await refusal(person, 'TimeLog/delete', { id })).toMatch(APPROVED);
    }
    expect(await refusal(bob, 'TimeLog/save', { id, break_hours: 2, status: 'rejected', reason: 'x' })).toMatch(
      APPROVED,
    );
    expect(await found(cat, `TimeLog/find/${id}`)).toMatchObject({ hours: 8, status: 'approved' });
  });

  it('can be reopened only by a reviewer, and with a reason', async () => {
    const id = await cat.saved('TimeLog/save', { ...eightHours(), status: 'submitted' });
    await bob.saved('TimeLog/save', { id, status: 'approved' });
    expect(await refusal(cat, 'TimeLog/save', { id, status: 'submitted', reason: 'mine' })).toBe(
      'Only a reviewer can decide this.',
    );
    expect(await refusal(bob, 'TimeLog/save', { id, status: 'rejected' })).toBe(
      'Give a reason: it is kept with the change.',
    );
    await bob.saved('TimeLog/save', { id, status: 'rejected', reason: 'The break is missing' });
    await cat.saved('TimeLog/save', { id, break_hours: 0.5 });
    expect(await found(cat, `TimeLog/find/${id}`)).toMatchObject({ hours: 7.5 });
  });
});

async function setRole(role_type: 'Admin' | 'Basic'): Promise<void> {
  await world.services.db.system((tx) =>
    tx
      .updateTable('user_permission')
      .set({ role_type })
      .where('user_id', '=', world.ids['dan'] ?? 0)
      .execute(),
  );
}

describe('one’s own time', () => {
  const OWN = 'Nobody approves their own. Somebody else who reviews decides this.';

  it('must be approved by somebody else, whatever one’s permissions on the module', async () => {
    const log = await bob.saved('TimeLog/save', { ...eightHours(), status: 'submitted' });
    const spent = { description: 'Bits', amount: 5, spent_on: '2026-10-01' };
    const expense = await bob.saved('Expense/save', { ...spent, status: 'submitted' });
    expect(await refusal(bob, 'TimeLog/save', { id: log, status: 'approved' })).toBe(OWN);
    expect(await refusal(bob, 'TimeLog/save', { ...eightHours(), status: 'approved' })).toBe(OWN);
    for (const status of ['approved', 'exported']) {
      expect(await refusal(bob, 'Expense/save', { id: expense, status })).toBe(OWN);
      expect(await refusal(bob, 'Expense/save', { ...spent, status })).toBe(OWN);
    }
    await ana.saved('TimeLog/save', { id: log, status: 'approved' });
    await ana.saved('Expense/save', { id: expense, status: 'approved' });
    await bob.saved('Expense/save', { id: expense, status: 'exported' });
    await bob.saved('Expense/save', { id: expense, status: 'approved', reason: 'Exported too early' });
  });

  it('cannot be approved while it is moved from or to another person', async () => {
    const theirs = await cat.saved('TimeLog/save', { ...eightHours(), status: 'submitted' });
    const toOneself = { id: theirs, user_id: world.ids['bob'], status: 'approved' };
    expect(await refusal(bob, 'TimeLog/save', toOneself)).toBe(OWN);
    const own = await bob.saved('TimeLog/save', { ...eightHours(), status: 'submitted' });
    expect(await refusal(bob, 'TimeLog/save', { id: own, user_id: world.ids['cat'], status: 'approved' })).toBe(OWN);
    await bob.saved('TimeLog/save', { ...eightHours(), user_id: world.ids['cat'], status: 'approved' });
  });

  it('may be approved by the only Admin of a company, until there is another', async () => {
    const log = await ana.saved('TimeLog/save', { ...eightHours(), status: 'submitted' });
    await setRole('Admin');
    expect(await refusal(ana, 'TimeLog/save', { id: log, status: 'approved' })).toBe(OWN);
    await setRole('Basic');
    await ana.saved('TimeLog/save', { id: log, status: 'approved' });
  });
});

describe('a submitted expense', () => {
  it('must keep its day and amount', async () => {
    const spent = { description: 'Blades', amount: 12, status: 'submitted' };
    expect(await refusal(cat, 'Expense/save', spent)).toMatch(/^Day is required/);
    const id = await cat.saved('Expense/save', { ...spent, spent_on: '2026-11-20' });
    expect(await refusal(cat, 'Expense/save', { id, spent_on: '' })).toMatch(/^Day is required/);
    expect(await refusal(cat, 'Expense/save', { id, amount: '' })).toMatch(/^Amount is required/);
  });
});

describe('an approved expense', () => {
  it('cannot be changed or deleted by anybody; it can only become exported', async () => {
    const id = await cat.saved('Expense/save', {
      description: 'Blades',
      amount: 12,
      spent_on: '2026-11-20',
      status: 'submitted',
    });
    await bob.saved('Expense/save', { id, status: 'approved' });
    expect(await refusal(cat, 'Expense/delete', { id })).toMatch(APPROVED);
    expect(await refusal(bob, 'Expense/save', { id, amount: 13 })).toMatch(APPROVED);
    await bob.saved('Expense/save', { id, status: 'exported' });
    expect(await refusal(bob, 'Expense/save', { id, status: 'submitted', reason: 'x' })).toMatch(/^This has been exp/);
  });
});

describe('an issued document', () => {
  const lines = JSON.stringify([{ description: 'Labour', quantity: 2, unit: 'h', price: 118 }]);

  it('keeps its number, its lines and its total; it is voided, never deleted', async () => {
    const id = await ana.saved('ServiceInvoice/save', { invoice_num: 'INV-1', lines_json: lines, status: 'Sent' });
    for (const change of [{ invoice_num: 'INV-2' }, { lines_json: '[]' }, { total: 1 }, { status: 'Draft' }]) {
      expect(await refusal(ana, 'ServiceInvoice/save', { id, ...change })).toMatch(/^This invoice has been issued/);
    }
    expect(await refusal(ana, 'ServiceInvoice/delete', { id })).toMatch(/^This invoice has been issued/);
    await ana.saved('ServiceInvoice/save', { id, status: 'Paid' });
    expect(await refusal(ana, 'ServiceInvoice/save', { id, status: 'Void', reason: 'x' })).toMatch(/^This invoice/);
    await ana.saved('ServiceInvoice/save', { id, status: 'Sent', reason: 'The cheque bounced' });
    await ana.saved('ServiceInvoice/save', { id, status: 'Void', reason: 'Wrong customer' });
    expect(await refusal(ana, 'ServiceInvoice/save', { id, status: 'Sent', reason: 'x' })).toMatch(/is void/);
  });

  it('is an order from the moment it was sent', async () => {
    const id = await bob.saved('PurchaseOrder/save', { po_num: 'PO 1', lines_json: lines, status: 'Sent' });
    expect(await refusal(bob, 'PurchaseOrder/save', { id, lines_json: '[]' })).toMatch(/^This order has been issued/);
    expect(await refusal(bob, 'PurchaseOrder/delete', { id })).toMatch(/^This order has been issued/);
    await bob.saved('PurchaseOrder/save', { id, status: 'Received' });
  });

  it('has the total of its lines, whatever the client sends', async () => {
    const id = await ana.saved('ServiceInvoice/save', { invoice_num: 'INV-3', lines_json: lines });
    expect(await found(ana, `ServiceInvoice/find/${id}`)).toMatchObject({ total: 236 });
    expect(await refusal(ana, 'ServiceInvoice/save', { id, total: 5 })).toBe(
      'The lines and taxes come to 236.00, not to 5.00. Nothing was saved; look at the document again.',
    );
    expect(await refusal(ana, 'ServiceInvoice/save', { id, lines_json: '[{"description":"x"}]' })).toMatch(
      /^Line 1: Its quantity/,
    );
  });
});

describe('a locked estimate', () => {
  it('is protected by the server, not only by the screen', async () => {
    const job_id = await ana.saved('Job/save', { job_name: 'Pier', job_num: 'E-1' });
    const line = JSON.stringify([{ title: 'Steel', amount: 10 }]);
    const id = await ana.saved('JobEstimate/save', { job_id, estimate_json: line, total: 10 });
    await ana.saved('Job/save', { id: job_id, estimate_locked: 1 });
    const other = await ana.saved('Job/save', { job_name: 'Quay', job_num: 'E-2' });
    for (const payload of [
      { id, total: 99 },
      { job_id, estimate_json: line },
      { id, job_id: other },
    ]) {
      expect(await refusal(ana, 'JobEstimate/save', payload)).toMatch(/is locked/);
    }
    expect(await refusal(ana, 'JobEstimate/delete', { id })).toMatch(/is locked/);
    await ana.saved('Job/save', { id: job_id, estimate_locked: 0 });
    await ana.saved('JobEstimate/save', { id, total: 99 });
  });
});
