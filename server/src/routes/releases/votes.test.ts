import { cookieHashOf, tagOf } from '@fieldspan/contract/edge-key';
import { TALLY_HEADER } from '@fieldspan/contract/release-vote';
import type { Ballot } from '@fieldspan/contract/release-vote';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const KEY = 'the key that edges and servers have now';
const BEFORE = 'the key that they had a while before now';
const ID = '1.1.0+0123456789ab';

const world = await openWorld();
const { db } = world.services;
world.services.config.edgeKeys = [KEY, BEFORE];

afterAll(() => world.stop());
beforeEach(() => db.system((tx) => tx.deleteFrom('release_vote').execute()));

const cookieOf = (caller: Caller) => (caller.headers['cookie'] ?? '').replace('fieldspan_session=', '');

async function companyOf(name: string): Promise<string> {
  const { slug } = await db.system((tx) =>
    tx
      .selectFrom('company')
      .where('id', '=', world.ids[name] ?? 0)
      .select('slug')
      .executeTakeFirstOrThrow(),
  );
  return slug;
}

async function ballotOf(caller: Caller, other: Partial<Ballot> = {}, key = KEY): Promise<string> {
  const ballot: Ballot = {
    env: 'local',
    set: 2,
    company: await companyOf('north'),
    arm: [{ remote: 'forms', id: ID }],
    cookieHash: cookieHashOf(cookieOf(caller)),
    iat: Date.now(),
    nonce: crypto.randomUUID(),
    ...other,
  };
  const text = Buffer.from(JSON.stringify(ballot)).toString('base64url');
  return `${text}.${tagOf([key], { purpose: 'ballot', text })}`;
}

const vote = async (caller: Caller, ballot: string, other: { kind?: string; remote?: string } = {}) =>
  (await caller.post('ReleaseVote/save', { ballot, remote: 'forms', kind: 'failed', ...other })).status;

async function tally(env = 'local', key = KEY, at = Date.now()) {
  const headers = { [TALLY_HEADER]: `${at}.${tagOf([key], { purpose: 'tally', text: String(at) })}` };
  const answer = await world.request(`/api/ReleaseVote/tally?env=${env}`, { headers });
  return { status: answer.status, rows: (await answer.json()).data };
}

const counted = async () =>
  (await tally()).rows.map(({ id, shown, failed }: { id: string; shown: number; failed: number }) => [
    id,
    shown,
    failed,
  ]);

describe('a vote on a release', () => {
  it('counts once a day for each person, even if it is replayed, sent on a new ballot, or sent twice at once', async () => {
    const [ana, bob] = [await world.signIn('ana'), await world.signIn('bob')];
    const ballot = await ballotOf(ana);
    expect(await Promise.all([1, 2, 3, 4].map(() => vote(ana, ballot)))).toEqual([200, 200, 200, 200]);
    expect(await vote(ana, await ballotOf(ana))).toBe(200);
    const again = await world.signIn('ana');
    expect(await vote(again, await ballotOf(again))).toBe(200);
    expect(await counted()).toEqual([[ID, 0, 1]]);
    expect(await vote(ana, ballot, { kind: 'shown' })).toBe(200);
    expect(await vote(bob, await ballotOf(bob))).toBe(200);
    expect(await counted()).toEqual([[ID, 1, 2]]);
  });

  it('is accepted under the previous key, too', async () => {
    const ana = await world.signIn('ana');
    expect(await vote(ana, await ballotOf(ana, {}, BEFORE))).toBe(200);
  });

  it('that is forged, stolen, old, or of another company changes nothing', async () => {
    const [ana, bob] = [await world.signIn('ana'), await world.signIn('bob')];
    const good = await ballotOf(ana);
    const wrong = [
      await ballotOf(ana, {}, 'a key that somebody has made up himself'),
      `${Buffer.from('{}').toString('base64url')}.${good.split('.')[1] ?? ''}`,
      `${good.split('.')[0] ?? ''}.x`,
      await ballotOf(bob),
      await ballotOf(ana, { iat: Date.now() - 11 * 60_000 }),
      await ballotOf(ana, { iat: Date.now() + 11 * 60_000 }),
      await ballotOf(ana, { company: await companyOf('lake') }),
      await ballotOf(ana, { cookieHash: cookieHashOf('another') }),
      'nonsense',
    ];
    for (const ballot of wrong) expect(await vote(ana, ballot), ballot).toBe(400);
    expect(await vote(ana, good, { remote: 'library' })).toBe(400);
    expect(await vote(ana, good, { kind: 'perhaps' })).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it('needs a session: without one a valid ballot does not count either', async () => {
    const ana = await world.signIn('ana');
    const body = new URLSearchParams({ ballot: await ballotOf(ana), remote: 'forms', kind: 'failed' });
    const headers = { cookie: ana.headers['cookie'] ?? '' };
    expect((await world.request('/api/ReleaseVote/save', { method: 'POST', body, headers })).status).toBe(401);
    expect(await counted()).toEqual([]);
  });
});

describe('the tally', () => {
  it('can be read only by edges, for their environment', async () => {
    const ana = await world.signIn('ana');
    await vote(ana, await ballotOf(ana));
    expect((await tally('other')).rows).toEqual([]);
    expect((await tally('local', 'a key that somebody has made up himself')).status).toBe(404);
    expect((await tally('local', KEY, Date.now() - 3 * 60_000)).status).toBe(404);
    expect((await world.request('/api/ReleaseVote/tally?env=local')).status).toBe(404);
    expect((await ana.get('ReleaseVote/tally', { env: 'local' })).status).toBe(404);
  });
});
