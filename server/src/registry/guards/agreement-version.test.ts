import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;
let union: number;

const scales = '[{"title":"Journeyperson","rate":32},{"title":"Lead hand","rate":36}]';
const rules = '{"weekly":{"after_min":2640,"factor":150,"base":"hour","counts":"all"}}';

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { TimeLogs: { read: true, write: true } });
  await grant(world, 'cat', {});
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
  union = await ana.saved('Union/save', { title: 'Local 46' });
}, 60_000);
afterAll(() => world.stop());

const version = (day: string, more: Record<string, unknown> = {}) => ({
  union_id: union,
  effective_from: day,
  pay_scales: scales,
  rules_json: rules,
  ...more,
});

describe('a version of an agreement', () => {
  it('is written by Admins alone; rates are seen by who may see pay, and none of it by other companies', async () => {
    const id = await ana.saved('AgreementVersion/save', version('2026-01-01'));
    expect(await found(bob, `AgreementVersion/find/${id}`)).toMatchObject({ pay_scales: scales, rules_json: rules });
    expect(await found(cat, `AgreementVersion/find/${id}`)).toMatchObject({ pay_scales: null, rules_json: rules });
    expect((await eve.get('AgreementVersion/get', {})).data).toEqual([]);
    expect(await refusal(bob, 'AgreementVersion/save', { id, pay_scales: '[]' })).toMatch(/permission/);
    expect((await eve.post('AgreementVersion/save', version('2026-02-01'))).success).toBe(false);
  });

  it.each([
    [{ rules_json: '{"weekly":{"after_min":-1,"factor":150,"base":"hour","counts":"all"}}' }, /weekly\.after_min/],
    [{ rules_json: '{"stacking":true}' }, /stacking/],
    [{ pay_scales: '[{"title":"A","rate":1},{"title":"a","rate":2}]' }, /same title/],
    [{ pay_scales: '[{"title":"A","rate":1.005}]' }, /whole cents/],
    [{ pay_scales: '[{"title":"","rate":1}]' }, /has a title/],
  ])('is refused in words with %j', async (wrong, words) => {
    expect(await refusal(ana, 'AgreementVersion/save', version('2026-03-01', wrong))).toMatch(words);
  });

  it('is the only one of its agreement from a day, and stays with it', async () => {
    const id = await ana.saved('AgreementVersion/save', version('2026-05-01'));
    expect((await ana.post('AgreementVersion/save', version('2026-05-01'))).success).toBe(false);
    const other = await ana.saved('Union/save', { title: 'Office' });
    expect(await refusal(ana, 'AgreementVersion/save', { id, union_id: other })).toMatch(/stays with its agreement/);
  });

  it('has a history', async () => {
    const id = await ana.saved('AgreementVersion/save', version('2026-07-01'));
    await ana.saved('AgreementVersion/save', { id, rules_json: '{"holiday":250}' });
    const { data } = await ana.get('History/get', { model: 'AgreementVersion', id });
    expect(JSON.stringify(data)).toContain('rules_json');
  });
});

describe('pay of a person', () => {
  it('is seen by the person and by who may see pay', async () => {
    const settings = { user_id: world.ids['cat'], pay_scale: 'Lead hand', pay_rate: 41.25 };
    const id = await ana.saved('UserCompanySetting/save', settings);
    expect(await found(ana, `UserCompanySetting/find/${id}`)).toMatchObject({ pay_rate: 41.25 });
    expect(await found(cat, `UserCompanySetting/find/${id}`)).toMatchObject({ pay_rate: 41.25 });
    expect(await refusal(cat, 'UserCompanySetting/save', { id, pay_rate: 99 })).toMatch(/permission/);
    await grant(world, 'cat', {});
    await grant(world, 'bob', { Users: { read: true, write: false } });
    const reader = await world.signIn('bob');
    expect(await found(reader, `UserCompanySetting/find/${id}`)).toMatchObject({
      pay_scale: 'Lead hand',
      pay_rate: null,
    });
    await grant(world, 'bob', { TimeLogs: { read: true, write: true } });
  });

  it('is not raised by a classification that somebody gives their own time', async () => {
    const log = { time_in: '2026-11-02T12:00:00Z', time_out: '2026-11-02T20:00:00Z', status: 'submitted' };
    const id = await cat.saved('TimeLog/save', log);
    expect(await refusal(cat, 'TimeLog/save', { id, pay_scale: 'Lead hand' })).toMatch(/Only who may see pay/);
    const own = { ...log, time_in: '2026-11-03T12:00:00Z', time_out: '2026-11-03T20:00:00Z', pay_scale: 'Lead hand' };
    expect(await refusal(cat, 'TimeLog/save', own)).toMatch(/Only who may see pay/);
    expect(await refusal(bob, 'TimeLog/save', own)).toMatch(/Somebody else says/);
    await bob.saved('TimeLog/save', { id, pay_scale: 'Lead hand' });
    expect(await found(cat, `TimeLog/find/${id}`)).toMatchObject({ pay_scale: 'Lead hand' });
    // What the form sends along unchanged is no claim.
    await cat.saved('TimeLog/save', { id, pay_scale: 'Lead hand', notes: 'Roof' });
  });
});

describe('settings of payroll', () => {
  it('are kept by Admins, and refused by the name of what they hold wrong', async () => {
    const id = await ana.saved('CompanySetting/save', {});
    await ana.saved('CompanySetting/save', { id, payroll_json: '{"zone":"America/Detroit","period":"two-weeks"}' });
    expect(await refusal(ana, 'CompanySetting/save', { id, payroll_json: '{"zone":"Mars"}' })).toMatch(/zone/);
    expect(await refusal(cat, 'CompanySetting/save', { id, payroll_json: '{}' })).toMatch(/permission/);
  });
});
