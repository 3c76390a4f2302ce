import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let eve: Caller;
let jobs: Record<string, number>;

const RowsSchema = v.array(v.looseObject({ id: v.number() }));

async function rows(caller: Caller, call: string, query: Record<string, unknown> = {}) {
  const answer = await caller.get(call, query);
  expect(answer.errors).toEqual([]);
  return v.parse(RowsSchema, answer.data);
}

const names = async (query: Record<string, unknown>) =>
  (await rows(ana, 'Job/get', { order: [['job_num', 'ASC']], ...query })).map((row) => row['job_name']);

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
  const customer = await ana.saved('Contact/save', { name: 'Harbour Trust' });
  jobs = {
    pump: await ana.saved('Job/save', {
      job_name: 'Pump 100%',
      job_num: 'A1',
      customer_id: customer,
      budget_hours: 12.5,
    }),
    roof: await ana.saved('Job/save', { job_name: 'Roof_repair', job_num: 'A2', lat: 43.65 }),
    hall: await ana.saved('Job/save', { job_name: 'Town hall', job_num: 'A3', archived: 1, start_date: '2026-11-01' }),
  };
  const role = await ana.saved('JobPersonnelRole/save', { title: 'Lead', read_perms: 1 });
  await ana.saved('JobPersonnel/save', { job_id: jobs['roof'], user_id: world.ids['bob'], personnel_role_id: role });
  await eve.saved('Job/save', { job_name: 'Lake pier', job_num: 'A1' });
}, 60_000);

afterAll(() => world.stop());

describe('filters', () => {
  it('accept a value, a list, and null', async () => {
    expect(await names({ filters: { job_num: 'A2' } })).toEqual(['Roof_repair']);
    expect(await names({ filters: { id: [jobs['pump'], jobs['hall']] } })).toEqual(['Pump 100%', 'Town hall']);
    expect(await names({ filters: { start_date: null } })).toEqual(['Pump 100%', 'Roof_repair']);
    expect(await names({ filters: { start_date: ['2026-11-01', null] } })).toHaveLength(3);
    expect(await names({ filters: { id: [] } })).toEqual([]);
  });

  it('accept numbers as text and flags as booleans', async () => {
    expect(await names({ filters: { id: String(jobs['roof']), archived: false } })).toEqual(['Roof_repair']);
  });

  it('compare values', async () => {
    expect(await names({ filters: { budget_hours: { gt: 12.4, lte: 12.5 } } })).toEqual(['Pump 100%']);
    expect(await names({ filters: { created_at: { gt: '2020-01-01T00:00:00Z' } } })).toHaveLength(3);
    expect(await names({ filters: { created_at: { lt: '2020-01-01T00:00:00Z' } } })).toEqual([]);
    expect(await names({ filters: { archived: { not: 1 } } })).toHaveLength(2);
    expect(await names({ filters: { start_date: { not: null } } })).toEqual(['Town hall']);
  });

  it('search within texts regardless of case, with % and _ taken literally', async () => {
    expect(await names({ filters: { job_name: { like: 'TOWN' } } })).toEqual(['Town hall']);
    expect(await names({ filters: { job_name: { like: '%' } } })).toEqual(['Pump 100%']);
    expect(await names({ filters: { job_name: { like: '_' } } })).toEqual(['Roof_repair']);
    expect(await names({ filters: { job_name: { like: '\\' } } })).toEqual([]);
  });

  it('need one group to pass, and all other conditions', async () => {
    const any = [{ job_num: 'A1' }, { job_name: { like: 'hall' } }];
    expect(await names({ filters: { any } })).toEqual(['Pump 100%', 'Town hall']);
    expect(await names({ filters: { any, archived: 0 } })).toEqual(['Pump 100%']);
  });

  it('reach through relations, links included', async () => {
    expect(await names({ filters: { 'Customer.name': 'Harbour Trust' } })).toEqual(['Pump 100%']);
    expect(await names({ filters: { 'User.id': world.ids['bob'] } })).toEqual(['Roof_repair']);
  });

  it('reach computed fields', async () => {
    const people = await rows(ana, 'User/get', { filters: { invite_accepted: 1 }, fields: ['email'] });
    expect(people).toHaveLength(5);
    expect(await rows(ana, 'User/get', { filters: { invite_accepted: 0 } })).toEqual([]);
  });

  it('accept `ids` for id', async () => {
    expect(await names({ filters: { ids: [jobs['hall']] } })).toEqual(['Town hall']);
  });

  it.each([
    ['an unknown field', { filters: { nonsense: 1 } }, 'Job has no field nonsense.'],
    ['an unknown relation', { filters: { 'Nobody.id': 1 } }, 'Job has no relation Nobody.'],
    ['an unknown field of a relation', { filters: { 'Customer.nonsense': 1 } }, 'Contact has no field nonsense.'],
    ['an unknown operator', { filters: { id: { regex: 'x' } } }, 'There is no operator regex (filters.id).'],
    ['an operator that does not fit', { filters: { archived: { gt: 0 } } }, 'Job.archived cannot be compared with gt.'],
    ['like on a number', { filters: { id: { like: '1' } } }, 'Job.id cannot be searched with like.'],
    ['a filter on json', { filters: { mileage_zones_json: '{}' } }, 'Job.mileage_zones_json cannot be filtered.'],
    ['a word for a number', { filters: { id: 'one' } }, 'Job.id must be a whole number, not "one".'],
    ['a group that is none', { filters: { any: [] } }, /^filters.any is wrong/],
    ['an unknown include', { include: ['Nobody'] }, 'Job has no relation Nobody.'],
    ['an unknown field of an include', { include: { Customer: ['nonsense'] } }, 'Contact has no field nonsense.'],
    ['an unknown field', { fields: ['nonsense'] }, 'Job has no field nonsense.'],
    ['an unknown order', { order: [['nonsense', 'ASC']] }, 'Job has no field nonsense.'],
    ['an unknown direction', { order: [['id', 'UP']] }, /^order is wrong/],
    ['an order by json', { order: [['mileage_zones_json', 'ASC']] }, 'Job.mileage_zones_json cannot be sorted by.'],
    ['a limit above the cap', { limit: 201 }, 'limit must be a whole number from 1 to 200.'],
    ['page nought', { page: 0 }, 'page must be a whole number from 1 to 1000000.'],
    ['text that is no JSON', { filters: '{' }, 'filters must be JSON text.'],
    ['an unknown parameter', { sort: 'id' }, 'There is no parameter sort.'],
    ['onlyMemberThreads elsewhere', { onlyMemberThreads: 1 }, /^onlyMemberThreads belongs to MessageThread/],
    ['a prototype as include', { include: ['__proto__'] }, 'Job has no relation __proto__.'],
    ['a prototype as include with fields', { include: '{"__proto__":["id"]}' }, 'Job has no relation __proto__.'],
    ['a prototype as filter', { filters: '{"__proto__":1}' }, 'Job has no field __proto__.'],
    ['a constructor as field', { fields: ['constructor'] }, 'Job has no field constructor.'],
  ])('refuse %s by name', async (_, query, sentence) => {
    const answer = await ana.get('Job/get', query);
    expect(answer).toMatchObject({ status: 400, success: false });
    expect(answer.errors[0]).toMatch(sentence);
  });

  it('refuse more than 500 ids', async () => {
    const answer = await ana.get('Job/get', { filters: { id: Array.from({ length: 501 }, (_, at) => at) } });
    expect(answer.status).toBe(400);
  });

  it('return 400 for a number that no column can hold', async () => {
    expect((await ana.get('Job/get', { filters: { archived: 99_999_999_999 } })).status).toBe(400);
  });
});

describe('an unknown model', () => {
  it.each(['Nonsense/get', '__proto__/get', 'Nonsense/find/1', 'constructor/get'])(
    '%s is refused by name',
    async (call) => {
      const answer = await ana.get(call);
      expect(answer).toMatchObject({ status: 400, errors: [`There is no model ${call.split('/')[0]}.`] });
    },
  );
});

const page = (number: number) => names({ page: number, limit: 2, order: [['job_num', 'DESC']] });

describe('a page', () => {
  it('has a count only if requested', async () => {
    expect((await ana.get('Job/get')).meta).toBeNull();
    expect((await ana.get('Job/get', { page: 2, limit: 2 })).meta).toEqual({ count: 3, num_pages: 2 });
  });

  it('contains its part of the rows in order', async () => {
    expect(await page(1)).toEqual(['Town hall', 'Roof_repair']);
    expect(await page(2)).toEqual(['Pump 100%']);
    expect(await page(3)).toEqual([]);
  });

  it('sorts empty values last in both directions', async () => {
    expect((await names({ order: [['lat', 'DESC']] }))[0]).toBe('Roof_repair');
    expect((await names({ order: [['lat', 'ASC']] }))[0]).toBe('Roof_repair');
  });
});

describe('find', () => {
  it('accepts id and slug', async () => {
    const byId = await ana.get(`Job/find/${jobs['pump']}`);
    const { slug } = v.parse(v.looseObject({ slug: v.string() }), byId.data);
    expect(slug).toMatch(/^pump-100-[a-z]{5}$/);
    expect((await ana.get(`Job/find/${slug}`)).data).toEqual(byId.data);
  });

  it('returns every field in its API format', async () => {
    const { data } = await ana.get(`Job/find/${jobs['pump']}`);
    expect(data).toMatchObject({
      id: jobs['pump'],
      tenant_id: 1,
      budget_hours: 12.5,
      archived: 0,
      lat: null,
      hours_logged: 0,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it.each(['999999', 'no-such-slug'])('says in words that %s does not exist', async (key) => {
    expect(await ana.get(`Job/find/${key}`)).toMatchObject({
      status: 200,
      success: false,
      errors: ['Project not found.'],
    });
  });
});

describe('an include', () => {
  it('returns one record, many, and those behind a link with the link’s own fields', async () => {
    const [pump, roof] = await rows(ana, 'Job/get', {
      order: [['job_num', 'ASC']],
      fields: ['job_num'],
      include: { Customer: ['name'], User: ['email'], JobPersonnelRole: ['title'] },
    });
    expect(pump).toEqual({
      id: jobs['pump'],
      job_num: 'A1',
      Customer: { id: expect.any(Number), name: 'Harbour Trust' },
      User: [],
      JobPersonnelRole: [],
    });
    expect(roof).toMatchObject({
      Customer: null,
      User: [{ email: 'bob@fieldspan.test', personnel_role_id: expect.any(Number) }],
      JobPersonnelRole: [{ title: 'Lead', user_id: world.ids['bob'] }],
    });
  });

  it('formats values as at the top level: ISO instants, JSON as text', async () => {
    await ana.saved('CompanySetting/save', { taxes_json: { HST: 13 } });
    const [north] = await rows(ana, 'Company/get', { include: ['CompanySetting'] });
    expect(north?.['CompanySetting']).toMatchObject({
      taxes_json: '{"HST":13}',
      created_at: expect.stringMatching(/T\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it('leaves out what the person may not read, whoever includes it', async () => {
    await ana.saved('Job/save', { id: jobs['roof'], customer_id: await ana.saved('Contact/save', { name: 'Secret' }) });
    await ana.saved('JobBid/save', { job_id: jobs['roof'], title: 'Tender', total: 9000 });
    const [seen] = await rows(ana, 'Job/get', { filters: { id: jobs['roof'] }, include: ['Customer', 'JobBid'] });
    expect(seen).toMatchObject({ Customer: { name: 'Secret' }, JobBid: [{ title: 'Tender' }] });
    const [roof] = await rows(bob, 'Job/get', { include: ['Customer', 'JobBid'] });
    // Who may read a job may read the state of its bids, but no amounts.
    expect(roof).toMatchObject({ job_name: 'Roof_repair', Customer: null, JobBid: [{ title: 'Tender', total: null }] });
  });

  it('returns the person’s permission at the company of the log, and no other', async () => {
    const fay = await world.signIn('fay');
    const at = { time_in: '2026-11-20T08:00:00Z' };
    await fay.saved('TimeLog/save', at);
    for (const model of ['TimeLog', 'OpenTimeLog']) {
      const [log] = await rows(fay, `${model}/get`, { include: { UserPermission: ['tenant_id', 'role_type'] } });
      expect(log?.['UserPermission']).toEqual({ id: expect.any(Number), tenant_id: 1, role_type: 'Basic' });
    }
    await fay.saved('User/save', { id: fay.session.user_id, tenant_id: 2 });
    const atLake = await world.signIn('fay');
    await atLake.saved('TimeLog/save', at);
    const [log] = await rows(atLake, 'TimeLog/get', { include: { UserPermission: ['tenant_id'] } });
    expect(log?.['UserPermission']).toMatchObject({ tenant_id: 2 });
    expect(await rows(atLake, 'TimeLog/get', { filters: { 'UserPermission.tenant_id': 1 } })).toEqual([]);
  });

  it('does not allow a filter on what an include would hide', async () => {
    expect(await rows(bob, 'Job/get', { filters: { 'Customer.name': 'Secret' } })).toEqual([]);
  });
});

describe('another company', () => {
  it('never appears in a list', async () => {
    expect(await names({})).not.toContain('Lake pier');
    expect((await rows(eve, 'Job/get')).map((row) => row['job_name'])).toEqual(['Lake pier']);
  });

  it('cannot be found by id', async () => {
    expect(await eve.get(`Job/find/${jobs['pump']}`)).toMatchObject({ success: false, errors: ['Project not found.'] });
  });

  it('cannot be reached through a filter or an include', async () => {
    expect(await rows(eve, 'Contact/get', { filters: { 'Job.id': jobs['pump'] } })).toEqual([]);
    expect(await rows(eve, 'User/get', { filters: { email: 'bob@fieldspan.test' } })).toEqual([]);
  });
});
