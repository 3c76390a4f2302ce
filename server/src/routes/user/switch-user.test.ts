import { SignedInSchema } from '@fieldspan/contract/signed-in';
import { SWITCH_PASSWORD } from '@fieldspan/domain/switch-password';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../testing/caller.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
const { config, db } = world.services;

beforeAll(async () => {
  await db.system(async (tx) => {
    await tx.insertInto('demo_company').values({ tenant_id: 1 }).execute();
    const people = await tx.selectFrom('user').where('slug', 'not in', ['bob-slug']).select('id as user_id').execute();
    await tx.insertInto('demo_person').values(people).execute();
  });
});

afterAll(() => world.stop());

const switchTo = (caller: Caller, name: string) =>
  caller.post('User/authenticate', { email: `${name}@fieldspan.test`, password: SWITCH_PASSWORD });

const REFUSED = ['You can only switch to people of your own demo company.'];

describe('switching users', () => {
  it('SESS002 continues as a colleague of the demo company; the previous session ends', async () => {
    const ana = await world.signIn('ana');
    const { data } = await switchTo(ana, 'Fay');
    expect(v.parse(SignedInSchema, data)).toMatchObject({ user_slug: 'fay-slug', permissions: { tenant_id: 1 } });
    expect((await ana.get('Company/mine')).status).toBe(401);
  });

  it('is recorded in the activity of the company with both names', async () => {
    const ana = await world.signIn('ana');
    await switchTo(ana, 'fay');
    const { data } = await (await world.signIn('ana')).get('Activity/get', { kind: 'sign_in' });
    const { lines } = v.parse(v.object({ lines: v.array(v.looseObject({ happened: v.string() })) }), data);
    expect(lines.find(({ happened }) => happened === 'went_on_as')).toMatchObject({
      person: { id: world.ids['ana'] },
      model: 'User',
      record_id: world.ids['fay'],
    });
  });

  it('is refused without a session: the placeholder is a wrong password like any other', async () => {
    const body = formOf({ email: 'bob@fieldspan.test', password: SWITCH_PASSWORD });
    const answer = await world.request('/api/User/authenticate', { method: 'POST', body });
    expect(await answer.json()).toMatchObject({ success: false, errors: ['Incorrect credentials'] });
  });

  it('is refused without a demo', async () => {
    const ana = await world.signIn('ana');
    config.demo = '0';
    expect((await switchTo(ana, 'bob')).errors).toEqual(['Incorrect credentials']);
    config.demo = '1';
  });

  it('is refused to another company, and for people who are invited or inactive', async () => {
    const ana = await world.signIn('ana');
    expect((await switchTo(ana, 'eve')).errors).toEqual(REFUSED);
    await db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ invite_accepted: 0 })
        .where('user_id', '=', world.ids['dan'] ?? 0)
        .execute(),
    );
    expect((await switchTo(ana, 'dan')).errors).toEqual(REFUSED);
    await db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ is_inactive: 1 })
        .where('user_id', '=', world.ids['cat'] ?? 0)
        .execute(),
    );
    expect((await switchTo(ana, 'cat')).errors).toEqual(REFUSED);
    expect((await switchTo(ana, 'nobody')).errors).toEqual(REFUSED);
    expect((await ana.get('Company/mine')).success).toBe(true);
  });

  it('is refused for a colleague who is not part of the demo and may have other companies', async () => {
    const ana = await world.signIn('ana');
    expect((await switchTo(ana, 'bob')).errors).toEqual(REFUSED);
  });

  it('is refused at a company that is not a demo', async () => {
    const eve = await world.signIn('eve');
    expect((await switchTo(eve, 'fay')).errors).toEqual(REFUSED);
  });
});
