import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withBooks } from '../../quickbooks/grant.ts';
import type { LocalIntuit } from '../../quickbooks/local-intuit.ts';
import { connect, consented, giveBooks } from '../../quickbooks/testing/connected.ts';
import { refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let eve: Caller;
let local: LocalIntuit;
let later: (minutes: number) => void;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
}, 60_000);

afterAll(() => world.stop(), 60_000);

beforeEach(() => {
  ({ local, later } = giveBooks(world));
});

const RESOURCE = 'QuickbooksConnection/get-resource';
const CARDS = { resource: 'Account', where: "AccountType = 'Credit Card'" };
const connection = async (caller: Caller = ana) => {
  const { data } = await caller.get('QuickbooksConnection/get', { include: ['ConnectedBy'] });
  return Array.isArray(data) ? data[0] : undefined;
};
const renewals = () => world.services.db.system((tx) => sql`select refresh from quickbooks_grant`.execute(tx));

describe('connecting QuickBooks Online', () => {
  it('CALL054 says in words what is missing, to Admins alone', async () => {
    const none = 'QuickBooks is not connected. Export to the books as CSV or IIF instead.';
    expect((await ana.get(RESOURCE, CARDS)).errors).toEqual([none]);
    expect(await refusal(ana, 'QuickbooksConnection/disconnect', {})).toBe(none);
    expect((await bob.get(RESOURCE, CARDS)).errors).toEqual(['Only an administrator sees the integrations.']);
    expect(await refusal(bob, 'QuickbooksConnection/begin', {})).toBe('Only an administrator sees the integrations.');
    world.services.quickbooks = null;
    expect(await refusal(ana, 'QuickbooksConnection/begin', {})).toMatch(/not set up to reach QuickBooks/);
    expect((await ana.get('QuickbooksConnection/service')).data).toEqual({ service: null, redirect_uri: null });
    expect((await world.request(`/api/${RESOURCE}?resource=Account`)).status).toBe(401);
  });

  it('CALL053 CALL054 keeps who connected which books, and reads its lists', async () => {
    expect((await connect(world, ana)).data).toEqual({ company_name: 'Books in CAD' });
    expect(await connection()).toMatchObject({
      is_active: 1,
      realm_id: '1001',
      company_name: 'Books in CAD',
      currency: 'CAD',
      needs_consent: 0,
      ConnectedBy: { first_name: 'ana' },
    });
    expect((await ana.get(RESOURCE, CARDS)).data).toMatchObject([{ Id: '41', Name: 'Credit Card' }]);
    expect((await ana.get(RESOURCE, { resource: 'Customer', where: "1=1 or Id <> ''" })).status).toBe(400);
    expect(await connection(eve)).toBeUndefined();
    expect((await eve.get(RESOURCE, CARDS)).errors.join()).toMatch(/not connected/);
    expect((await bob.get('QuickbooksConnection/get')).success).toBe(false);
  });

  it('is finished once, by the session that began it', async () => {
    const answer = await consented(world, ana);
    expect(await refusal(eve, 'QuickbooksConnection/end', answer)).toMatch(/took too long/);
    const elsewhere = await world.signIn('ana');
    expect(await refusal(elsewhere, 'QuickbooksConnection/end', answer)).toMatch(/took too long/);
    expect((await ana.post('QuickbooksConnection/end', answer)).success).toBe(true);
    expect(await refusal(ana, 'QuickbooksConnection/end', answer)).toMatch(/took too long/);
    const forged = { ...(await consented(world, ana)), code: 'x' };
    expect(await refusal(ana, 'QuickbooksConnection/end', forged)).toMatch(/lets nobody in from here/);
    const other = { ...(await consented(world, ana)), realm_id: '2001' };
    expect(await refusal(ana, 'QuickbooksConnection/end', other)).toMatch(/lets nobody in from here/);
    expect(await connection()).toMatchObject({ is_active: 1, realm_id: '1001' });
    expect((await world.request('/api/LocalQuickbooks/consent?state=x')).status).toBe(404);
  });

  it('refuses books in another currency, and leaves what was connected', async () => {
    await connect(world, ana);
    expect((await connect(world, ana, 'USD')).errors.join()).toMatch(/keeps its books in USD.*bills in CAD/);
    expect(await connection()).toMatchObject({ realm_id: '1001', is_active: 1 });
    expect(local.consentCount).toBe(1);
    expect((await ana.get(RESOURCE, CARDS)).success).toBe(true);
  });

  it('keeps its tokens sealed, and from everybody who signs in', async () => {
    await connect(world, ana);
    const { rows } = await renewals();
    expect(JSON.stringify(rows)).toMatch(/"refresh":"[\w-]+\.[\w-]+"/);
    const asBob = world.services.db.as({ userId: world.ids['bob'] ?? 0, tenantId: 1 }, (tx) =>
      sql`select from quickbooks_grant`.execute(tx),
    );
    await expect(asBob).rejects.toThrow(/permission denied/);
  });

  it('renews a token that ended, once, whoever asks', async () => {
    await connect(world, ana);
    const before = (await renewals()).rows;
    later(61);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ana.get(RESOURCE, CARDS)));
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
    expect((await renewals()).rows).not.toEqual(before);
  });

  it('renews a token that was refused before its time', async () => {
    await connect(world, ana);
    local.mishap = { status: 401, body: { Fault: { type: 'AUTHENTICATION', Error: [{ code: '3200' }] } } };
    expect((await ana.get(RESOURCE, CARDS)).success).toBe(true);
  });

  it('says so where the consent was taken back there, until somebody connects again', async () => {
    await connect(world, ana);
    await withBooks(world.services, 1, async () => null);
    giveBooks(world);
    expect((await ana.get(RESOURCE, CARDS)).errors.join()).toMatch(/lets nobody in from here/);
    expect(await connection()).toMatchObject({ is_active: 1, needs_consent: 1 });
    expect((await ana.get(RESOURCE, CARDS)).errors.join()).toMatch(/lets nobody in from here/);
    const { data } = await ana.get('Notification/get', { filters: { link: '/apps/integrations' } });
    expect(data).toMatchObject([{ message: expect.stringMatching(/^QuickBooks lets nobody in any more/) }]);
    await connect(world, ana);
    expect(await connection()).toMatchObject({ is_active: 1, needs_consent: 0 });
  });

  it('tells what QuickBooks refuses, and what cannot be reached, apart', async () => {
    await connect(world, ana);
    local.mishap = { status: 200, body: { Fault: { Error: [{ code: '610', Detail: 'Nothing is there.' }] } } };
    expect((await ana.get(RESOURCE, CARDS)).errors).toEqual(['QuickBooks refused this: Nothing is there.']);
    local.mishap = { status: 429, body: {} };
    expect((await ana.get(RESOURCE, CARDS)).errors.join()).toMatch(/asked too often/);
    local.mishap = { status: 503, body: {} };
    expect((await ana.get(RESOURCE, CARDS)).errors.join()).toMatch(/cannot be reached/);
    local.mishap = 'unreachable';
    expect((await ana.get(RESOURCE, CARDS)).errors.join()).toMatch(/cannot be reached/);
  });

  it('ends here at once, and there too', async () => {
    await connect(world, ana);
    expect(local.consentCount).toBe(1);
    expect((await ana.post('QuickbooksConnection/disconnect')).success).toBe(true);
    expect(await connection()).toMatchObject({ is_active: 0, company_name: 'Books in CAD' });
    expect((await renewals()).rows).toEqual([]);
    expect((await ana.get(RESOURCE, CARDS)).errors.join()).toMatch(/not connected/);
    expect(local.consentCount).toBe(0);
  });
});
