import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
const { config, db } = world.services;
const id = (name: string): number => world.ids[name] ?? 0;

/**
 * North is a demo company, Lake a real one. Fay belongs to the demo and got into Lake; Ana is staff, also of the demo.
 */
beforeAll(async () => {
  await db.system(async (tx) => {
    await tx
      .insertInto('demo_company')
      .values({ tenant_id: id('north') })
      .execute();
    await tx
      .insertInto('demo_person')
      .values(['ana', 'fay'].map((name) => ({ user_id: id(name) })))
      .execute();
    await tx.updateTable('user_secret').set({ master_key_allowed: true }).where('user_id', '=', id('ana')).execute();
  });
});

afterEach(() => {
  config.demo = '1';
  config.isLocal = true;
});

afterAll(() => world.stop());

const workAt = (name: string, employer: string) =>
  db.system((tx) =>
    tx
      .updateTable('user')
      .set({ tenant_id: id(employer) })
      .where('id', '=', id(name))
      .execute(),
  );

const company = async (caller: Caller) => (await caller.get('Company/mine')).data;

describe('CONST013 accounts of the demo, whose password is published', () => {
  it('can reach only demo companies if the demo is public', async () => {
    const fay = await world.signIn('fay');
    config.demo = 'public';
    expect(await company(fay)).toMatchObject({ company_name: 'North' });
    await workAt('fay', 'lake');
    expect(await company(fay)).not.toMatchObject({ company_name: 'Lake' });
    expect((await fay.get('Contact/get')).success).toBe(false);
    config.demo = '1';
    expect(await company(fay)).toMatchObject({ company_name: 'Lake' });
    await workAt('fay', 'north');
  });

  it('are staff of the provider only on this machine', async () => {
    const ana = await world.signIn('ana');
    const flag = async () => (await ana.get('User/find/ana-slug', { fields: ['masterKeySession'] })).data;
    expect(await flag()).toMatchObject({ masterKeySession: 1 });
    config.demo = 'public';
    expect(await flag()).toMatchObject({ masterKeySession: 0 });
  });

  it('are closed where there is no demo: open sessions and files end, and the password is refused', async () => {
    const ana = await world.signIn('ana');
    config.demo = '0';
    expect((await ana.get('Company/mine')).status).toBe(401);
    expect((await ana.resource('thumbnails', 'any.png')).status).toBe(404);
    const body = new URLSearchParams({ email: 'ana@fieldspan.test', password: 'a long enough secret' });
    const answer = await world.request('/api/user/authenticate', { method: 'POST', body });
    expect(await answer.json()).toMatchObject({
      success: false,
      errors: ['This account is of the demo, and there is no demo here.'],
    });
  });

  it('other accounts are unaffected, with a public demo and with none', async () => {
    const eve = await world.signIn('eve');
    for (const demo of ['public', '0'] as const) {
      config.demo = demo;
      expect(await company(eve)).toMatchObject({ company_name: 'Lake' });
    }
  });
});
