import { STALE } from '@fieldspan/contract/stale';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openFormWorld } from './testing/form-world.ts';

const { world, ana, bob, eve } = await openFormWorld();
afterAll(() => world.stop());

const question = (key: string, label: string) => ({ key, type: 'text', label });
const form = (...fields: readonly object[]) => JSON.stringify([{ key: 's', sectionHeading: 'Trench', fields }]);
const ONE = form(question('a', 'Supervisor'));
const TWO = form(question('a', 'Foreman'), question('b', 'Depth'));

const PublishedSchema = v.object({ record_id: v.number(), version: v.number(), number: v.number() });
const TemplateSchema = v.object({
  version: v.number(),
  form_json: v.nullable(v.string()),
  draft_json: v.nullable(v.string()),
  published_version: v.number(),
});
const VersionsSchema = v.array(
  v.looseObject({
    number: v.number(),
    form_json: v.string(),
    description: v.string(),
    note: v.nullable(v.string()),
    published_by: v.nullable(v.number()),
    form_count: v.number(),
  }),
);

let templateId: number;
let id: number;

const find = async (by: Caller = ana) => v.parse(TemplateSchema, (await by.get(`FormChildTemplate/find/${id}`)).data);
const versions = async (by: Caller = ana) => {
  const { data } = await by.get('FormTemplateVersion/get', {
    filters: { child_template_id: id },
    order: [['number', 'ASC']],
  });
  return v.parse(VersionsSchema, data);
};
const counts = async (by: Caller) => (await versions(by)).map(({ form_count }) => form_count);
const publish = async (more: object = {}, by: Caller = ana) =>
  by.post('FormChildTemplate/publish', { id, version: (await find()).version, ...more });

beforeAll(async () => {
  const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Digging' });
  templateId = await ana.saved('FormTemplate/save', { title: 'Excavation', category_id });
});

beforeEach(async () => {
  id = await ana.saved('FormChildTemplate/save', {
    description: 'Trench check',
    form_template_id: templateId,
    draft_json: ONE,
  });
});

describe('a draft', () => {
  it('is published as the next version, with a note, and the earlier one stays', async () => {
    expect(await find()).toMatchObject({ form_json: null, draft_json: ONE, published_version: 0 });
    expect(v.parse(PublishedSchema, (await publish()).data)).toMatchObject({ record_id: id, number: 1 });
    expect(await find()).toMatchObject({ form_json: ONE, draft_json: null, published_version: 1 });
    await ana.saved('FormChildTemplate/save', { id, draft_json: TWO });
    expect(await find()).toMatchObject({ form_json: ONE, draft_json: TWO, published_version: 1 });
    const { number, version } = v.parse(PublishedSchema, (await publish({ note: 'Asks for the depth' })).data);
    expect({ number, version }).toEqual({ number: 2, version: (await find()).version });
    const ana_id = world.ids['ana'];
    expect(await versions()).toMatchObject([
      { number: 1, form_json: ONE, note: null, published_by: ana_id, description: 'Trench check' },
      { number: 2, form_json: TWO, note: 'Asks for the depth', published_by: ana_id },
    ]);
  });

  it('is published once by a double press', async () => {
    const { version } = await find();
    const presses = await Promise.all([publish({ version }), publish({ version })]);
    expect(presses.map(({ data }) => v.parse(PublishedSchema, data).number)).toEqual([1, 1]);
    expect(await versions()).toHaveLength(1);
    expect(await refusal(ana, 'FormChildTemplate/publish', { id, version: (await find()).version })).toBe(
      'Everything is published: there are no changes in the draft.',
    );
  });

  it('is not published over changes that one has not seen', async () => {
    const { version } = await find();
    await ana.saved('FormChildTemplate/save', { id, draft_json: TWO });
    for (const call of ['publish', 'discard-draft', 'restore']) {
      const answer = await ana.post(`FormChildTemplate/${call}`, { id, version, number: 1 });
      expect(answer).toMatchObject({ status: 409, code: STALE });
    }
    expect(await find()).toMatchObject({ draft_json: TWO, published_version: 0 });
  });

  it('may have mistakes, but cannot be published with them; what is no form is not stored', async () => {
    const wrong = form({ key: 'a', type: 'select', label: 'Soil' });
    await ana.saved('FormChildTemplate/save', { id, draft_json: wrong });
    expect(await refusal(ana, 'FormChildTemplate/publish', { id, version: (await find()).version })).toContain(
      'it needs options to choose from',
    );
    expect(await refusal(ana, 'FormChildTemplate/save', { id, draft_json: '{"a":1}' })).toMatch(
      /^These are no questions/,
    );
    expect(await find()).toMatchObject({ draft_json: wrong, published_version: 0 });
  });

  it('gets keys, keeps those it has, and is none if it says what is published', async () => {
    await publish();
    const keyless = JSON.stringify([{ sectionHeading: 'Trench', fields: [{ type: 'text', label: 'Depth' }] }]);
    await ana.saved('FormChildTemplate/save', { id, draft_json: keyless });
    expect(JSON.parse((await find()).draft_json ?? '')).toEqual([
      { key: 'Trench', sectionHeading: 'Trench', fields: [{ key: 'text Depth', type: 'text', label: 'Depth' }] },
    ]);
    await ana.saved('FormChildTemplate/save', { id, draft_json: ONE });
    expect((await find()).draft_json).toBeNull();
  });

  it('is an earlier version again, or none', async () => {
    await publish();
    await ana.saved('FormChildTemplate/save', { id, form_json: TWO });
    const call = async (name: string, more: object = {}) =>
      ana.post(`FormChildTemplate/${name}`, { id, version: (await find()).version, ...more });
    expect((await call('restore', { number: 7 })).errors).toEqual(['There is no version 7 of this form template.']);
    expect(await call('restore', { number: 1 })).toMatchObject({ success: true });
    expect(await find()).toMatchObject({ form_json: TWO, draft_json: ONE, published_version: 2 });
    expect(await call('discard-draft')).toMatchObject({ success: true });
    expect(await find()).toMatchObject({ form_json: TWO, draft_json: null, published_version: 2 });
  });
});

describe('versions', () => {
  it('have no gap and no double, however many publish at once', async () => {
    const tries = Array.from({ length: 50 }, async (_, at) => {
      const draft_json = form(question('a', `Supervisor ${at}`));
      await ana.post('FormChildTemplate/save', { id, draft_json });
      return publish();
    });
    const numbers = (await Promise.all(tries)).flatMap(({ success, data }) =>
      success ? [v.parse(PublishedSchema, data).number] : [],
    );
    expect(numbers.length).toBeGreaterThan(0);
    const stored = (await versions()).map(({ number }) => number);
    expect(stored).toEqual(stored.map((_, at) => at + 1));
    expect(new Set(numbers)).toEqual(new Set(stored));
    expect((await find()).published_version).toBe(stored.length);
  });

  it('are made by a save of the questions too, also at the same time', async () => {
    const saves = Array.from({ length: 50 }, (_, at) =>
      ana.saved('FormChildTemplate/save', { id, form_json: form(question('a', `Supervisor ${at}`)) }),
    );
    await Promise.all(saves);
    expect((await versions()).map(({ number }) => number)).toEqual(saves.map((_, at) => at + 1));
    await ana.saved('FormChildTemplate/save', { id, description: 'Renamed' });
    await ana.saved('FormChildTemplate/save', { id, form_json: (await find()).form_json });
    expect((await find()).published_version).toBe(50);
  });

  it('count the forms that were filled in with them, for each reader theirs', async () => {
    await publish();
    await ana.saved('FormChildTemplate/save', { id, form_json: TWO });
    const fill = (by: Caller, form_json: string) => by.saved('CompanyForm/save', { child_template_id: id, form_json });
    await fill(bob, ONE);
    await fill(ana, ONE);
    await fill(ana, TWO);
    expect(await counts(ana)).toEqual([2, 1]);
    expect(await counts(bob)).toEqual([1, 0]);
  });

  it('are answered by forms without keys too, which older clients send', async () => {
    const keyless = JSON.stringify([{ sectionHeading: 'Trench', fields: [{ type: 'text', label: 'Depth' }] }]);
    await ana.saved('FormChildTemplate/save', { id, form_json: keyless });
    const answered = keyless.replace('"Depth"', '"Depth","value":"2 m"');
    const filled = await bob.saved('CompanyForm/save', { child_template_id: id, form_json: answered });
    const { data } = await bob.get(`CompanyForm/find/${filled}`);
    expect(data).toMatchObject({ template_version: 1, form_json: expect.stringContaining('"key":"text Depth"') });
  });

  it('cannot be made, changed or deleted by a call, and go to the trash and back with their template', async () => {
    await publish();
    const { data } = await ana.get('FormTemplateVersion/get', { filters: { child_template_id: id } });
    const [version] = v.parse(v.array(v.object({ id: v.number() })), data);
    const calls = [
      ['FormTemplateVersion/save', { child_template_id: id, number: 9 }],
      ['FormTemplateVersion/save', { id: version?.id, note: 'x' }],
      ['FormTemplateVersion/delete', { id: version?.id }],
      ['FormChildTemplate/save', { id, published_version: 7 }],
    ] as const;
    for (const [call, payload] of calls) expect(await ana.post(call, payload)).toMatchObject({ success: false });
    await ana.saved('FormChildTemplate/save', { id, form_json: TWO });
    const before = await versions();
    const deleted = await ana.post('FormChildTemplate/delete', { id });
    expect(await versions()).toEqual([]);
    const { trash_id } = v.parse(v.object({ trash_id: v.number() }), deleted.data);
    expect(await ana.post('Trash/restore', { id: trash_id })).toMatchObject({ success: true });
    expect(await versions()).toEqual(before);
    await ana.saved('FormChildTemplate/save', { id, form_json: ONE });
    expect((await versions()).map(({ number }) => number)).toEqual([1, 2, 3]);
  });
});

describe('who edits a template', () => {
  const EditorsSchema = v.object({
    version: v.number(),
    editors: v.array(v.object({ user_id: v.number(), name: v.string(), since: v.string() })),
  });
  const editing = async (by: Caller, more: object = {}) =>
    v.parse(EditorsSchema, (await by.post('FormChildTemplate/editing', { id, ...more })).data);

  it('is told to the others, until they leave or are silent', async () => {
    await grant(world, 'bob', { 'Company Forms': { read: true, write: true } });
    const editor = await world.signIn('bob');
    const { version } = await find();
    expect(await editing(ana)).toEqual({ version, editors: [] });
    const first = await editing(editor);
    expect(first.editors).toMatchObject([{ user_id: world.ids['ana'] }]);
    expect((await editing(editor)).editors).toEqual(first.editors);
    expect((await editing(ana)).editors).toMatchObject([{ user_id: world.ids['bob'] }]);
    await editing(editor, { is_leaving: 1 });
    expect((await editing(ana)).editors).toEqual([]);
    await world.services.db.system((tx) =>
      tx.updateTable('form_template_editor').set({ seen_at: '2026-01-01T00:00:00Z' }).execute(),
    );
    expect((await editing(editor)).editors).toEqual([]);
  });

  it('is kept for every server process', async () => {
    await editing(ana);
    const request = await world.elsewhere();
    const body = new FormData();
    body.set('id', String(id));
    const response = await request('/api/FormChildTemplate/editing', {
      method: 'POST',
      body,
      headers: (await world.signIn('bob')).headers,
    });
    expect(await response.json()).toMatchObject({ data: { editors: [{ user_id: world.ids['ana'] }] } });
  });
});

it('the calls about a draft are for people who may write form templates of this company', async () => {
  await grant(world, 'cat', { 'Company Forms': { read: true, write: false } });
  const reader = await world.signIn('cat');
  const { version } = await find();
  for (const call of ['publish', 'restore', 'discard-draft', 'editing']) {
    const payload = { id, version, number: 1 };
    expect(await refusal(reader, `FormChildTemplate/${call}`, payload)).toBe(
      'You do not have permission to save form templates.',
    );
    expect(await refusal(eve, `FormChildTemplate/${call}`, payload)).toBe('Form template not found.');
  }
  expect(await find()).toMatchObject({ draft_json: ONE, version });
});
