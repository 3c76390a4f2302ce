import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { RecordSchema, found, grant, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('cat')]);
  await grant(world, 'bob', { Contacts: { read: true, write: true }, Users: { read: true, write: true } });
}, 60_000);

afterAll(() => world.stop());

const idOf = (name: string) => world.ids[name] ?? 0;

const permissionOf = async (name: string) => {
  const { data } = await ana.get('UserPermission/get', { filters: { user_id: idOf(name) } });
  return v.parse(v.tuple([RecordSchema]), data)[0].id;
};

const slugs = async (caller: Caller) => {
  const { data } = await caller.get('UserPermission/get', { filters: { user_id: idOf('dan') } });
  return v.parse(v.array(RecordSchema), data).map(({ slug }) => slug);
};

describe('people', () => {
  it('start as an invitation to the company that adds them', async () => {
    const id = await bob.saved('User/save', { email: 'new@fieldspan.test', first_name: 'Nia' });
    const { data } = await ana.get('UserPermission/get', { filters: { user_id: id } });
    expect(data).toEqual([expect.objectContaining({ role_type: 'Basic', invite_accepted: 0, slug: '' })]);
    expect(await refusal(cat, 'User/save', { email: 'more@fieldspan.test' })).toBe(
      'You do not have permission to add Users.',
    );
  });

  it('change their own address, and nobody else can', async () => {
    await cat.saved('User/save', { id: idOf('cat'), phone_mobile: '555-0100', tenant_id: 1 });
    expect(await refusal(bob, 'User/save', { id: idOf('cat'), phone_mobile: '555-0666' })).toBe(
      'Only the person can change mobile phone.',
    );
    await bob.saved('User/save', { id: idOf('cat'), job_title: 'Welder' });
    expect(await refusal(cat, 'User/save', { id: idOf('bob'), job_title: 'Intern' })).toBe(
      'You do not have permission to change this user.',
    );
  });

  it('can switch to a company that employs them, and to no other', async () => {
    const fay = await world.signIn('fay');
    await fay.saved('User/save', { id: idOf('fay'), tenant_id: 2 });
    expect(await found(fay, `User/find/${idOf('fay')}`)).toMatchObject({ tenant_id: 2 });
    expect(await refusal(cat, 'User/save', { id: idOf('cat'), tenant_id: 2 })).toBe(
      'You do not work for this employer.',
    );
    expect(await refusal(ana, 'User/save', { id: idOf('fay'), tenant_id: 1 })).toBe(
      'You do not work for this employer.',
    );
  });
});

describe('permissions of others', () => {
  it('cannot be granted beyond one’s own', async () => {
    const id = await permissionOf('dan');
    expect(await refusal(bob, 'UserPermission/save', { id, role_type: 'Admin' })).toBe(
      'Only an Admin can change an Admin.',
    );
    const jobs = { Jobs: { read: true, write: false } };
    expect(await refusal(bob, 'UserPermission/save', { id, module_permissions: jobs })).toBe(
      'You cannot grant permissions that you do not have.',
    );
    await bob.saved('UserPermission/save', { id, module_permissions: { Contacts: { read: true, write: false } } });
    expect(await refusal(bob, 'UserPermission/save', { id: await permissionOf('bob'), is_inactive: 0 })).toBe(
      'You cannot change your own permissions.',
    );
    expect(await refusal(bob, 'UserPermission/save', { id: await permissionOf('ana'), is_inactive: 1 })).toBe(
      'Only an Admin can change an Admin.',
    );
  });

  it('are not taken away by who could not give them, or has them', async () => {
    expect(await refusal(bob, 'UserPermission/delete', { id: await permissionOf('ana') })).toBe(
      'Only an Admin can change an Admin.',
    );
    expect(await refusal(bob, 'UserPermission/delete', { id: await permissionOf('bob') })).toBe(
      'You cannot change your own permissions.',
    );
    expect(await permissionOf('bob')).toBeGreaterThan(0);
  });

  it('stay with the person that they were given to', async () => {
    const id = await permissionOf('dan');
    expect(await ana.post('UserPermission/save', { id, user_id: idOf('cat') })).toMatchObject({
      status: 400,
      errors: ['user_id of a UserPermission cannot be changed.'],
    });
    await ana.saved('UserPermission/save', { id, user_id: idOf('dan') });
    expect(await permissionOf('dan')).toBe(id);
  });

  it('always leave the company an Admin', async () => {
    const id = await permissionOf('ana');
    expect(await refusal(ana, 'UserPermission/save', { id, role_type: 'Basic' })).toBe(
      'A company needs at least one Admin.',
    );
    expect(await refusal(ana, 'UserPermission/delete', { id })).toBe('A company needs at least one Admin.');
  });

  it('employ nobody without an invitation', async () => {
    expect(await refusal(ana, 'UserPermission/save', { user_id: idOf('eve'), role_type: 'Basic' })).toBe(
      'User not found.',
    );
    expect(await refusal(ana, 'UserPermission/save', { id: await permissionOf('dan'), invite_declined: 1 })).toBe(
      'Only the invited person can answer an invitation.',
    );
    const accepted = { user_id: idOf('dan'), role_type: 'Basic', invite_accepted: 1 };
    expect(await refusal(ana, 'UserPermission/save', accepted)).toBe(
      'Only the invited person can answer an invitation.',
    );
  });

  it('show the invitation’s secret only to the invited person: it sets a first password', async () => {
    expect(await slugs(ana)).toEqual(['']);
    expect(await slugs(cat)).toEqual(['']);
    const { slug: secret } = await world.services.db.system((tx) =>
      tx.selectFrom('user_permission').where('user_id', '=', idOf('bob')).select('slug').executeTakeFirstOrThrow(),
    );
    const probe = await cat.get('UserPermission/get', { filters: { slug: secret } });
    expect(probe.data).toEqual([]);
  });
});

describe('a time log', () => {
  it('is its owner’s until somebody else approves it', async () => {
    const times = { time_in: '2026-11-20T08:00:00Z', time_out: '2026-11-20T16:00:00Z' };
    const id = await cat.saved('TimeLog/save', { ...times, hours: 8, status: 'submitted' });
    expect(await found(cat, `TimeLog/find/${id}`)).toMatchObject({ user_id: idOf('cat') });
    expect(await refusal(cat, 'TimeLog/save', { id, status: 'approved' })).toBe('Only a reviewer can decide this.');
    expect(await refusal(bob, 'TimeLog/save', { id, hours: 1 })).toBe('Time log not found.');
    expect(await refusal(cat, 'TimeLog/save', { id, user_id: idOf('bob') })).toMatch(
      /permission to save this time log/,
    );
    await ana.saved('TimeLog/save', { id, status: 'approved' });
    expect(await refusal(cat, 'TimeLog/save', { id, break_hours: 1 })).toMatch(/^This has been approved/);
  });

  it('can be reviewed by people whose role on the job allows it, but not by its owner', async () => {
    const job = await ana.saved('Job/save', { job_name: 'Site', job_num: 'R-1' });
    const role = await ana.saved('JobPersonnelRole/save', { title: 'Foreman', review_timelogs: 1 });
    await ana.saved('JobPersonnel/save', { job_id: job, user_id: idOf('bob'), personnel_role_id: role });
    await ana.saved('JobPersonnel/save', { job_id: job, user_id: idOf('cat') });
    const half = { time_in: '2026-11-19T08:00:00Z', time_out: '2026-11-19T12:00:00Z' };
    const theirs = await cat.saved('TimeLog/save', { job_id: job, ...half, status: 'submitted' });
    await bob.saved('TimeLog/save', { id: theirs, status: 'approved' });
    const own = await bob.saved('TimeLog/save', { job_id: job, ...half, status: 'submitted' });
    expect(await refusal(bob, 'TimeLog/save', { id: own, status: 'approved' })).toBe(
      'Only a reviewer can decide this.',
    );
  });
});

describe('a filled form', () => {
  it('uses the template of its child and gives each participant a secret link', async () => {
    const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Daily' });
    const template = await ana.saved('FormTemplate/save', { title: 'Log', category_id });
    const child = await ana.saved('FormChildTemplate/save', { description: 'Log A', form_template_id: template });
    const form = await cat.saved('CompanyForm/save', { child_template_id: child, form_json: '[]' });
    expect(await found(cat, `CompanyForm/find/${form}`)).toMatchObject({
      form_template_id: template,
      created_by: idOf('cat'),
    });
    const signed = await cat.saved('CompanyFormAcknowledgement/save', { form_id: form, name: 'Visitor' });
    const { slug, acknowledgement_slug } = await found(cat, `CompanyFormAcknowledgement/find/${signed}`);
    expect(slug).toMatch(/^[\w-]{43}$/);
    expect(acknowledgement_slug).toBe(slug);
    const other = await cat.saved('CompanyForm/save', { child_template_id: child, form_json: '[]' });
    for (const moved of [{ form_id: other }, { user_id: idOf('dan') }]) {
      expect(await refusal(cat, 'CompanyFormAcknowledgement/save', { id: signed, ...moved })).toBe(
        'A participant stays on their form. Take them out and add the other person.',
      );
    }
    expect(await refusal(bob, 'CompanyForm/save', { id: form, form_json: '{}' })).toBe('Form not found.');
    expect(await cat.post('CompanyFormAcknowledgement/delete', { id: slug })).toMatchObject({ success: true });
  });
});
