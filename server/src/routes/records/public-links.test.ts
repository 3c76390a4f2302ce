import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { found } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

const LinkSchema = v.object({
  slug: v.string(),
  is_on: v.number(),
  ends_at: v.nullable(v.string()),
  may_write: v.boolean(),
});
const AnswerSchema = v.looseObject({ success: v.boolean(), errors: v.array(v.string()) });

let world: World;
let ana: Caller;
let bob: Caller;
let eve: Caller;
let form: { id: number; slug: string };
let machine: { id: number; slug: string };

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
  const form_category = await ana.saved('FormTemplateCategory/save', { name: 'Safety' });
  const template = await ana.saved('FormTemplate/save', { title: 'Talk', category_id: form_category });
  const child = await ana.saved('FormChildTemplate/save', { description: 'Monday', form_template_id: template });
  const id = await bob.saved('CompanyForm/save', { child_template_id: child, form_json: '[]' });
  form = await found(bob, `CompanyForm/find/${id}`);
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Lifts' });
  const type_id = await ana.saved('EquipmentType/save', { name: 'Lift', category_id });
  const lift = await ana.saved('Equipment/save', { type_id, description: 'Lift 7' });
  machine = await found(ana, `Equipment/find/${lift}`);
}, 60_000);

afterAll(() => world.stop());

const CLOSED = ['This link was switched off or has ended. Ask whoever gave it to you for a new one, or sign in.'];

const asStranger = async (path: string) => {
  const answer = await world.request(`/api/${path}`);
  return v.parse(AnswerSchema, await answer.json()).errors;
};
const formPage = (slug: string) => asStranger(`CompanyForm/find/${slug}?view=page`);
const machinePage = (slug: string) => asStranger(`Equipment/public?slug=${slug}`);
const link = async (by: Caller, call: string, payload: Record<string, unknown>) =>
  v.parse(LinkSchema, (await by.post(call, payload)).data);

/** The alphabet is the lower-case letters without three that look alike. */
const bits = (letters: number) => letters * Math.log2(23);

it('addresses of public pages have at least 80 random bits', () => {
  expect(bits(form.slug.length)).toBeGreaterThan(80);
  expect(bits(machine.slug.replace('lift-7-', '').length)).toBeGreaterThan(80);
});

it.each(['CompanyForm', 'Equipment'])(
  'the public page of a %s can be switched off, expires and can be renewed',
  async (model) => {
    const [record, open] = model === 'CompanyForm' ? [form, formPage] : [machine, machinePage];
    const by = model === 'CompanyForm' ? bob : ana;
    const asked = { model, record_id: record.id };
    expect(v.parse(LinkSchema, (await by.get('PublicLink/find', asked)).data)).toEqual({
      slug: record.slug,
      is_on: 1,
      ends_at: null,
      may_write: true,
    });
    expect(await open(record.slug)).toEqual([]);
    await link(by, 'PublicLink/save', { ...asked, is_on: 0 });
    expect(await open(record.slug)).toEqual(CLOSED);
    await link(by, 'PublicLink/save', { ...asked, is_on: 1, ends_at: '2026-01-01T00:00:00Z' });
    expect(await open(record.slug)).toEqual(CLOSED);
    await link(by, 'PublicLink/save', { ...asked, ends_at: '' });
    expect(await open(record.slug)).toEqual([]);
    const renewed = await link(by, 'PublicLink/renew', asked);
    expect(renewed.slug).toMatch(/^[\w-]{43}$/);
    expect(await open(renewed.slug)).toEqual([]);
    expect(await open(record.slug)).toEqual(CLOSED);
  },
);

it('people who may read the record open it by its own slug, whatever became of the link', async () => {
  await bob.post('PublicLink/save', { model: 'CompanyForm', record_id: form.id, is_on: 0 });
  expect((await bob.get(`CompanyForm/find/${form.slug}`, { view: 'page' })).success).toBe(true);
  expect((await eve.get(`CompanyForm/find/${form.slug}`, { view: 'page' })).errors).toEqual(CLOSED);
  await ana.post('PublicLink/save', { model: 'Equipment', record_id: machine.id, is_on: 0 });
  expect((await ana.get('Equipment/public', { slug: machine.slug })).success).toBe(true);
  expect((await eve.get('Equipment/public', { slug: machine.slug })).errors).toEqual(CLOSED);
});

it('can be changed by people who may change the record, and by nobody of another company', async () => {
  for (const call of ['PublicLink/save', 'PublicLink/renew']) {
    const asked = { model: 'CompanyForm', record_id: form.id, is_on: 1 };
    expect((await eve.post(call, asked)).errors).toEqual(['Form not found.']);
    expect((await bob.post(call, { model: 'Equipment', record_id: machine.id })).success).toBe(false);
  }
  expect((await ana.post('PublicLink/save', { model: 'Contact', record_id: 1 })).status).toBe(400);
});
