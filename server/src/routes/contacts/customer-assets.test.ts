import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;
const made = { harbour: 0, mill: 0, roof: 0, boilers: 0, boiler: 0, call: 0 };

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Contacts: { read: true } });
  await grant(world, 'cat', {});
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
  made.harbour = await ana.saved('Contact/save', { name: 'Harbour Foods', is_customer: 1 });
  made.mill = await ana.saved('Contact/save', { name: 'Mill Street', is_customer: 1 });
  made.roof = await ana.saved('ContactLocation/save', {
    contact_id: made.harbour,
    name: 'Roof',
    access_notes: 'Key 4',
  });
  made.boilers = await ana.saved('AssetCategory/save', { name: 'Boilers' });
  made.boiler = await ana.saved('CustomerAsset/save', {
    customer_id: made.harbour,
    location_id: made.roof,
    category_id: made.boilers,
    name: 'Boiler 2',
    serial_num: 'B-77',
  });
  made.call = await ana.saved('Service/save', {
    job_name: 'Lockout',
    job_num: 'S-1',
    customer_id: made.harbour,
    assigned_to: world.ids['cat'],
  });
}, 60_000);
afterAll(() => world.stop());

const idsOf = async (caller: Caller, call: string) => {
  const { data } = await caller.get(call, {});
  return Array.isArray(data) ? data.map(({ id }) => id) : [];
};

const open = async (slug: string) => (await world.request(`/api/CustomerAsset/public?slug=${slug}`)).json();

describe('who sees and changes assets', () => {
  it('who reads contacts reads them, a technician those of the customers of his calls, nobody else any', async () => {
    expect(await idsOf(bob, 'CustomerAsset/get')).toEqual([made.boiler]);
    expect(await idsOf(cat, 'CustomerAsset/get')).toEqual([made.boiler]);
    expect(await idsOf(cat, 'ContactLocation/get')).toEqual([made.roof]);
    expect(await idsOf(eve, 'CustomerAsset/get')).toEqual([]);
    const other = await ana.saved('CustomerAsset/save', {
      customer_id: made.mill,
      category_id: made.boilers,
      name: 'Chiller',
    });
    expect(await idsOf(cat, 'CustomerAsset/get')).toEqual([made.boiler]);
    await ana.post('CustomerAsset/delete', { id: other });
  });

  it('a reader changes none; a technician adds what he finds at the customer of his call, and deletes nothing', async () => {
    expect(await refusal(bob, 'CustomerAsset/save', { id: made.boiler, name: 'Mine' })).toMatch(/permission/);
    const pump = await cat.saved('CustomerAsset/save', {
      customer_id: made.harbour,
      category_id: made.boilers,
      name: 'Pump',
    });
    expect(await refusal(cat, 'CustomerAsset/delete', { id: pump })).not.toBe('');
    const foreign = { customer_id: made.mill, category_id: made.boilers, name: 'Pump' };
    expect(await refusal(cat, 'CustomerAsset/save', foreign)).not.toBe('');
    await ana.post('CustomerAsset/delete', { id: pump });
  });

  it('another company can neither name nor open anything of it', async () => {
    const own = await eve.saved('Contact/save', { name: 'Lake Foods', is_customer: 1 });
    const stolen = { customer_id: own, category_id: made.boilers, name: 'X' };
    expect(await refusal(eve, 'CustomerAsset/save', stolen)).toMatch(/not found/);
    expect((await eve.get(`CustomerAsset/find/${made.boiler}`)).success).toBe(false);
  });
});

describe('what belongs together', () => {
  it('an asset stands at a location of its own customer, and stays with the customer', async () => {
    const yard = await ana.saved('ContactLocation/save', { contact_id: made.mill, name: 'Yard' });
    expect(await refusal(ana, 'CustomerAsset/save', { id: made.boiler, location_id: yard })).toBe(
      '“Yard” is a location of another contact. Choose one of this customer.',
    );
    expect(await refusal(ana, 'CustomerAsset/save', { id: made.boiler, customer_id: made.mill })).toMatch(
      /stays with its customer/,
    );
  });

  it('a call is about assets of its customer, each once, also when 30 say so at the same moment', async () => {
    const other = await ana.saved('CustomerAsset/save', {
      customer_id: made.mill,
      category_id: made.boilers,
      name: 'Chiller',
    });
    expect(await refusal(cat, 'ServiceAsset/save', { service_id: made.call, asset_id: other })).not.toBe('');
    const said = await Promise.all(
      Array.from({ length: 30 }, () =>
        cat.post('ServiceAsset/save', { service_id: made.call, asset_id: made.boiler, work: 'Reset' }),
      ),
    );
    expect(said.filter(({ success }) => success)).toHaveLength(1);
    expect(await idsOf(bob, 'ServiceAsset/get')).toHaveLength(1);
  });

  it('the category counts what is in use', async () => {
    const old = await ana.saved('CustomerAsset/save', {
      customer_id: made.harbour,
      category_id: made.boilers,
      name: 'Old boiler',
    });
    const count = async () => (await found(ana, `AssetCategory/find/${made.boilers}`))['live_count'];
    const before = Number(await count());
    await ana.post('CustomerAsset/save', { id: old, archived: 1 });
    expect(await count()).toBe(before - 1);
  });
});

describe('the page behind the label', () => {
  it('tells a stranger what it is and whom to call, and nothing of people, places or notes', async () => {
    const { slug } = await found(ana, `CustomerAsset/find/${made.boiler}`);
    expect(slug).toMatch(/[a-z0-9]{12}/);
    const { data } = Object(await open(slug));
    expect(data).toMatchObject({ name: 'Boiler 2', category: 'Boilers', company_name: 'North', asset_id: null });
    expect(Object.keys(data)).not.toContain('notes');
    expect((await bob.get('CustomerAsset/public', { slug })).data).toMatchObject({ asset_id: made.boiler });
    expect((await eve.get('CustomerAsset/public', { slug })).data).toMatchObject({ asset_id: null });
  });

  it('is closed when the link is switched off, by who may change the asset', async () => {
    const { slug } = await found(ana, `CustomerAsset/find/${made.boiler}`);
    const off = { model: 'CustomerAsset', record_id: made.boiler, is_on: 0 };
    expect(await refusal(bob, 'PublicLink/save', off)).toMatch(/Only who may change this/);
    expect((await ana.post('PublicLink/save', off)).success).toBe(true);
    expect(Object(await open(slug)).success).toBe(false);
  });
});
