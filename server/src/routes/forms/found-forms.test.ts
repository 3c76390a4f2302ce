import { sql } from 'kysely';
import { pino } from 'pino';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFormWordsKeeper } from '../../forms/form-words.ts';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openFormWorld, record, saveBatch, signedNow } from './testing/form-world.ts';

const { world, ana, bob, eve, linkTo } = await openFormWorld();
afterAll(() => world.stop());

const FIELDS = [
  { key: 'a', type: 'text', label: 'Supervisor' },
  { key: 'b', type: 'boolean', label: 'Edges covered?', negativeWarningMessage: 'Call your supervisor' },
  { key: 'c', type: 'personnel-phone-list', label: 'Call' },
];
const sections = (fields: readonly object[]) => JSON.stringify([{ key: 's1', sectionHeading: 'Site', fields }]);
const filled = (answers: Record<string, unknown>) =>
  sections(FIELDS.map((field) => (field.key in answers ? { ...field, value: answers[field.key] } : field)));
const FOUND = ['slug', 'flagged_count', 'state', 'signed_count', 'signer_count', 'revision', 'reviewed_at'];
const FoundSchema = v.array(
  v.looseObject({ id: v.number(), flagged_count: v.number(), state: v.string(), revision: v.number() }),
);

let cat: Caller;
let child: number;

const save = (answers: Record<string, unknown>, by: Caller = bob) =>
  by.saved('CompanyForm/save', { child_template_id: child, form_json: filled(answers) });
const list = async (by: Caller, filters: object) =>
  v.parse(FoundSchema, (await by.get('CompanyForm/get', { filters, fields: FOUND, order: [['id', 'ASC']] })).data);
const idsOf = async (by: Caller, filters: object) => (await list(by, filters)).map(({ id }) => id);
const one = async (id: number) => (await list(ana, { id }))[0];
const said = (word: string) => ({ answers_text: { like: word } });

const review = (id: number, more: object = {}) => ({ id, revision: 1, is_reviewed: 1, ...more });

const csv = async (by: Caller, filters: object) => {
  const query = new URLSearchParams({ filters: JSON.stringify(filters) });
  const response = await world.request(`/api/CompanyForm/answers-csv?${query}`, { headers: by.headers });
  return (await response.text()).trim().split('\r\n');
};

beforeAll(async () => {
  await grant(world, 'bob', {});
  await grant(world, 'cat', {});
  cat = await world.signIn('cat');
  const category = await ana.saved('FormTemplateCategory/save', { name: 'Heights' });
  const template = await ana.saved('FormTemplate/save', { title: 'Hazards', category_id: category });
  const asked = { description: 'Daily hazards', form_template_id: template, form_json: sections(FIELDS) };
  child = await ana.saved('FormChildTemplate/save', asked);
});

describe('a search in answers', () => {
  it('finds beginnings of words in any order, and by the text itself what is more than words', async () => {
    const id = await save({ a: 'Scaffold 2.75 m, north gate, 脚手架检查' });
    for (const text of ['scaff', 'GATE north', 'north ga', '2.75', '手架检', 'gate, 脚'])
      expect([text, await idsOf(ana, said(text))]).toEqual([text, [id]]);
    for (const text of ['scaffolding', 'gate south', '3.75', "gate' | 'x", 'gate & :*'])
      expect([text, await idsOf(ana, said(text))]).toEqual([text, []]);
    expect(await idsOf(eve, said('scaff'))).toEqual([]);
    expect(await idsOf(cat, said('scaff'))).toEqual([]);
  });
});

describe('a filled form is found', () => {
  it('by a word of an answer, and by its flags, as soon as it is stored', async () => {
    const id = await save({ a: 'Marta Okafor', b: 0 });
    const quiet = await save({ a: 'Wen Li', b: 1 });
    expect(await idsOf(ana, said('okafor'))).toEqual([id]);
    expect(await one(id)).toMatchObject({ flagged_count: 1, state: 'to-review' });
    expect(await one(quiet)).toMatchObject({ flagged_count: 0, state: 'complete' });
    const flagged = await idsOf(ana, { flagged_count: { gt: 0 } });
    expect(flagged).toContain(id);
    expect(flagged).not.toContain(quiet);
  });

  it('by its newest answers, after a change', async () => {
    const id = await save({ a: 'Before', b: 1 });
    await bob.saved('CompanyForm/save', { id, form_json: filled({ a: 'Afterwards', b: 0 }) });
    expect(await idsOf(ana, said('Before'))).toEqual([]);
    expect(await idsOf(ana, said('Afterwards'))).toEqual([id]);
    expect(await one(id)).toMatchObject({ flagged_count: 1 });
  });

  it('only by people who may read it, and not by a phone number in it', async () => {
    const id = await save({ a: 'Secret word', b: 1, c: [{ name: 'Uma', phone: '519-555-0199' }] });
    expect(await idsOf(bob, said('Secret word'))).toEqual([id]);
    expect(await idsOf(cat, said('Secret word'))).toEqual([]);
    expect(await idsOf(eve, said('Secret word'))).toEqual([]);
    expect(await idsOf(ana, said('555-0199'))).toEqual([]);
  });

  it('if it was stored before forms had words, once the server has read it', async () => {
    const id = await save({ a: 'Long ago', b: 0 });
    await world.services.db.system((tx) => sql`delete from company_form_words where form_id = ${id}`.execute(tx));
    const before = await ana.get(`CompanyForm/find/${id}`);
    expect(await idsOf(ana, said('Long ago'))).toEqual([]);
    const keeper = openFormWordsKeeper({ db: world.services.db, log: pino({ level: 'silent' }) });
    await keeper.makeMissing();
    await keeper.close();
    expect(await idsOf(ana, said('Long ago'))).toEqual([id]);
    expect(await one(id)).toMatchObject({ flagged_count: 1 });
    const { version, updated_at } = Object(before.data);
    expect((await ana.get(`CompanyForm/find/${id}`)).data).toMatchObject({ version, updated_at });
  });
});

describe('the state of a filled form', () => {
  it('is to sign until everybody has signed, and changed when it is changed after that', async () => {
    const id = await save({ a: 'Crew', b: 1 });
    await saveBatch(
      bob,
      record(id, { user_id: world.ids['bob'], name: 'Bob', ...signedNow() }),
      record(id, { user_id: world.ids['cat'], name: 'Cat', is_invite: 1 }),
    );
    expect(await one(id)).toMatchObject({ state: 'to-sign', signed_count: 1, signer_count: 2 });
    await saveBatch(cat, record(id, { user_id: world.ids['cat'], name: 'Cat', ...signedNow() }));
    expect(await one(id)).toMatchObject({ state: 'complete', signed_count: 2, signer_count: 2 });
    await bob.saved('CompanyForm/save', { id, form_json: filled({ a: 'Another', b: 1 }), reason: 'Wrong name' });
    expect(await one(id)).toMatchObject({ state: 'changed', signed_count: 0, signer_count: 2 });
    await saveBatch(bob, record(id, { user_id: world.ids['bob'], name: 'Bob', revision: 2, ...signedNow() }));
    expect(await one(id)).toMatchObject({ state: 'changed', signed_count: 1, signer_count: 2 });
    await saveBatch(cat, record(id, { user_id: world.ids['cat'], name: 'Cat', revision: 2, ...signedNow() }));
    expect(await one(id)).toMatchObject({ state: 'complete', signed_count: 2, signer_count: 2 });
  });

  it('FORM042 FORM043 is inactive when it is deactivated or past its expiry; without an expiry it never is', async () => {
    const forever = await save({ a: 'Forever', b: 1 });
    const past = await save({ a: 'Past', b: 1 });
    const off = await save({ a: 'Off', b: 1 });
    await bob.saved('CompanyForm/save', { id: past, expiry: '2020-01-01T00:00:00.000Z' });
    await bob.saved('CompanyForm/save', { id: off, is_deactivated: 1 });
    const active = await idsOf(ana, { state: { not: 'inactive' } });
    expect(active).toContain(forever);
    expect(active).not.toContain(past);
    expect(active).not.toContain(off);
  });
});

describe('a review', () => {
  it('ends “to review”, can be taken back, and ends with the next change', async () => {
    const id = await save({ a: 'Flag', b: 0 });
    for (let press = 0; press < 2; press += 1)
      expect((await ana.post('CompanyForm/review', review(id))).success).toBe(true);
    expect((await ana.get(`CompanyForm/find/${id}`, { include: { Reviewer: ['first_name'] } })).data).toMatchObject({
      state: 'complete',
      Reviewer: { id: world.ids['ana'] },
    });
    await ana.post('CompanyForm/review', review(id, { is_reviewed: 0 }));
    expect(await one(id)).toMatchObject({ state: 'to-review', reviewed_at: null });
    await ana.post('CompanyForm/review', review(id));
    await bob.saved('CompanyForm/save', { id, form_json: filled({ a: 'Flag again', b: 0 }) });
    expect(await one(id)).toMatchObject({ state: 'to-review', reviewed_at: null });
  });

  it('is refused to its author, to people who may only read, and of a form that has changed', async () => {
    const id = await save({ a: 'Own', b: 0 });
    expect(await refusal(bob, 'CompanyForm/review', review(id))).toBe('You do not have permission to review forms.');
    const own = await save({ a: 'Of Ana', b: 0 }, ana);
    expect(await refusal(ana, 'CompanyForm/review', review(own))).toBe(
      'You filled in this form. Somebody else reviews it.',
    );
    expect(await refusal(ana, 'CompanyForm/review', review(id, { revision: 2 }))).toMatch(/changed in the meantime/);
    expect(await refusal(eve, 'CompanyForm/review', review(id))).toMatch(/permission|not found/);
    const forged = await ana.post('CompanyForm/save', { id, reviewed_at: '2026-11-20T00:00:00.000Z' });
    expect(forged).toMatchObject({ status: 400, errors: [expect.stringContaining('reviewed_at')] });
  });
});

describe('a reminder', () => {
  it('reaches everybody who has not signed, and nobody else, three times a day at most', async () => {
    const id = await save({ a: 'Remind', b: 1 });
    await saveBatch(
      bob,
      record(id, { user_id: world.ids['bob'], name: 'Bob', ...signedNow() }),
      record(id, { name: 'Uma', email: 'uma@remind.test', is_invite: 1, is_external_worker: 1 }),
      record(id, { name: 'Ivo', email: 'ivo@remind.test', is_invite: 1, is_external_worker: 1 }),
    );
    const first = (await linkTo('uma@remind.test')).token;
    expect((await bob.post('CompanyForm/remind', { id })).data).toEqual({ reminded: 2 });
    expect((await linkTo('uma@remind.test')).token).not.toBe(first);
    for (let more = 0; more < 2; more += 1) await bob.post('CompanyForm/remind', { id });
    const parallel = await Promise.all(Array.from({ length: 10 }, () => ana.post('CompanyForm/remind', { id })));
    expect(parallel.map(({ success }) => success)).not.toContain(true);
    const sent = (await world.services.outbox.list(100)).filter(({ to }) => to === 'uma@remind.test');
    expect(sent).toHaveLength(4);
  });

  it('is refused to people who may not change the form, and when nobody is left', async () => {
    const id = await save({ a: 'Nobody', b: 1 });
    expect(await refusal(bob, 'CompanyForm/remind', { id })).toBe('Everybody who was asked has signed this form.');
    expect(await refusal(cat, 'CompanyForm/remind', { id })).toMatch(/not found/);
    expect(await refusal(eve, 'CompanyForm/remind', { id })).toMatch(/not found/);
  });
});

describe('the CSV of filled forms', () => {
  it('of one template has a column for every question, and only the rows that the person may read', async () => {
    const id = await save({ a: '=cmd|calc', b: 0, c: [{ name: 'Uma', phone: '519-555-0199' }] });
    const rows = await csv(ana, { child_template_id: child, ...said('=cmd') });
    expect(rows[0]).toMatch(/^Number,Form,.*,Site: Supervisor,Site: Edges covered\?,Site: Call$/);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain(String(id).padStart(9, '0'));
    expect(rows[1]).toMatch(/,bob Test,.*,to-review,1,/);
    expect(rows[1]).toContain("'=cmd|calc,No");
    expect(await csv(cat, { child_template_id: child, ...said('=cmd') })).toHaveLength(1);
    expect((await csv(bob, { child_template_id: child, ...said('=cmd') })).at(-1)).toContain('calc');
  });

  it('of several templates has no answers, and an id is no filter', async () => {
    const [header] = await csv(ana, {});
    expect(header).toMatch(/,Expires$/);
    expect(await csv(ana, { id: 1 })).toEqual([expect.stringContaining('cannot be filtered by id')]);
  });
});
