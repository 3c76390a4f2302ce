import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { found, grant, refusal } from '../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
  await grant(world, 'bob', { Contacts: { read: true, write: true }, Users: { read: true, write: true } });
}, 60_000);

afterAll(() => world.stop());

const idOf = (name: string) => world.ids[name] ?? 0;

describe('save', () => {
  it('creates with defaults, then changes only what is sent', async () => {
    const id = await bob.saved('Contact/save', { name: 'Mill & Sons', is_customer: 1, city: 'Guelph' });
    const before = await found(bob, `Contact/find/${id}`);
    expect(before).toMatchObject({ name: 'Mill & Sons', is_customer: 1, is_supplier: 0, city: 'Guelph', tenant_id: 1 });
    expect(before.slug).toMatch(/^mill-sons-[a-z]{5}$/);
    await bob.saved('Contact/save', { id, phone: '555' });
    expect(await found(bob, `Contact/find/${id}`)).toEqual({
      ...before,
      phone: '555',
      version: 2,
      updated_at: expect.any(String),
    });
  });

  it('clears a field with empty text or null, and keeps JSON byte for byte', async () => {
    const id = await ana.saved('Union/save', {
      title: 'Local 46',
      pay_scales: '{"b": 1,  "a":2}',
      default_cost_hr: '41.5',
    });
    expect(await found(ana, `Union/find/${id}`)).toMatchObject({
      pay_scales: '{"b": 1,  "a":2}',
      default_cost_hr: 41.5,
    });
    await ana.saved('Union/save', { id, pay_scales: null, default_cost_hr: '' });
    expect(await found(ana, `Union/find/${id}`)).toMatchObject({ pay_scales: null, default_cost_hr: null });
  });

  it('finds the record to change by slug as well', async () => {
    const id = await bob.saved('Contact/save', { name: 'Old name' });
    const { slug } = await found(bob, `Contact/find/${id}`);
    expect(await bob.saved('Contact/save', { id: slug, name: 'New name' })).toBe(id);
  });

  it.each([
    ['Contact/save', { name: 'X', nonsense: 1 }, 'Contact has no field nonsense.'],
    ['Contact/save', { name: 'X', slug: 'mine' }, 'Contact.slug cannot be saved.'],
    ['Contact/save', { name: 'X', tenant_id: 2 }, 'Contact.tenant_id cannot be saved.'],
    ['Job/save', { job_name: 'X', hours_logged: 4 }, 'Job.hours_logged cannot be saved.'],
    ['Job/save', { job_name: 'X', Customer: '{}' }, 'Job.Customer cannot be saved as a list.'],
    ['Contact/save', { ['__proto__']: 'x', name: 'X' }, 'Contact has no field __proto__.'],
    ['Nonsense/save', { name: 'X' }, 'There is no model Nonsense.'],
    ['Company/save', { company_name: 'X' }, 'Company/save cannot create a Company.'],
  ])('refuses by name: %s %j', async (call, payload, sentence) => {
    expect(await ana.post(call, payload)).toMatchObject({ status: 400, success: false, errors: [sentence] });
  });

  it('reports all missing and invalid fields at once', async () => {
    expect(await refusal(ana, 'Job/save', {})).toBe('Name is required. Number is required.');
    const wrong = { name: '', is_customer: 2, lat: 'north' };
    expect(await refusal(ana, 'Contact/save', wrong)).toBe(
      'Name is required. Customer must be 0 or 1. Latitude must be a number.',
    );
    expect(await refusal(ana, 'Job/save', { job_name: 'X', job_num: '1', start_date: '2026-02-30' })).toMatch(
      /^Start date must be a date/,
    );
    expect(await refusal(ana, 'Expense/save', { status: 'paid' })).toBe(
      'Status must be one of draft, submitted, approved, rejected, exported.',
    );
  });

  it('names the field whose value is taken', async () => {
    await ana.saved('Job/save', { job_name: 'First', job_num: 'J-1' });
    expect(await refusal(ana, 'Job/save', { job_name: 'Second', job_num: 'J-1' })).toBe(
      'Another project has this number.',
    );
    await eve.saved('Job/save', { job_name: 'Elsewhere', job_num: 'J-1' });
  });

  it('reports that two records are already linked', async () => {
    const job = await ana.saved('Job/save', { job_name: 'Crowded', job_num: 'J-2' });
    const role = { job_id: job, user_id: idOf('bob') };
    await ana.saved('JobPersonnel/save', role);
    expect(await refusal(ana, 'JobPersonnel/save', role)).toBe('There is such a project role already.');
  });

  it('returns the first record for a retry', async () => {
    const payload = { description: 'Fuel', amount: 50, client_key: 'retry-1' };
    const first = await cat.saved('Expense/save', payload);
    expect(await cat.saved('Expense/save', payload)).toBe(first);
    expect(await refusal(bob, 'Expense/save', payload)).toBe('This was already saved by somebody else.');
    const again = { ...payload, client_key: 'retry-2' };
    const atOnce = await Promise.all([1, 2, 3].map(() => cat.saved('Expense/save', again)));
    expect(new Set(atOnce).size).toBe(1);
  });
});

const equipmentType = async (name: string) =>
  ana.saved('EquipmentType/save', { name, category_id: await ana.saved('EquipmentCategory/save', { name }) });

describe('a list of ids', () => {
  it('replaces all links', async () => {
    const category = await ana.saved('FormTemplateCategory/save', { name: 'Safety' });
    const [lift, crane] = [await equipmentType('Lift'), await equipmentType('Crane')];
    const id = await ana.saved('FormTemplate/save', {
      title: 'Check',
      category_id: category,
      EquipmentType: [lift, crane],
    });
    const linked = async () => {
      const { EquipmentType } = await found(ana, `FormTemplate/find/${id}`, { include: { EquipmentType: ['name'] } });
      return v.parse(v.array(v.object({ id: v.number(), name: v.string() })), EquipmentType).map(({ name }) => name);
    };
    expect(await linked()).toEqual(['Lift', 'Crane']);
    await ana.saved('FormTemplate/save', { id, EquipmentType: [crane] });
    expect(await linked()).toEqual(['Crane']);
    expect(await refusal(ana, 'FormTemplate/save', { id, EquipmentType: [999_999] })).toBe('Equipment type not found.');
    expect((await ana.post('FormTemplate/save', { id, EquipmentType: 'all' })).status).toBe(400);
    expect(await linked()).toEqual(['Crane']);
  });
});

describe.each([
  ['JobFile', 'job_id', 'Job'],
  ['ServiceFile', 'service_id', 'Service'],
])('a %s', (model, parent, parentModel) => {
  it('carries tags, which readers can see and filter by', async () => {
    const { id: file_id } = await world.services.db.system((tx) =>
      tx
        .insertInto('library_upload')
        .values({ tenant_id: 1, created_by: idOf('ana'), filename: `${model}.jpg` })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const [roof, wall] = [
      await ana.saved('FileTag/save', { name: `${model} roof` }),
      await ana.saved('FileTag/save', { name: `${model} wall` }),
    ];
    const place = await ana.saved(`${parentModel}/save`, { job_name: 'Tagged', job_num: `T-${model}` });
    const chosen = { [parent]: place, file_id, FileTag: [roof, wall], client_key: `${model} 1` };
    const sent = await Promise.all([1, 2, 3].map(() => ana.saved(`${model}/save`, chosen)));
    const id = await ana.saved(`${model}/save`, chosen);
    expect(new Set([...sent, id]).size).toBe(1);
    const tagsOf = async (tag: number) =>
      (await ana.get(`${model}/get`, { filters: { 'FileTag.id': tag }, fields: ['id'], include: { FileTag: ['id'] } }))
        .data;
    expect(await tagsOf(roof)).toEqual([{ id, FileTag: [{ id: roof }, { id: wall }] }]);
    await ana.saved(`${model}/save`, { id, FileTag: [wall] });
    expect(await tagsOf(roof)).toEqual([]);
    expect(await tagsOf(wall)).toEqual([{ id, FileTag: [{ id: wall }] }]);
    // Two people start from the tag "wall": one adds "roof", the other removes "wall".
    await ana.saved(`${model}/save`, { id, FileTag: [wall, roof], FileTag_before: [wall] });
    await ana.saved(`${model}/save`, { id, FileTag: [], FileTag_before: [wall] });
    expect(await tagsOf(roof)).toEqual([{ id, FileTag: [{ id: roof }] }]);
    expect((await bob.get(`${model}Tag/get`)).data).toEqual([]);
    expect(await refusal(bob, `${model}/save`, { id, FileTag: [] })).toMatch(/not found|permission/);
  });
});

describe('a reference', () => {
  it('cannot point to another company', async () => {
    const theirs = await eve.saved('Contact/save', { name: 'Theirs' });
    expect(await refusal(ana, 'Job/save', { job_name: 'X', job_num: 'J-9', customer_id: theirs })).toBe(
      'Contact not found.',
    );
    expect(await refusal(ana, 'Service/save', { job_name: 'X', job_num: 'S-9', assigned_to: idOf('eve') })).toBe(
      'User not found.',
    );
  });

  it('cannot make somebody’s upload readable to others', async () => {
    const { id } = await world.services.db.system((tx) =>
      tx
        .insertInto('library_upload')
        .values({ tenant_id: 1, created_by: idOf('cat'), filename: 'private.jpg' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    expect(await refusal(bob, 'LibraryFile/save', { file_id: id })).toBe('File not found.');
    await cat.saved('LibraryFile/save', { file_id: id });
    expect(await found(bob, `LibraryUpload/find/${id}`)).toMatchObject({ filename: 'private.jpg' });
  });
});

describe('another company', () => {
  it('can be neither changed nor deleted', async () => {
    const id = await ana.saved('Contact/save', { name: 'North only' });
    expect(await refusal(eve, 'Contact/save', { id, name: 'Taken' })).toBe('Contact not found.');
    expect(await refusal(eve, 'Contact/delete', { id })).toBe('Contact not found.');
    expect(await refusal(eve, 'Company/save', { id: 1, company_name: 'Mine' })).toBe('Company not found.');
    expect(await found(ana, `Contact/find/${id}`)).toMatchObject({ name: 'North only' });
  });
});

describe('delete', () => {
  it('removes a record by id or slug', async () => {
    const id = await bob.saved('Contact/save', { name: 'Short lived' });
    const { slug } = await found(bob, `Contact/find/${id}`);
    expect(await bob.post('Contact/delete', { id: slug })).toMatchObject({ success: true, data: { record_id: id } });
    expect(await refusal(bob, 'Contact/delete', { id })).toBe('Contact not found.');
  });

  it('does not exist for people, companies and threads', async () => {
    for (const call of ['User/delete', 'Company/delete', 'MessageThread/delete']) {
      expect(await ana.post(call, { id: 1 })).toMatchObject({ status: 400, errors: [`There is no call ${call}.`] });
    }
  });
});
