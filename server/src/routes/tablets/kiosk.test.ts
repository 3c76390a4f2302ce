import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { PIN, openTabletWorld } from './testing/tablet-world.ts';

const { world, id, register, at, enter, people } = await openTabletWorld();
const { db } = world.services;
let ana: Caller;
let gate = '';
let other = '';
let stone = 0;
let key = '';

const KEYED = v.object({ key: v.string() });

async function page(cookie: string) {
  const response = await world.request('/api/Kiosk/page', { headers: { cookie } });
  return v.parse(v.object({ data: v.unknown(), errors: v.array(v.string()) }), await response.json());
}

const seal = (userId: number, client_key: string, pin = PIN) =>
  publicEncrypt(
    {
      key: createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    },
    Buffer.from(JSON.stringify([userId, client_key, pin])),
  ).toString('base64');

const press = (sealed: string, more: object = {}) => at(gate, 'Kiosk/press', { sealed, intent: 'in', ...more });
const logsOf = (name: string) =>
  db.system((tx) =>
    tx
      .selectFrom('time_log')
      .where('user_id', '=', id(name))
      .select(['job_id', 'time_in', 'time_out', 'user_id'])
      .orderBy('id')
      .execute(),
  );

beforeAll(async () => {
  ana = await world.signIn('ana');
  for (const name of ['bob', 'cat', 'dan'])
    expect((await ana.post('CompanyTablet/set-pin', { user_id: id(name), pin: PIN })).errors).toEqual([]);
  stone = await ana.saved('Job/save', { job_name: 'Stone Road', job_num: 'K1' });
  await db.system((tx) =>
    tx
      .insertInto('job_personnel')
      .values({ tenant_id: 1, job_id: stone, user_id: id('bob') })
      .execute(),
  );
  gate = await register(ana, 'Gate', { is_kiosk: 1, job_id: stone });
  other = await register(ana, 'Shop');
  ({ key } = v.parse(KEYED, (await page(gate)).data));
});
afterAll(() => world.stop());

describe('a kiosk', () => {
  it('is registered by Admins alone, at a project of the company', async () => {
    const bob = await world.signIn('bob');
    expect((await bob.post('CompanyTablet/register', { name: 'Mine', is_kiosk: 1 })).errors[0]).toMatch(
      /^Only an Admin/,
    );
    const eve = await world.signIn('eve');
    const refused = await eve.post('CompanyTablet/register', { name: 'Lake', is_kiosk: 1, job_id: stone });
    expect(refused.errors[0]).toMatch(/^This project was not found/);
    const { tablets } = v.parse(
      v.object({
        tablets: v.array(v.object({ name: v.string(), is_kiosk: v.boolean(), place: v.nullable(v.string()) })),
      }),
      (await ana.get('CompanyTablet/read')).data,
    );
    expect(tablets).toEqual([
      { name: 'Gate', is_kiosk: true, place: 'K1 · Stone Road' },
      { name: 'Shop', is_kiosk: false, place: null },
    ]);
  });

  it('shows who is there and where it stands, and nobody can sign in on it', async () => {
    expect((await page(gate)).data).toMatchObject({
      name: 'Gate',
      company_name: 'North',
      place: { id: stone, job_num: 'K1', job_name: 'Stone Road' },
      people: [
        { id: id('bob'), time_in: null },
        { id: id('cat'), time_in: null },
        { id: id('dan'), time_in: null },
      ],
    });
    expect((await people(gate)).data).toMatchObject({ is_kiosk: true });
    expect((await enter(gate, id('bob'))).errors).toEqual([
      'People clock in and out on this kiosk, and sign in on another device.',
    ]);
  });

  it('is no kiosk without its cookie, on a tablet for signing in, or after the office has ended it', async () => {
    for (const cookie of ['', `fieldspan_tablet=${'A'.repeat(43)}`])
      expect((await page(cookie)).errors[0]).toMatch(/^This device is no shared tablet/);
    expect((await page(other)).errors).toEqual(['This shared tablet is no kiosk: people sign in on it.']);
    expect((await at(other, 'Kiosk/open', { user_id: id('bob'), pin: PIN })).success).toBe(false);
    const old = await register(ana, 'Old', { is_kiosk: 1 });
    const { id: oldId } = await db.system((tx) =>
      tx.selectFrom('tablet').where('name', '=', 'Old').select('id').executeTakeFirstOrThrow(),
    );
    expect((await page(old)).errors).toEqual([]);
    await ana.post('CompanyTablet/revoke', { id: oldId });
    expect((await page(old)).errors[0]).toMatch(/^This device is no shared tablet/);
    expect((await at(old, 'Kiosk/open', { user_id: id('bob'), pin: PIN })).errors[0]).toMatch(/^This device is no/);
  });

  it('knows the cost codes of the project that it stands at, and time goes on the one that is pressed', async () => {
    const code = await ana.saved('JobCostCode/save', { job_id: stone, code: '03-100', title: 'Forms' });
    await ana.saved('JobCostCode/save', { job_id: stone, code: '01-100', title: 'Old', archived: 1 });
    const codes = [{ id: code, code: '03-100', title: 'Forms' }];
    expect((await page(gate)).data).toMatchObject({ place: { id: stone, codes } });
    const opened = await at(gate, 'Kiosk/open', { user_id: id('bob'), pin: PIN });
    expect(opened.data).toMatchObject({ places: [{ id: stone, codes }] });
    const pressed = await press(seal(id('bob'), crypto.randomUUID(), PIN), { job_id: stone, cost_code_id: code });
    expect(pressed.errors).toEqual([]);
    const { data } = await ana.get('OpenTimeLog/get', { filters: { user_id: id('bob') } });
    expect(data).toMatchObject([{ job_id: stone, cost_code_id: code }]);
    await db.system(async (tx) => {
      await tx.deleteFrom('time_punch').execute();
      await tx.deleteFrom('time_log').execute();
    });
  });

  it('whose project is deleted stands nowhere and goes on', async () => {
    const gone = await ana.saved('Job/save', { job_name: 'Gone', job_num: 'K9' });
    const cookie = await register(ana, 'By the road', { is_kiosk: 1, job_id: gone });
    expect((await page(cookie)).data).toMatchObject({ place: { id: gone } });
    expect((await ana.post('Job/delete', { id: gone })).errors).toEqual([]);
    expect((await page(cookie)).data).toMatchObject({ name: 'By the road', place: null });
  });

  it('keeps its private key sealed', async () => {
    const row = await db.system((tx) =>
      tx.selectFrom('tablet').where('name', '=', 'Gate').selectAll().executeTakeFirstOrThrow(),
    );
    expect(row.private_key).not.toContain('PRIVATE');
    expect(JSON.stringify((await ana.get('CompanyTablet/read')).data)).not.toContain(row.private_key);
  });
});

describe('a press on a kiosk', () => {
  it('needs the PIN to see the clock: the own projects, and the one that the kiosk stands at', async () => {
    const opened = await at(gate, 'Kiosk/open', { user_id: id('bob'), pin: PIN });
    expect(opened.data).toMatchObject({
      running: null,
      places: [{ type: 'project', id: stone, job_num: 'K1', job_name: 'Stone Road', codes: [{ code: '03-100' }] }],
    });
    const wrong = await at(gate, 'Kiosk/open', { user_id: id('bob'), pin: '592741' });
    expect(wrong.errors).toEqual(['This PIN is not right.']);
  });

  it('clocks its own person in and out, once for each key', async () => {
    const sealed = seal(id('bob'), 'in-1');
    const [one, two] = await Promise.all([press(sealed, { job_id: stone }), press(sealed, { job_id: stone })]);
    expect([...one.errors, ...two.errors]).toEqual([]);
    expect(one.data).toMatchObject({ open: 1 });
    expect(await logsOf('bob')).toMatchObject([{ job_id: stone, time_out: null, user_id: id('bob') }]);
    const bob = v
      .parse(
        v.object({ people: v.array(v.object({ id: v.number(), time_in: v.nullable(v.string()) })) }),
        (await page(gate)).data,
      )
      .people.find((person) => person.id === id('bob'));
    expect(bob?.time_in).not.toBeNull();
    expect((await press(seal(id('bob'), 'out-1'), { intent: 'out' })).data).toMatchObject({ open: 0 });
    expect(await logsOf('bob')).toHaveLength(1);
  });

  it('that waited counts from when it was made', async () => {
    const waited_ms = 2 * 3_600_000;
    const { data } = await press(seal(id('cat'), 'late'), { waited_ms });
    const { time_in } = v.parse(v.object({ time_in: v.string() }), data);
    expect(Math.abs(Date.now() - waited_ms - new Date(time_in).getTime())).toBeLessThan(60_000);
  });

  it('is refused with a wrong PIN, for somebody of another company, and where the person may not work', async () => {
    expect((await press(seal(id('dan'), 'wrong', '592741'))).errors).toEqual(['This PIN is not right.']);
    expect((await press(seal(id('eve'), 'stranger'))).errors).toEqual(['This PIN is not right.']);
    const hidden = await ana.saved('Job/save', { job_name: 'Hidden', job_num: 'K2' });
    expect((await press(seal(id('dan'), 'hidden'), { job_id: hidden })).errors[0]).toMatch(/you do not work on it/);
    expect(await logsOf('dan')).toEqual([]);
  });

  it('that was not sealed for this kiosk is refused', async () => {
    expect((await press('AAAA')).errors[0]).toMatch(/^This press cannot be read/);
    const mine = key;
    const elsewhere = await register(ana, 'Elsewhere', { is_kiosk: 1 });
    ({ key } = v.parse(KEYED, (await page(elsewhere)).data));
    expect((await press(seal(id('bob'), 'moved'))).errors[0]).toMatch(/^This press cannot be read/);
    key = mine;
  });

  it('is slowed down after five wrong PINs, also when they were typed without a connection', async () => {
    for (let guess = 0; guess < 5; guess += 1) await press(seal(id('dan'), `guess-${guess}`, `59274${guess}`));
    const slowed = await press(seal(id('dan'), 'right'));
    expect(slowed.status).toBe(429);
    expect(slowed.errors[0]).toMatch(/^Too many attempts/);
    expect(await logsOf('dan')).toEqual([]);
  });
});
