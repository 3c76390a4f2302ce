import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
}, 60_000);

afterAll(() => world.stop());

const PAY = ['pay_scales', 'default_cost_hr', 'ot15_cost_hr', 'ot2_cost_hr', 'ot25_cost_hr'];

const figures = async (caller: Caller) => [
  (await caller.get('CompanySetting/get', { fields: ['default_pricing_json'] })).data,
  (await caller.get('Union/get', { fields: PAY })).data,
  (await caller.get('EquipmentType/get', { fields: ['cost_per_hour'] })).data,
];

describe('rights', () => {
  it('nobody can grant write permission that they do not have themselves', async () => {
    await grant(world, 'bob', { Users: { read: true, write: true }, Jobs: { read: true } });
    const bob = await world.signIn('bob');
    const { data } = await bob.get('UserPermission/get', { filters: { user_id: world.ids['fay'] } });
    const [own] = v.parse(v.array(v.looseObject({ id: v.number() })), data);
    const grantTo = (module_permissions: object) => ({
      id: own?.id,
      module_permissions: JSON.stringify(module_permissions),
    });
    expect((await bob.post('UserPermission/save', grantTo({ Jobs: { read: true, write: false } }))).success).toBe(true);
    expect(await refusal(bob, 'UserPermission/save', grantTo({ Jobs: { read: true, write: true } }))).toBe(
      'You cannot grant permissions that you do not have.',
    );
  });

  it('people who may write jobs cannot give a role that reads money or approves time beyond their own', async () => {
    const job_id = await ana.saved('Job/save', { job_num: 'J-1', job_name: 'One' });
    const money = await ana.saved('JobPersonnelRole/save', { title: 'Money', read_perms: 1, read_financials: 1 });
    const reviewer = await ana.saved('JobPersonnelRole/save', { title: 'Reviewer', review_timelogs: 1 });
    const plain = await ana.saved('JobPersonnelRole/save', { title: 'Plain', read_perms: 1 });
    await grant(world, 'bob', { Jobs: { read: true, write: true } });
    const bob = await world.signIn('bob');
    const give = (personnel_role_id: number, user = 'bob') => ({ job_id, user_id: world.ids[user], personnel_role_id });
    expect(await refusal(bob, 'JobPersonnel/save', give(money))).toContain('reads the financials');
    expect(await refusal(bob, 'JobPersonnel/save', give(money, 'dan'))).toContain('reads the financials');
    expect(await refusal(bob, 'JobPersonnel/save', give(reviewer))).toContain('approves time');
    const id = await bob.saved('JobPersonnel/save', give(plain));
    expect(await refusal(bob, 'JobPersonnel/save', { id, personnel_role_id: money })).toContain('reads the financials');
    const danMoney = await ana.saved('JobPersonnel/save', give(money, 'dan'));
    expect(await refusal(bob, 'JobPersonnel/save', { id: danMoney, user_id: world.ids['fay'] })).toContain(
      'reads the financials',
    );
    await ana.saved('JobPersonnel/save', { id, personnel_role_id: money });
    expect((await bob.post('JobPersonnel/save', give(money, 'fay'))).success).toBe(true);
  });

  it('people whose role may write a project choose its people, but cannot give or remove a role beyond their own', async () => {
    const [job_id, other] = [
      await ana.saved('Job/save', { job_num: 'J-7', job_name: 'Seven' }),
      await ana.saved('Job/save', { job_num: 'J-8', job_name: 'Eight' }),
    ];
    const lead = await ana.saved('JobPersonnelRole/save', { title: 'Lead', read_perms: 1, write_perms: 1 });
    const hand = await ana.saved('JobPersonnelRole/save', { title: 'Hand 7', read_perms: 1 });
    const purse = await ana.saved('JobPersonnelRole/save', { title: 'Purse', read_perms: 1, read_financials: 1 });
    const on = (user: string, personnel_role_id: number, job = job_id) => ({
      job_id: job,
      user_id: world.ids[user],
      personnel_role_id,
    });
    await grant(world, 'cat', {});
    const cat = await world.signIn('cat');
    expect((await cat.post('JobPersonnel/save', on('cat', hand))).success).toBe(false);
    const own = await ana.saved('JobPersonnel/save', on('cat', hand));
    expect((await cat.post('JobPersonnel/save', { id: own, personnel_role_id: lead })).success).toBe(false);
    await ana.saved('JobPersonnel/save', { id: own, personnel_role_id: lead });
    const dan = await cat.saved('JobPersonnel/save', on('dan', hand));
    expect((await cat.post('JobPersonnel/save', { id: dan, job_id: other })).success).toBe(false);
    expect((await cat.post('JobPersonnel/save', on('dan', hand, other))).success).toBe(false);
    expect(await refusal(cat, 'JobPersonnel/save', { id: own, personnel_role_id: purse })).toContain(
      'reads the financials',
    );
    await ana.saved('JobPersonnel/save', { id: dan, personnel_role_id: purse });
    expect(await refusal(cat, 'JobPersonnel/delete', { id: dan })).toContain('reads the financials');
    expect(await refusal(cat, 'JobPersonnel/save', { id: dan, personnel_role_id: hand })).toContain(
      'reads the financials',
    );
    await ana.saved('JobPersonnel/save', { id: dan, personnel_role_id: hand });
    expect((await cat.post('JobPersonnel/delete', { id: dan })).success).toBe(true);
  });

  it('nobody can be put on a project or a call who is not active at the company', async () => {
    const job_id = await ana.saved('Job/save', { job_num: 'J-90', job_name: 'Nine' });
    const service_id = await ana.saved('Service/save', { job_num: 'S-90', job_name: 'Nine' });
    const { data } = await ana.get('UserPermission/get', { filters: { user_id: world.ids['fay'] } });
    const [permission] = v.parse(v.array(v.looseObject({ id: v.number() })), data);
    await ana.saved('UserPermission/save', { id: permission?.id, is_inactive: 1 });
    const words = 'This person is not an active employee of the company.';
    expect(await refusal(ana, 'JobPersonnel/save', { job_id, user_id: world.ids['fay'] })).toBe(words);
    expect(await refusal(ana, 'ServicePersonnel/save', { service_id, user_id: world.ids['fay'] })).toBe(words);
    await ana.saved('UserPermission/save', { id: permission?.id, is_inactive: 0 });
    expect((await ana.post('JobPersonnel/save', { job_id, user_id: world.ids['fay'] })).success).toBe(true);
  });

  it('an apprentice cannot read prices, what machines cost, or what people are paid', async () => {
    await world.services.db.system((tx) =>
      tx.insertInto('company_setting').values({ tenant_id: 1, default_pricing_json: '{"labour":90}' }).execute(),
    );
    const costs = { default_cost_hr: 90057, ot15_cost_hr: 90081, ot2_cost_hr: 90107, ot25_cost_hr: 90129 };
    const union = await ana.saved('Union/save', {
      title: 'Local 1',
      pay_scales: JSON.stringify([{ title: 'A', rate: 90041 }]),
      ...costs,
    });
    await ana.saved('UserCompanySetting/save', { user_id: world.ids['dan'], union_id: union });
    const category_id = await ana.saved('EquipmentCategory/save', { name: 'Lifts' });
    await ana.saved('EquipmentType/save', { category_id, name: 'Boom', cost_per_hour: 32 });
    await grant(world, 'dan', {});
    const dan = await world.signIn('dan');
    expect(await figures(dan)).toMatchObject([
      [{ default_pricing_json: null }],
      [Object.fromEntries(PAY.map((field) => [field, null]))],
      [{ cost_per_hour: null }],
    ]);
    expect(JSON.stringify(await figures(ana))).toMatch(/90041.*90057.*90081.*90107.*90129.*32/);
    const reads = [
      dan.get('Union/get', { filters: { ot2_cost_hr: 90107 } }),
      dan.get('UserCompanySetting/get', { include: ['Union'] }),
      dan.get('History/get', { model: 'Union', id: String(union) }),
    ];
    const answers = JSON.stringify((await Promise.all(reads)).map(({ data }) => data));
    expect(answers).toContain('Local 1');
    expect(answers).not.toMatch(/900/);
    expect((await dan.get('EquipmentType/get', { filters: { cost_per_hour: 32 } })).data).toEqual([]);
  });

  it('a colleague’s permissions can be read by people who grant them, and by the colleague', async () => {
    await grant(world, 'bob', { Users: { read: true, write: true } });
    await grant(world, 'dan', { Locates: { read: true } });
    await grant(world, 'cat', { Users: { read: true } });
    const read = async (caller: Caller) => {
      const filters = { user_id: world.ids['dan'] };
      const listed = await caller.get('UserPermission/get', { filters });
      const included = await caller.get('User/find/dan-slug', { include: ['UserPermission'] });
      const { data } = await caller.get('UserPermission/get', { filters: { 'User.slug': 'dan-slug' } });
      const [row] = v.parse(v.array(v.looseObject({ id: v.number() })), data);
      const history = await caller.get('History/get', { model: 'UserPermission', id: String(row?.id) });
      return JSON.stringify([listed.data, included.data, history.data]).match(/Locates/g)?.length ?? 0;
    };
    const [bob, dan, cat] = await Promise.all([world.signIn('bob'), world.signIn('dan'), world.signIn('cat')]);
    expect(await read(ana)).toBeGreaterThan(2);
    expect(await read(bob)).toBeGreaterThan(2);
    expect(await read(dan)).toBeGreaterThan(2);
    expect(await read(cat)).toBe(0);
    const guess = { filters: { module_permissions: { like: 'Locates' } } };
    expect((await cat.get('UserPermission/get', guess)).data ?? []).toEqual([]);
  });

  it('an inactive colleague cannot be added to a thread', async () => {
    await world.services.db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ is_inactive: 1 })
        .where('user_id', '=', world.ids['fay'] ?? 0)
        .where('tenant_id', '=', 1)
        .execute(),
    );
    const started = { subject: 'Crew', Members: [world.ids['fay']], is_open_thread: 1 };
    expect(await refusal(ana, 'MessageThread/save', started)).toContain('does not work here any more');
    const id = await ana.saved('MessageThread/save', { subject: 'Crew', is_open_thread: 1 });
    expect(await refusal(ana, 'MessageThread/save', { id, Members: [world.ids['fay']] })).toContain(
      'does not work here',
    );
  });
});

describe('letting somebody go', () => {
  it('ends their calls there at once, and gives their open work to the chosen person', async () => {
    const job_id = await ana.saved('Job/save', { job_num: 'J-9', job_name: 'Nine' });
    const role = await ana.saved('JobPersonnelRole/save', { title: 'Hand', read_perms: 1 });
    await ana.saved('JobPersonnel/save', { job_id, user_id: world.ids['bob'], personnel_role_id: role });
    const service = await ana.saved('Service/save', {
      job_num: 'S-9',
      job_name: 'Call',
      assigned_to: world.ids['bob'],
    });
    const thread = await ana.saved('MessageThread/save', { subject: 'J-9', job_id, Members: [world.ids['bob']] });
    const secret = await ana.saved('MessageThread/save', {
      subject: 'Private',
      is_open_thread: 0,
      Members: [world.ids['bob']],
    });
    const bob = await world.signIn('bob');
    expect((await ana.get('CompanyUser/open-work', { user_id: world.ids['bob'] })).data).toMatchObject({
      services: 1,
      threads: 1,
    });
    const leave = { user_id: world.ids['bob'], to_user_id: world.ids['dan'] };
    expect(await refusal(await world.signIn('dan'), 'CompanyUser/deactivate', leave)).toContain('permission');
    expect(await refusal(ana, 'CompanyUser/deactivate', { ...leave, user_id: world.ids['ana'] })).toContain('yourself');
    expect(await refusal(ana, 'CompanyUser/deactivate', { ...leave, to_user_id: world.ids['fay'] })).toContain(
      'works here',
    );
    expect((await ana.post('CompanyUser/deactivate', leave)).success).toBe(true);
    expect((await bob.get('Service/get')).data).toEqual([]);
    expect((await bob.get('CompanySetting/get')).success).toBe(false);
    expect((await ana.get('Service/find/' + String(service))).data).toMatchObject({ assigned_to: world.ids['dan'] });
    const dan = await world.signIn('dan');
    const threads = await dan.get('MessageThread/get', { fields: ['id'] });
    const ids = v.parse(v.array(v.looseObject({ id: v.number() })), threads.data).map(({ id }) => id);
    expect(ids).toContain(thread);
    expect(ids).not.toContain(secret);
    expect((await ana.post('CompanyUser/reactivate', { user_id: world.ids['bob'] })).success).toBe(true);
  });
});

describe('somebody who has not agreed to the terms', () => {
  it('can make only the calls that agreeing needs, until they agree', async () => {
    await world.services.db.system((tx) =>
      tx.updateTable('user').set({ tos_hash: null }).where('email', '=', 'eve@fieldspan.test').execute(),
    );
    const eve = await world.signIn('eve');
    const owed = ['Please agree to the terms of service first.'];
    for (const call of [
      'Job/get',
      'Company/mine',
      'User/get',
      'user/sessions',
      `User/find/${String(world.ids['fay'])}`,
    ])
      expect((await eve.get(call)).errors).toEqual(owed);
    expect((await eve.post('Job/save', { job_num: 'x' })).errors).toEqual(owed);
    expect((await eve.get('User/find/eve-slug')).data).toMatchObject({ tosUpToDate: 0 });
    expect((await eve.post('User/acknowledge-tos')).success).toBe(true);
    expect((await eve.get('Job/get')).success).toBe(true);
  });

  it('without a name can save only their own person', async () => {
    await world.services.db.system((tx) =>
      tx.updateTable('user').set({ last_name: ' ' }).where('email', '=', 'eve@fieldspan.test').execute(),
    );
    const eve = await world.signIn('eve');
    const owed = 'Please fill out your first and last name on your profile first.';
    expect(await refusal(eve, 'Contact/save', { name: 'x' })).toBe(owed);
    expect((await eve.get('Job/get')).success).toBe(true);
    expect((await eve.post('User/save', { id: world.ids['eve'], last_name: 'Named' })).success).toBe(true);
    expect((await eve.post('Contact/save', { name: 'x' })).success).toBe(true);
  });
});
