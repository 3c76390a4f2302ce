import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;
let logs: number[];

const ONTARIO = '{"weekly":{"after_min":2640,"factor":150,"base":"hour","counts":"all"}}';
const SCALES = '[{"title":"Journeyperson","rate":32},{"title":"Lead hand","rate":36}]';

/** The week of 1 November: the clock is put back in its first night. Instants are in UTC. */
const WEEK = [
  ['2026-11-01T02:00:00Z', '2026-11-01T11:00:00Z', 0.5],
  ['2026-11-02T12:00:00Z', '2026-11-02T22:30:00Z', 0.5],
  ['2026-11-03T12:00:00Z', '2026-11-03T22:30:00Z', 0.5],
  ['2026-11-04T12:00:00Z', '2026-11-04T22:30:00Z', 0.5],
  ['2026-11-05T12:00:00Z', '2026-11-05T21:00:00Z', 0.5],
  ['2026-11-06T12:00:00Z', '2026-11-06T17:00:00Z', 0, 'Lead hand'],
] as const;

const PeriodSchema = v.object({
  from: v.string(),
  to: v.string(),
  minutes: v.number(),
  cents: v.number(),
  problems: v.array(v.string()),
  people: v.array(
    v.object({
      name: v.string(),
      employee_num: v.nullable(v.string()),
      lines: v.array(
        v.object({
          code: v.string(),
          minutes: v.number(),
          rate: v.string(),
          cents: v.number(),
          adjusts: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  exported: v.nullable(v.object({ slug: v.string(), by: v.nullable(v.string()) })),
});

const period = async (day: string, caller: Caller = ana) =>
  v.parse(PeriodSchema, (await caller.get('Payroll/period', { day })).data);
const hoursOfWeek = async (caller: Caller) => (await caller.get('TimeLog/hours-by-day')).data;
const file = (slug: string, format: string, caller: Caller = ana) =>
  world.request(`/api/Payroll/file?${new URLSearchParams({ slug, format })}`, { headers: caller.headers });

beforeAll(async () => {
  world = await openWorld();
  world.services.clock = () => new Date('2026-11-20T12:00:00Z');
  await grant(world, 'bob', { TimeLogs: { read: true, write: true } });
  await grant(world, 'cat', {});
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
  await world.services.db.system((tx) =>
    tx.updateTable('company').set({ country: 'CA', province: 'ON' }).where('id', '=', 1).execute(),
  );
  const union = await ana.saved('Union/save', { title: 'ESA-ON', is_default: 1 });
  const version = { union_id: union, effective_from: '2026-01-01', pay_scales: SCALES, rules_json: ONTARIO };
  await ana.saved('AgreementVersion/save', version);
  logs = [];
  for (const [time_in, time_out, break_hours, pay_scale = null] of WEEK) {
    const log = { user_id: world.ids['cat'], time_in, time_out, break_hours, pay_scale, status: 'submitted' };
    logs.push(await ana.saved('TimeLog/save', log));
  }
}, 60_000);
afterAll(() => world.stop());

describe('a period of pay', () => {
  it('says what is in the way of its export, and is not exported as long as that is so', async () => {
    await ana.saved('TimeLog/save', { id: logs[0], status: 'approved' });
    const open = await period('2026-11-03');
    expect(open).toMatchObject({ from: '2026-11-01', to: '2026-11-07', exported: null });
    expect(open.problems).toEqual([
      'Time logs of this period that are not approved yet: 5.',
      expect.stringMatching(/has time without a rate/),
      expect.stringMatching(/has no employee number/),
    ]);
    expect(await refusal(ana, 'Payroll/export', { from: '2026-11-01', cents: open.cents })).toMatch(/not approved yet/);
    expect((await period('2026-11-20')).problems).toContain('The period is not over yet.');
  });

  it('comes to the hours and cents of the week in Ontario', async () => {
    await ana.saved('UserCompanySetting/save', {
      user_id: world.ids['cat'],
      pay_scale: 'Journeyperson',
      employee_num: '1042',
    });
    for (const id of logs.slice(1)) await ana.saved('TimeLog/save', { id, status: 'approved' });
    const { people, ...sums } = await period('2026-11-07');
    expect(sums).toMatchObject({ minutes: 50 * 60, cents: 172_600, problems: [] });
    expect(
      people.map(({ lines }) => lines.map(({ code, minutes, rate, cents }) => [code, minutes, rate, cents])),
    ).toEqual([
      [
        ['REG', 2640, '32', 140_800],
        ['OT15', 60, '48', 4800],
        ['OT15', 300, '54', 27_000],
      ],
    ]);
    expect(await period('2026-10-31')).toMatchObject({ minutes: 120, cents: 6400 });
  });

  it('is on the dashboard by class once it is over, for who may see pay', async () => {
    const { clock } = world.services;
    world.services.clock = () => new Date('2026-11-10T17:00:00Z');
    expect(await hoursOfWeek(bob)).toHaveProperty('by_class', {
      from: '2026-11-01',
      to: '2026-11-07',
      classes: [
        { code: 'REG', hours: 44 },
        { code: 'OT15', hours: 6 },
      ],
      waiting: 0,
    });
    await grant(world, 'bob', { TimeLogs: { read: true, write: false } });
    expect(await hoursOfWeek(bob)).toHaveProperty('by_class', null);
    await grant(world, 'bob', { TimeLogs: { read: true, write: true } });
    world.services.clock = () => new Date('2026-11-17T17:00:00Z');
    expect(await hoursOfWeek(bob)).toHaveProperty('by_class', null);
    world.services.clock = clock;
  });

  it('is seen by who may see pay, exported by an Admin, and neither by others', async () => {
    expect((await period('2026-11-02', bob)).cents).toBe(172_600);
    expect(await refusal(bob, 'Payroll/export', { from: '2026-11-01', cents: 172_600 })).toMatch(/administrator/);
    expect((await cat.get('Payroll/period', { day: '2026-11-02' })).errors.join(' ')).toMatch(/who may see pay/);
    const other = await eve.get('Payroll/period', { day: '2026-11-02' });
    expect(JSON.stringify(other)).not.toContain('1042');
    for (const caller of [bob, cat, eve]) {
      const { data } = await caller.get('PayrollExport/get', { include: ['PayrollLine'] });
      expect(data ?? []).toEqual([]);
    }
  });

  it('goes once, with the total that was seen, also if two press at once', async () => {
    expect(await refusal(ana, 'Payroll/export', { from: '2026-11-02', cents: 172_600 })).toMatch(/does not begin/);
    expect(await refusal(ana, 'Payroll/export', { from: '2026-11-01', cents: 172_599 })).toMatch(/another total/);
    const both = await Promise.all(
      [1, 2].map(() => ana.post('Payroll/export', { from: '2026-11-01', cents: 172_600 })),
    );
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(both.flatMap(({ errors }) => errors).join(' ')).toMatch(/exported already/);
    expect((await period('2026-11-05')).exported).toMatchObject({ slug: expect.any(String) });
  });

  it('is a file that can be fetched again, in the shape of each product', async () => {
    const { exported } = await period('2026-11-05');
    const slug = exported?.slug ?? '';
    const text = await (await file(slug, 'general')).text();
    expect(text.split('\r\n').slice(0, 3)).toEqual([
      'employee_num,period_start,period_end,pay_code,hours,rate,amount,job_num,agreement,ref',
      expect.stringMatching(/^1042,2026-11-01,2026-11-07,REG,44\.00,32\.00,1408\.00,,ESA-ON,PL-\d+-1$/),
      expect.stringMatching(/^1042,2026-11-01,2026-11-07,OT15,1\.00,48\.00,48\.00,,ESA-ON,PL-\d+-2$/),
    ]);
    expect(await (await file(slug, 'paymentevolution')).text()).toMatch(/^,001042,R,,44\.00,32\.00,,01\/11\/2026/);
    expect((await file(slug, 'excel')).status).toBe(400);
    for (const caller of [bob, cat, eve])
      expect(await (await file(slug, 'general', caller)).text()).not.toContain('1042');
  });

  it('stays as it went; what is corrected later goes with the next one', async () => {
    const [friday] = logs.slice(-1);
    await ana.saved('TimeLog/save', { id: friday, status: 'rejected', reason: 'Out was an hour later' });
    await ana.saved('TimeLog/save', { id: friday, time_out: '2026-11-06T18:00:00Z', status: 'submitted' });
    expect((await period('2026-11-08')).problems).toContainEqual(expect.stringMatching(/exported period that wait/));
    await ana.saved('TimeLog/save', { id: friday, status: 'approved' });
    expect(await period('2026-11-05')).toMatchObject({ cents: 172_600, minutes: 3000 });
    const next = await period('2026-11-08');
    expect(next.people.flatMap(({ lines }) => lines)).toEqual([
      { code: 'OT15', minutes: 60, rate: '54', cents: 5400, adjusts: '2026-11-01' },
    ]);
    expect((await ana.post('Payroll/export', { from: '2026-11-08', cents: 5400 })).success).toBe(true);
    const later = await period('2026-11-15');
    expect(later.people).toEqual([]);
  });
});
