import { afterAll, beforeAll, expect, it } from 'vitest';
import type { World } from '../routes/testing/world.ts';
import { openWorld } from '../routes/testing/world.ts';
import { openSession, SESSION_COOKIE } from './session.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(() => world.stop());

async function cookieAfter(name: string, sent: string): Promise<string | null> {
  const opened = await world.services.db.system((tx) =>
    openSession(tx, world.ids[name] ?? 0, { headers: new Headers(), address: 'test' }),
  );
  const headers = { cookie: `${SESSION_COOKIE}=${opened.cookie}${sent}`, 'api-key': opened.apiKey };
  return (await world.request('/api/Module/get', { headers })).headers.get('set-cookie');
}

it('tells the browser its active company, once', async () => {
  const cookie = await cookieAfter('ana', '');
  expect(cookie).toMatch(/^fieldspan_company=[\w-]+; Path=\/; HttpOnly; SameSite=Lax/);
  const company = /=([\w-]+)/.exec(cookie ?? '')?.[1];
  expect(await cookieAfter('ana', `; fieldspan_company=${company}`)).toBeNull();
});

it('corrects the cookie that another person or company has left', async () => {
  expect(await cookieAfter('ana', '; fieldspan_company=somebody-else')).toMatch(/^fieldspan_company=(?!somebody-else)/);
});

it('sets no cookie without a session', async () => {
  expect((await world.request('/api/Module/get')).headers.get('set-cookie')).toBeNull();
});
