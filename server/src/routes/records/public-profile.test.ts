import { afterAll, beforeAll, expect, it } from 'vitest';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let cat: Caller;
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'cat', {});
  [ana, cat, eve] = await Promise.all([world.signIn('ana'), world.signIn('cat'), world.signIn('eve')]);
}, 60_000);
afterAll(() => world.stop());

const idOf = (name: string) => world.ids[name] ?? 0;
const asStranger = async (type: string, slug: string) =>
  Object(await (await world.request(`/api/Profile/public?type=${type}&slug=${slug}`)).json());
const by = async (caller: Caller, type: string, slug: string) => caller.get('Profile/public', { type, slug });
const slugOf = async (caller: Caller, call: string) => String(Object((await caller.get(call)).data).slug);
const linkOf = (model: 'User' | 'Company', name: string) => ({ model, record_id: idOf(name) });
const opened = async (caller: Caller, link: object) =>
  String(Object((await caller.post('PublicLink/save', { ...link, is_on: 1 })).data).slug);

it('ROUTE014 nobody has a public profile until they open it, not under their own address either', async () => {
  for (const [type, call] of [
    ['user', `User/find/${idOf('cat')}`],
    ['company', 'Company/find/1'],
  ] as const) {
    const slug = await slugOf(ana, call);
    expect((await asStranger(type, slug)).errors).toEqual(['This profile was not found.']);
    expect((await by(eve, type, slug)).success).toBe(false);
    expect((await by(ana, type, slug)).success).toBe(true);
  }
});

it('ROUTE014 a person opens their own, with name, job and company and nothing else', async () => {
  await cat.post('User/save', { id: idOf('cat'), job_title: 'Foreman', phone_mobile: '+15195550100' });
  const slug = await opened(cat, linkOf('User', 'cat'));
  expect(slug).toMatch(/^[\w-]{43}$/);
  const { data } = await asStranger('user', slug);
  expect(data).toEqual({
    type: 'user',
    name: expect.stringMatching(/./),
    job_title: 'Foreman',
    company_name: 'North',
    company_phone: null,
    picture: null,
  });
  expect((await by(eve, 'user', slug)).data).toEqual(data);
  expect((await asStranger('company', slug)).success).toBe(false);
});

it('ROUTE014 nobody opens the profile of somebody else, whatever they may change', async () => {
  const link = linkOf('User', 'bob');
  const only = 'Only the person can change the public link of their profile.';
  expect(await refusal(ana, 'PublicLink/save', { ...link, is_on: 1 })).toBe(only);
  expect(await refusal(ana, 'PublicLink/renew', link)).toBe(only);
  expect(Object((await ana.get('PublicLink/find', link)).data)).toMatchObject({ is_on: 0, may_write: false });
  expect(await refusal(eve, 'PublicLink/save', { ...link, is_on: 1 })).toMatch(/not found/);
});

it('ROUTE014 it closes when the person leaves the company', async () => {
  const dan = await world.signIn('dan');
  const slug = await opened(dan, linkOf('User', 'dan'));
  expect((await asStranger('user', slug)).success).toBe(true);
  await ana.post('CompanyUser/deactivate', { user_id: idOf('dan') });
  expect((await asStranger('user', slug)).errors).toEqual(['This profile was not found.']);
});

it('ROUTE014 administrators open the page of their company, and of no other', async () => {
  expect(await refusal(cat, 'PublicLink/save', { ...linkOf('Company', 'north'), is_on: 1 })).toMatch(
    /Only who may change this/,
  );
  expect(await refusal(ana, 'PublicLink/save', { ...linkOf('Company', 'lake'), is_on: 1 })).toMatch(/not found/);
  const slug = await opened(ana, linkOf('Company', 'north'));
  expect((await asStranger('company', slug)).data).toEqual({
    type: 'company',
    name: 'North',
    address: null,
    city: null,
    postal_code: null,
    phone: null,
    website: null,
    picture: null,
  });
  const renewed = Object((await ana.post('PublicLink/renew', linkOf('Company', 'north'))).data).slug;
  expect((await asStranger('company', slug)).success).toBe(false);
  expect((await asStranger('company', renewed)).success).toBe(true);
  await ana.post('PublicLink/save', { ...linkOf('Company', 'north'), is_on: 0 });
  expect((await asStranger('company', renewed)).errors).toEqual([expect.stringMatching(/switched off or has ended/)]);
});

it('ROUTE014 there are no profiles of other kinds', async () => {
  expect(await asStranger('contact', 'x')).toMatchObject({ success: false, data: null });
});
