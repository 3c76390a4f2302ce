import { ActivitySchema, HistorySchema } from '@fieldspan/contract/history-calls';
import type { Activity, History } from '@fieldspan/contract/history-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { formOf } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
  await grant(world, 'bob', { Contacts: { read: true } });
}, 60_000);

afterAll(() => world.stop());

async function historyOf(caller: Caller, model: string, id: number): Promise<History> {
  return pageOf(caller, { model, id });
}

async function pageOf(caller: Caller, query: Record<string, unknown>): Promise<History> {
  return v.parse(HistorySchema, (await caller.get('History/get', query)).data);
}

async function activityOf(caller: Caller, query: Record<string, unknown> = {}): Promise<Activity> {
  return v.parse(ActivitySchema, (await caller.get('Activity/get', query)).data);
}

const changedFields = ({ lines }: History) =>
  lines.map(({ fields }) => Object.fromEntries(fields.map((each) => [each.field, [each.old, each.new]])));

describe('the history of a record', () => {
  it('shows who changed what from what to what, the newest first, with names of the records referred to', async () => {
    const mill = await ana.saved('Contact/save', { name: 'Mill' });
    const yard = await ana.saved('Contact/save', { name: 'Yard', parent_id: mill, city: 'Guelph' });
    await ana.saved('Contact/save', { id: yard, parent_id: '', city: 'Elora', reason: 'Moved' });
    const history = await historyOf(bob, 'Contact', yard);
    expect(history.lines[0]).toMatchObject({
      happened: 'changed',
      version: 2,
      reason: 'Moved',
      person: { id: world.ids['ana'], name: 'ana Test' },
    });
    expect(changedFields(history)).toEqual([{ parent_id: [String(mill), null], city: ['Guelph', 'Elora'] }, {}]);
    expect(history).toMatchObject({
      names: { Contact: { [mill]: 'Mill' } },
      next: null,
      version: 2,
      may_restore: false,
    });
  });

  it('is paged', async () => {
    const id = await ana.saved('Contact/save', { name: 'Paged' });
    for (let at = 0; at < 31; at += 1) await ana.saved('Contact/save', { id, city: `City ${at}` });
    const first = await historyOf(ana, 'Contact', id);
    expect(first.lines).toHaveLength(30);
    const second = await pageOf(ana, { model: 'Contact', id, before: first.next });
    expect(second.lines.map(({ happened }) => happened)).toEqual(['changed', 'created']);
    expect(second.next).toBeNull();
  });

  it('is refused to people who may not read the record: another company, and no permission', async () => {
    const id = await ana.saved('Contact/save', { name: 'Ours' });
    expect((await eve.get('History/get', { model: 'Contact', id })).errors).toEqual(['Contact not found.']);
    await grant(world, 'cat', {});
    const cat = await world.signIn('cat');
    expect((await cat.get('History/get', { model: 'Contact', id })).success).toBe(false);
    expect((await ana.get('History/get', { model: 'Nonsense', id })).status).toBe(400);
  });

  it('leaves out figures that a person may not see, and keeps what they may see', async () => {
    await grant(world, 'bob', { Jobs: { read: true, write: true }, Contacts: { read: true } });
    const job = await ana.saved('Job/save', { job_name: 'Tower', job_num: 'T-9' });
    const bid = await ana.saved('JobBid/save', { job_id: job, title: 'First', total: 100 });
    await ana.saved('JobBid/save', { id: bid, title: 'Second', total: 200 });
    expect(changedFields(await historyOf(ana, 'JobBid', bid))[0]).toEqual({
      title: ['First', 'Second'],
      subtotal: ['100.00', '200.00'],
      total: ['100.00', '200.00'],
    });
    expect(changedFields(await historyOf(bob, 'JobBid', bid))[0]).toEqual({ title: ['First', 'Second'] });
    const [line] = (await historyOf(bob, 'JobBid', bid)).lines;
    const restore = { model: 'JobBid', id: bid, change: line?.id, field: 'total' };
    expect(await refusal(bob, 'History/restore', restore)).toBe(
      'There is nothing to restore here that you can change.',
    );
  });

  it('of a deleted record can be read only by an Admin', async () => {
    const id = await ana.saved('Category/save', { name: 'Gone' });
    await ana.post('Category/delete', { id });
    const history = await historyOf(ana, 'Category', id);
    expect(history).toMatchObject({
      version: null,
      may_restore: false,
      lines: [{ happened: 'deleted' }, { happened: 'created' }],
    });
    expect((await bob.get('History/get', { model: 'Category', id })).success).toBe(false);
    expect((await eve.get('History/get', { model: 'Category', id })).success).toBe(false);
  });

  it('shows no invitation’s secret', async () => {
    const rows = await world.services.db.system((tx) =>
      tx.selectFrom('user_permission').select(['id', 'slug']).where('tenant_id', '=', 1).execute(),
    );
    const answers = await Promise.all(rows.map(({ id }) => historyOf(ana, 'UserPermission', id)));
    for (const { slug } of rows) expect(JSON.stringify(answers)).not.toContain(slug);
  });
});

describe('restoring', () => {
  it('puts one value back as a new change, or the whole record as it was', async () => {
    const id = await ana.saved('Contact/save', { name: 'A', city: 'Guelph' });
    await ana.saved('Contact/save', { id, name: 'B', city: 'Elora' });
    await ana.saved('Contact/save', { id, name: 'C', phone: '555' });
    const { lines } = await historyOf(ana, 'Contact', id);
    const [third, second, first] = lines;
    await ana.saved('History/restore', { model: 'Contact', id, change: second?.id, field: 'city' });
    expect((await ana.get(`Contact/find/${id}`)).data).toMatchObject({
      name: 'C',
      city: 'Guelph',
      phone: '555',
      version: 4,
    });
    await ana.saved('History/restore', { model: 'Contact', id, change: first?.id });
    expect((await ana.get(`Contact/find/${id}`)).data).toMatchObject({
      name: 'A',
      city: 'Guelph',
      phone: null,
      version: 5,
    });
    await ana.saved('History/restore', { model: 'Contact', id, change: third?.id });
    expect((await ana.get(`Contact/find/${id}`)).data).toMatchObject({
      name: 'C',
      city: 'Elora',
      phone: '555',
      version: 6,
    });
    expect((await historyOf(ana, 'Contact', id)).lines[0]?.reason).toBe('Restored version 3');
  });

  it('keeps JSON byte for byte', async () => {
    const id = await ana.saved('Union/save', { title: 'Local 46', pay_scales: '{"b": 1,  "a":2}' });
    await ana.saved('Union/save', { id, pay_scales: '[]' });
    const [line] = (await historyOf(ana, 'Union', id)).lines;
    await ana.saved('History/restore', { model: 'Union', id, change: line?.id, field: 'pay_scales' });
    expect((await ana.get(`Union/find/${id}`)).data).toMatchObject({ pay_scales: '{"b": 1,  "a":2}' });
  });

  it('follows the rules of a save: not without permission, not of another record, not by another company', async () => {
    const id = await ana.saved('Contact/save', { name: 'A' });
    const other = await ana.saved('Contact/save', { name: 'Other' });
    await ana.saved('Contact/save', { id, name: 'B' });
    const [line] = (await historyOf(ana, 'Contact', id)).lines;
    const restore = { model: 'Contact', id, change: line?.id, field: 'name' };
    expect(await refusal(bob, 'History/restore', restore)).toMatch(/permission/);
    expect(await refusal(eve, 'History/restore', restore)).toBe('Contact not found.');
    expect(await refusal(ana, 'History/restore', { ...restore, id: other })).toMatch(/not in the history/);
    expect(await refusal(ana, 'History/restore', { ...restore, field: 'tenant_id' })).toMatch(/nothing to restore/);
  });
});

describe('the activity of a company', () => {
  it('contains sign-ins, successful and failed, with their address; nobody is named for a failed one', async () => {
    const wrong = { email: 'bob@fieldspan.test', password: 'not this one' };
    await world.request('/api/user/authenticate', { method: 'POST', body: formOf(wrong) });
    const { lines } = await activityOf(ana, { kind: 'sign_in' });
    expect(lines[0]).toMatchObject({ happened: 'sign_in_failed', person: null, title: 'bob Test', model: 'User' });
    expect(lines[0]?.fields.map(({ field }) => field)).toEqual(['device', 'address']);
    expect(lines.filter(({ happened }) => happened === 'signed_in').map(({ title }) => title)).toContain('ana Test');
    expect(JSON.stringify(lines)).not.toContain('not this one');
  });

  it('contains permissions, approvals and deletions, by person, kind and time', async () => {
    const from = new Date().toISOString();
    const permission = await ana.get('UserPermission/get', { filters: { user_id: world.ids['dan'] } });
    const [employment] = v.parse(v.array(v.object({ id: v.number() })), permission.data);
    await ana.saved('UserPermission/save', { id: employment?.id, role_type: 'Admin' });
    const expense = await bob.saved('Expense/save', { amount: 5, spent_on: '2026-11-20', description: 'Tape' });
    await ana.saved('Expense/save', { id: expense, status: 'approved' });
    const code = await ana.saved('RevenueCode/save', { code: 'R1' });
    await ana.post('RevenueCode/delete', { id: code });
    const { lines } = await activityOf(ana, { from, person: world.ids['ana'] });
    expect(lines.map(({ kind, happened, model }) => [kind, happened, model])).toEqual([
      ['deletion', 'deleted', 'RevenueCode'],
      ['approval', 'changed', 'Expense'],
      ['permission', 'changed', 'UserPermission'],
    ]);
    expect((await activityOf(ana, { from, kind: 'approval' })).lines).toHaveLength(1);
    expect((await activityOf(ana, { to: from, kind: 'approval' })).lines).toEqual([]);
    expect((await activityOf(ana, { from, person: world.ids['bob'] })).lines).toEqual([]);
  });

  it('can be read only by an Admin, for one company', async () => {
    expect((await bob.get('Activity/get')).errors).toEqual(['Only an Admin can read the activity of the company.']);
    const { lines } = await activityOf(eve);
    expect(lines.every(({ person }) => person === null || person.id === world.ids['eve'])).toBe(true);
  });
});
