import { API_LEVEL, OLDEST_LEVEL } from '@fieldspan/contract/api-level';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readMigrations } from '../db/migrate.ts';
import type { Caller } from '../routes/testing/caller.ts';
import { formOf } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { openSession, SESSION_COOKIE } from './session.ts';
import { tokenHash } from './token.ts';

let world: World;
let ana: Caller;

type Credentials = { cookie?: string; 'api-key'?: string };

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
}, 60_000);

afterAll(() => world.stop());

async function session(name: string): Promise<{ id: number; headers: Required<Credentials>; hash: string }> {
  const opened = await world.services.db.system((tx) =>
    openSession(tx, world.ids[name] ?? 0, { headers: new Headers(), address: 'test' }),
  );
  const hash = tokenHash(opened.cookie);
  const { id } = await world.services.db.system((tx) =>
    tx.selectFrom('session').where('cookie_hash', '=', hash).select('id').executeTakeFirstOrThrow(),
  );
  return { id, hash, headers: { cookie: `${SESSION_COOKIE}=${opened.cookie}`, 'api-key': opened.apiKey } };
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await world.request(path, { headers });
  return { status: response.status, headers: response.headers, ...v.parse(EnvelopeSchema, await response.json()) };
}

async function post(
  path: string,
  { body = formOf({}), headers = {} }: { body?: BodyInit; headers?: Record<string, string> } = {},
) {
  const response = await world.request(path, { method: 'POST', body, headers });
  return { status: response.status, ...v.parse(EnvelopeSchema, await response.json()) };
}

describe('a session', () => {
  it('needs the cookie and the api key of the same sign-in', async () => {
    const { headers } = await session('bob');
    const other = await session('bob');
    expect((await get('/api/Module/get', headers)).status).toBe(200);
    for (const part of [
      {},
      { cookie: headers.cookie },
      { 'api-key': headers['api-key'] },
      { cookie: headers.cookie, 'api-key': other.headers['api-key'] },
      { cookie: headers.cookie, 'api-key': 'wrong' },
    ]) {
      expect(await get('/api/Module/get', part)).toMatchObject({
        status: 401,
        success: false,
        errors: ['Please sign in.'],
      });
    }
  });

  it.each(['idle_until', 'expires_at'] as const)('ends with %s', async (column) => {
    const { id, headers } = await session('bob');
    await world.services.db.system((tx) =>
      tx
        .updateTable('session')
        .set({ [column]: '2020-01-01T00:00:00Z' })
        .where('id', '=', id)
        .execute(),
    );
    expect((await get('/api/Module/get', headers)).status).toBe(401);
  });

  it('stores only hashes, no usable secret', async () => {
    const { id, headers } = await session('bob');
    const row = await world.services.db.system((tx) =>
      tx.selectFrom('session').where('id', '=', id).selectAll().executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(row)).not.toContain(headers['api-key']);
    expect(JSON.stringify(row)).not.toContain(headers.cookie.split('=')[1]);
  });

  it('records activity, but not at every request', async () => {
    const { id, headers } = await session('cat');
    const lastUsed = () =>
      world.services.db.system((tx) =>
        tx
          .selectFrom('session as s')
          .innerJoin('user as u', 'u.id', 's.user_id')
          .where('s.id', '=', id)
          .select(['s.last_used_at', 'u.last_active'])
          .executeTakeFirstOrThrow(),
      );
    const before = await lastUsed();
    await get('/api/Module/get', headers);
    expect(await lastUsed()).toEqual(before);
    const old = '2026-01-01T00:00:00.000Z';
    await world.services.db.system((tx) =>
      tx.updateTable('session').set({ last_used_at: old }).where('id', '=', id).execute(),
    );
    await get('/api/Module/get', headers);
    const after = await lastUsed();
    expect(after.last_used_at).not.toBe(old);
    expect(after.last_active).not.toBeNull();
  });

  it('loses its company at once when the employment ends', async () => {
    const { headers } = await session('dan');
    expect((await get('/api/FileTag/get', headers)).success).toBe(true);
    await world.services.db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ is_inactive: 1 })
        .where('user_id', '=', world.ids['dan'] ?? 0)
        .execute(),
    );
    expect(await get('/api/FileTag/get', headers)).toMatchObject({ status: 200, success: false });
  });

  it('accepts the master key header from anybody, but without effect', async () => {
    const { headers } = await session('bob');
    const answer = await get('/api/Contact/get', { ...headers, 'master-key-session': '1' });
    expect(answer).toMatchObject({ status: 200, success: false });
  });

  it('reports when the company has no valid subscription', async () => {
    const { headers } = await session('eve');
    expect((await get('/api/Module/get', headers)).subExpired).toBe(false);
    await world.services.db.system((tx) =>
      tx.updateTable('company').set({ is_free_user: 0 }).where('id', '=', 2).execute(),
    );
    expect((await get('/api/Module/get', headers)).subExpired).toBe(true);
    const subscribe = (expiry: string) =>
      world.services.db.system((tx) =>
        tx.insertInto('subscription').values({ tenant_id: 2, type: 'Trial', expiry }).execute(),
      );
    await subscribe('2026-01-01T00:00:00Z');
    expect((await get('/api/Module/get', headers)).subExpired).toBe(true);
    await subscribe('2999-01-01T00:00:00Z');
    expect((await get('/api/Module/get', headers)).subExpired).toBe(false);
  });
});

describe('a request from another site', () => {
  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ])('is refused: %s', async (_, headers) => {
    const own = (await session('bob')).headers;
    const answer = await post('/api/FileTag/save', { body: formOf({ name: 'x' }), headers: { ...own, ...headers } });
    expect(answer).toMatchObject({ status: 403, success: false });
  });

  it('is allowed from the own page, also behind the edge', async () => {
    const own = (await session('bob')).headers;
    const from = { origin: 'https://app.example', 'x-forwarded-host': 'app.example', 'sec-fetch-site': 'same-origin' };
    const answer = await post('/api/FileTag/save', {
      body: formOf({ name: 'own page' }),
      headers: { ...own, ...from },
    });
    expect(answer.success).toBe(true);
  });

  it('is refused for reads as well if the browser reports it', async () => {
    expect((await get('/api/Module/get', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});

describe('a POST', () => {
  it.each(['application/json', 'text/plain', 'application/octet-stream'])('of %s is refused by name', async (type) => {
    const answer = await post('/api/FileTag/save', { body: '{}', headers: { 'content-type': type } });
    expect(answer).toMatchObject({ status: 415, success: false });
    expect(answer.errors[0]).toContain(type);
  });

  it('takes urlencoded and multipart, and an empty form', async () => {
    const own = (await session('bob')).headers;
    const encoded = new URLSearchParams({ name: 'encoded' });
    expect(await post('/api/FileTag/save', { body: encoded, headers: own })).toMatchObject({ success: true });
    expect(await post('/api/FileTag/save', { headers: own })).toMatchObject({
      status: 200,
      errors: ['Name is required.'],
    });
  });

  it('accepts no file where none is expected', async () => {
    const own = (await session('bob')).headers;
    const body = new FormData();
    body.set('name', new Blob(['x']), 'x.txt');
    expect(await post('/api/FileTag/save', { body, headers: own })).toMatchObject({
      status: 400,
      errors: ['This call takes no file (name).'],
    });
  });

  it('limits its fields in number and size', async () => {
    const own = (await session('bob')).headers;
    const large = formOf({ name: 'x'.repeat(9 * 1024 * 1024) });
    expect((await post('/api/FileTag/save', { body: large, headers: own })).status).toBe(413);
    const many = new URLSearchParams(Array.from({ length: 400 }, (_, at) => [`f${at}`, '1']));
    expect((await post('/api/FileTag/save', { body: many, headers: own })).status).toBe(413);
  });

  it('with a broken body is refused without a logged error', async () => {
    const own = (await session('bob')).headers;
    for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
      const answer = await post('/api/FileTag/save', {
        body: '--x\r\nnonsense',
        headers: { ...own, 'content-type': type },
      });
      expect(answer.status).toBe(400);
    }
  });
});

describe('a path', () => {
  it('is found in upper or lower case', async () => {
    expect((await ana.get('module/GET')).success).toBe(true);
    expect((await ana.get(`USER/find/${world.ids['ana']}`)).success).toBe(true);
  });

  it('that is not a call is refused by name', async () => {
    expect(await get('/api/Nonsense/do')).toMatchObject({ status: 400, errors: ['There is no call Nonsense/do.'] });
    expect(await get('/api/')).toMatchObject({ status: 400 });
  });

  it('with the wrong method names the right one', async () => {
    expect(await post('/api/Job/get')).toMatchObject({ status: 400, errors: ['Job/get is a GET call.'] });
    expect(await get('/api/Job/save')).toMatchObject({ status: 400, errors: ['Job/save is a POST call.'] });
  });

  it('outside the API is not found', async () => {
    expect((await world.request('/nonsense')).status).toBe(404);
  });
});

describe('an answer', () => {
  it('is an envelope with the server’s time, and must not be cached', async () => {
    const answer = await ana.get('Module/get');
    expect(answer).toMatchObject({ success: true, errors: [], message: null, subExpired: false, meta: null });
    expect(answer.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(answer.token_expiry ?? '')).toBeGreaterThan(Date.parse(answer.time));
    const { headers } = await get('/api/Module/get');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('to a bug says nothing about it, but the log does', async () => {
    const log = vi.spyOn(world.services.log, 'error').mockReturnValue();
    vi.spyOn(world.services.db, 'as').mockRejectedValueOnce(new Error('secret detail'));
    const answer = await ana.get('Module/get');
    expect(answer).toMatchObject({ status: 500, success: false });
    expect(answer.errors).toEqual([expect.stringMatching(/^Sorry! We've encountered an unexpected system error/)]);
    expect(JSON.stringify(answer)).not.toContain('secret detail');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ err: expect.any(Error) }), 'unexpected failure');
  });
});

describe('health', () => {
  it('is always alive, and ready while the database is', async () => {
    expect((await world.request('/healthz')).status).toBe(200);
    const schema = (await readMigrations()).at(-1)?.name;
    const ready = await (await world.request('/readyz')).json();
    expect(ready).toEqual({ level: API_LEVEL, oldest: OLDEST_LEVEL, schema });
    vi.spyOn(world.services.log, 'warn').mockReturnValue();
    vi.spyOn(world.services.db, 'statement').mockRejectedValueOnce(new Error('gone'));
    expect((await world.request('/readyz')).status).toBe(503);
  });
});
