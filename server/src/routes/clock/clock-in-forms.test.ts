import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

const FORM = JSON.stringify([{ label: 'Hazards', fields: [{ key: 'f', type: 'text', label: 'Seen', value: 'None' }] }]);
const HOUR_MS = 3_600_000;

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let job: number;
let call: number;
let hazards: number;
let check: number;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('cat')]);
  job = await ana.saved('Job/save', { job_name: 'Stone Road', job_num: 'K-1' });
  const crew = await ana.saved('JobPersonnelRole/save', { title: 'Crew', read_perms: 1 });
  const on = (name: string, more: object) =>
    ana.saved('JobPersonnel/save', { job_id: job, user_id: world.ids[name], ...more });
  await on('bob', { personnel_role_id: crew });
  await on('cat', { personnel_role_id: crew });
  await on('fay', {});
  call = await ana.saved('Service/save', { job_name: 'Boiler', job_num: 'K-2', assigned_to: world.ids['bob'] });
  const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Safety' });
  const form_template_id = await ana.saved('FormTemplate/save', { title: 'Safety', category_id });
  const child = (description: string, more: object) =>
    ana.saved('FormChildTemplate/save', { description, form_template_id, form_json: FORM, ...more });
  hazards = await child('Daily hazards', { clockin_prompt_projects_required: 1 });
  check = await child('Van check', { clockin_prompt_services_required: 1 });
  await child('Old one', { clockin_prompt_projects_required: 1, archived: 1 });
}, 60_000);

beforeEach(async () => {
  await world.services.db.system(async (tx) => {
    await tx.deleteFrom('time_punch').execute();
    await tx.deleteFrom('time_log').execute();
    await tx.deleteFrom('company_form_revision').execute();
    await tx.deleteFrom('company_form_acknowledgement').execute();
    await tx.deleteFrom('company_form').execute();
  });
});
afterAll(() => world.stop());

const clockIn = (by: Caller, more: Record<string, unknown>) =>
  by.post('TimeLog/punch-clock', { intent: 'in', ...more });
const fill = (by: Caller, more: object = {}) =>
  by.saved('CompanyForm/save', { child_template_id: hazards, form_json: FORM, job_id: job, ...more });
const asked = async (by: Caller) =>
  v
    .parse(
      v.array(v.object({ id: v.number(), slug: v.string(), description: v.string() })),
      (await by.get('TimeLog/clock-in-forms', { job_id: job })).data,
    )
    .map(({ description }) => description);
const REFUSED = 'Before you clock in here, fill in for this project: “Daily hazards”.';
const logs = async () => {
  const { data } = await ana.get('TimeLog/get', { fields: ['user_id', 'missing_forms', 'time_out'] });
  return v.parse(v.array(v.looseObject({ id: v.number(), missing_forms: v.nullable(v.string()) })), data);
};

/** What the queue before the clock asks for, with what may be skipped. */
const queue = async (by: Caller) =>
  v
    .parse(
      v.array(v.object({ id: v.number(), description: v.string(), signed_at: v.nullable(v.string()) })),
      (await by.get('TimeLog/clock-in-forms', { job_id: job, with_signed: 1 })).data,
    )
    .map(({ description, signed_at }) => [description, signed_at]);
const signAsBob = (form_id: number, completed_at: string) => {
  const records = [
    {
      form_id,
      client_key: crypto.randomUUID(),
      user_id: world.ids['bob'],
      name: 'Bob',
      completed_at,
      signature_json: SIGNED,
    },
  ];
  return bob.post('CompanyFormAcknowledgement/save-batch', { records: JSON.stringify(records) });
};
const SIGNED = JSON.stringify({
  dataUrl: '',
  trail: [{ x: 1, y: 1 }, { x: 90, y: 60 }, {}],
  name: 'Bo',
  sigSkipped: false,
});

describe('a form that is required and signed already', () => {
  it('FORM044 is named with the time of the signature, to whoever signed it there and while it is valid', async () => {
    expect(await queue(bob)).toEqual([['Daily hazards', null]]);
    const form = await fill(bob);
    expect(await queue(bob)).toEqual([]);
    const at = new Date(Date.now() - 1000).toISOString();
    expect(await signAsBob(form, at)).toMatchObject({ success: true });
    expect(await queue(bob)).toEqual([['Daily hazards', at]]);
    expect(await asked(bob)).toEqual([]);
    expect(await queue(cat)).toEqual([['Daily hazards', null]]);
    await bob.saved('CompanyForm/save', { id: form, is_deactivated: 1, reason: 'Wrong day' });
    expect(await queue(bob)).toEqual([['Daily hazards', null]]);
  });
});

describe('a form that is required to clock in', () => {
  it('FORM035 FORM036 ENT030 must be filled in before the punch is accepted, each for the place that requires it', async () => {
    expect(await clockIn(bob, { job_id: job })).toMatchObject({ success: false, status: 200, errors: [REFUSED] });
    expect(await logs()).toEqual([]);
    expect(await asked(bob)).toEqual(['Daily hazards']);
    await fill(bob);
    expect(await asked(bob)).toEqual([]);
    expect((await clockIn(bob, { job_id: job })).success).toBe(true);
    expect(await clockIn(bob, { service_id: call })).toMatchObject({
      success: false,
      errors: ['Before you clock in here, fill in for this service: “Van check”.'],
    });
    expect((await bob.post('TimeLog/punch-clock', { intent: 'out' })).success).toBe(true);
    await bob.saved('CompanyForm/save', { child_template_id: check, form_json: FORM, service_id: call });
    expect((await clockIn(bob, { service_id: call })).success).toBe(true);
    expect(await logs()).toMatchObject([{ missing_forms: null }, { missing_forms: null }]);
  });

  it('is required only on a job, and keeps nobody clocked in', async () => {
    expect((await clockIn(bob, {})).success).toBe(true);
    expect(await clockIn(bob, { job_id: job })).toMatchObject({ errors: [REFUSED] });
    expect((await bob.post('TimeLog/punch-clock', { intent: 'out' })).success).toBe(true);
  });

  it('FORM044 counts only for the people who signed it', async () => {
    const form = await fill(ana);
    const part = await ana.saved('CompanyFormAcknowledgement/save', { form_id: form, user_id: world.ids['cat'] });
    expect(await asked(cat)).toEqual(['Daily hazards']);
    await world.services.db.system((tx) =>
      tx
        .updateTable('company_form_acknowledgement')
        .set({ completed_at: new Date().toISOString() })
        .where('id', '=', part)
        .execute(),
    );
    expect(await asked(cat)).toEqual([]);
    expect(await asked(bob)).toEqual(['Daily hazards']);
  });

  it('counts only here: not elsewhere, deactivated, ended, or from the shift before', async () => {
    const other = await ana.saved('Job/save', { job_name: 'Other', job_num: `K-${Date.now()}` });
    await fill(ana, { job_id: other });
    await ana.saved('CompanyForm/save', { id: await fill(ana), is_deactivated: 1 });
    await ana.saved('CompanyForm/save', { id: await fill(ana), expiry: new Date(Date.now() - HOUR_MS).toISOString() });
    expect(await asked(ana)).toEqual(['Daily hazards']);
    const form = await fill(ana);
    expect(await asked(ana)).toEqual([]);
    const made = new Date(Date.now() - 17 * HOUR_MS).toISOString();
    await world.services.db.system((tx) =>
      tx.updateTable('company_form').set({ created_at: made }).where('id', '=', form).execute(),
    );
    expect(await asked(ana)).toEqual(['Daily hazards']);
    await ana.saved('CompanyForm/save', { id: form, expiry: new Date(Date.now() + HOUR_MS).toISOString() });
    expect(await asked(ana)).toEqual([]);
  });

  it('that a late punch lacks is reported until it arrives; the punch is never lost', async () => {
    const late = { job_id: job, waited_ms: String(2 * HOUR_MS), client_key: 'late-press' };
    expect((await clockIn(bob, late)).success).toBe(true);
    expect((await clockIn(bob, late)).success).toBe(true);
    expect(await logs()).toMatchObject([{ user_id: world.ids['bob'], missing_forms: 'Daily hazards' }]);
    await fill(cat);
    expect(await logs()).toMatchObject([{ missing_forms: 'Daily hazards' }]);
    await fill(bob);
    expect(await logs()).toMatchObject([{ missing_forms: null }]);
    const { errors } = await bob.post('TimeLog/save', { id: (await logs())[0]?.id, missing_forms: 'x' });
    expect(errors.join(' ')).toMatch(/cannot be saved/);
  });

  it('is not required of people without its role', async () => {
    const role = await ana.saved('JobPersonnelRole/save', { title: 'Digger', read_perms: 1 });
    const { data } = await ana.get('FormTemplate/get');
    const [template] = v.parse(v.array(v.looseObject({ id: v.number() })), data);
    await ana.saved('FormTemplate/save', { id: template?.id, JobPersonnelRole: [role] });
    expect((await clockIn(bob, { job_id: job })).success).toBe(true);
    const held = await ana.get('JobPersonnel/get', { filters: { job_id: job, user_id: world.ids['cat'] } });
    const [own] = v.parse(v.array(v.looseObject({ id: v.number() })), held.data);
    await ana.saved('JobPersonnel/save', { id: own?.id, personnel_role_id: role });
    expect(await clockIn(cat, { job_id: job })).toMatchObject({ errors: [REFUSED] });
    await ana.saved('FormTemplate/save', { id: template?.id, JobPersonnelRole: [] });
  });

  it('is not required of people who could not file it there', async () => {
    const fay = await world.signIn('fay');
    expect((await clockIn(fay, { job_id: job })).success).toBe(true);
  });

  it('is not shown to another company, nor for a job that one is not on', async () => {
    const eve = await world.signIn('eve');
    expect((await eve.get('TimeLog/clock-in-forms', { job_id: job })).success).toBe(false);
    const dan = await world.signIn('dan');
    expect((await dan.get('TimeLog/clock-in-forms', { job_id: job })).success).toBe(false);
  });
});
