import { pseudo } from '@fieldspan/domain/pseudo-text';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPushService } from '../../notify/testing/push-service.ts';
import type { PushService } from '../../notify/testing/push-service.ts';
import { openPush } from '../../notify/open-push.ts';
import { postNotification } from '../../notify/post-notification.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let phone: PushService;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(() => world.stop());

beforeEach(async () => {
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  phone = await openPushService(world.services.push.publicKey);
});

afterEach(async () => {
  phone.stop();
  await world.services.db.system((tx) => tx.deleteFrom('push_device').execute());
});

const register = (person: Caller, device: unknown = phone.subscription) =>
  person.post('User/register-notifications', { device_id: JSON.stringify(device) });

const deregister = (person: Caller) =>
  person.post('User/register-notifications', { device_id: JSON.stringify(phone.subscription), deregister: 1 });

const devices = () =>
  world.services.db.lookup((tx) => tx.selectFrom('push_device').select(['user_id', 'endpoint']).execute());

/** In English, and for other languages a sentence without values. */
async function tell(name: string, text = 'A pump is back'): Promise<void> {
  const message = { text, values: [] };
  const news = {
    tenantId: world.ids['north'] ?? 0,
    userId: world.ids[name] ?? 0,
    kind: null,
    message,
    link: '/equipment/list',
    about: null,
  };
  await world.services.db.system((tx) => postNotification(tx, news));
  await sent();
}

async function sent(): Promise<void> {
  world.services.push.wake();
  await world.services.push.settled();
}

/** Makes the next retry due at once. */
const makeDue = () => world.services.db.system((tx) => sql`update push_delivery set due_at = now()`.execute(tx));

const lastActive = (ago: string) =>
  world.services.db.system((tx) => sql`update "user" set last_active = now() - ${ago}::interval`.execute(tx));

const flagOf = async (person: Caller) =>
  v.parse(
    v.object({ has_push_notification_devices: v.number() }),
    (await person.get(`User/find/${person.session.user_slug}`)).data,
  ).has_push_notification_devices;

describe('SHELL006 a notification', () => {
  it('reaches the registered browser, encrypted for it alone and signed with our key', async () => {
    expect((await register(bob)).success).toBe(true);
    await tell('bob', 'A pump is back — Übergabe');
    const [message] = phone.received;
    expect(message?.payload).toEqual({
      title: 'Fieldspan',
      body: 'A pump is back — Übergabe',
      link: '/equipment/list',
      tag: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
    expect(message?.claims).toMatchObject({
      aud: new URL(phone.subscription.endpoint).origin,
      sub: 'mailto:no-reply@fieldspan.test',
    });
    expect(phone.received).toHaveLength(1);
    await sent();
    expect(phone.requests()).toBe(1);
  });

  it('is in the language that the browser of the person last named', async () => {
    const readIn = async (language: string) => {
      await world.services.db.system((tx) =>
        sql`update session set last_used_at = now() - interval '1 hour'`.execute(tx),
      );
      await world.request('/api/User/quiet-hours', { headers: { ...bob.headers, 'page-language': language } });
    };
    await register(bob);
    await readIn('en-XA');
    await ana.saved('Service/save', { job_name: 'Boiler', job_num: 'S-101', assigned_to: world.ids['bob'] });
    await expect.poll(() => phone.received.length).toBe(1);
    expect(phone.received[0]?.payload).toEqual({
      title: 'Fieldspan',
      body: pseudo('{{1}} was assigned to you').replace('{{1}}', 'S-101 Boiler'),
      link: expect.stringMatching(/^\/service\//),
      tag: expect.any(String),
    });
    await readIn('en');
  });

  it('also appears in the list of the person, and in no other', async () => {
    await world.services.db.system((tx) => tx.deleteFrom('notification').execute());
    await tell('bob', 'Only for Bob');
    const query = { filters: { is_dismissed: 0 }, order: [['created_at', 'DESC']], limit: 10 };
    expect((await bob.get('Notification/get', query)).data).toMatchObject([
      { message: 'Only for Bob', link: '/equipment/list' },
    ]);
    expect((await ana.get('Notification/get', query)).data).toEqual([]);
  });

  it('goes to nobody else, and not to a person without a device', async () => {
    await register(ana);
    await tell('bob');
    expect(phone.requests()).toBe(0);
  });

  it('is sent for a service call that somebody else assigns', async () => {
    await register(bob);
    const service = { job_name: 'Boiler check', job_num: 'S-100', assigned_to: world.ids['bob'] };
    await ana.saved('Service/save', service);
    await expect.poll(() => phone.received.length).toBe(1);
    expect(phone.received[0]?.payload).toMatchObject({
      body: 'S-100 Boiler check was assigned to you',
      link: expect.stringMatching(/^\/service\/[\w-]+\/dashboard$/),
    });
  });

  it('is sent for a message to members who are away, and not to people who are in the app', async () => {
    await register(bob);
    const members = [world.ids['ana'], world.ids['bob']];
    const thread = await ana.saved('MessageThread/save', { subject: 'Stone Road', Members: members });
    await lastActive('0');
    await ana.saved('Message/save', { thread_id: thread, message: 'Are you there?' });
    await sent();
    expect(phone.requests()).toBe(0);
    await lastActive('5 minutes');
    await ana.saved('Message/save', { thread_id: thread, message: 'The crane comes at six' });
    await expect.poll(() => phone.received.length).toBe(1);
    expect(phone.received[0]?.payload).toMatchObject({
      title: 'ana Test',
      body: 'The crane comes at six',
      link: expect.stringMatching(/^\/message\//),
    });
  });
});

describe('a push service that does not accept the message', () => {
  it.each([404, 410])('with %d has lost the browser: it is forgotten', async (status) => {
    await register(bob);
    phone.answers.push({ status });
    await tell('bob');
    expect(await devices()).toEqual([]);
    await makeDue();
    await sent();
    expect(phone.requests()).toBe(1);
  });

  it('is retried, with longer and longer waits', async () => {
    await register(bob);
    phone.answers.push({ status: 503 }, { status: 429, retryAfter: '120' });
    const waits: number[] = [];
    const wait = async () => {
      const { rows } = await world.services.db.system((tx) =>
        sql<{ s: number }>`select round(extract(epoch from due_at - now()))::int as s from push_delivery`.execute(tx),
      );
      waits.push(...rows.map(({ s }) => s));
    };
    await tell('bob');
    await wait();
    await makeDue();
    await sent();
    await wait();
    await makeDue();
    await sent();
    const [first = 0, second = 0] = waits;
    expect(first).toBeGreaterThan(20);
    expect(first).toBeLessThanOrEqual(30);
    expect(second).toBeGreaterThan(110);
    expect(phone.received).toHaveLength(1);
    expect(phone.requests()).toBe(3);
  });

  it('that is unreachable is given up after eight tries, and the browser is kept', async () => {
    await register(bob);
    phone.stop();
    await tell('bob');
    for (let again = 0; again < 9; again += 1) {
      await makeDue();
      await sent();
    }
    const left = await world.services.db.lookup((tx) => tx.selectFrom('push_delivery').select('id').execute());
    expect(left).toEqual([]);
    expect(await devices()).toHaveLength(1);
  });
});

describe('SESS007 User/register-notifications', () => {
  it('keeps one row for a browser; the last person who registered owns it', async () => {
    await register(ana);
    await register(ana);
    await register(bob);
    expect(await devices()).toEqual([{ user_id: world.ids['bob'], endpoint: phone.subscription.endpoint }]);
    expect(await flagOf(bob)).toBe(1);
  });

  it('SESS011 with deregister forgets the browser, only for its owner', async () => {
    await register(bob);
    expect((await deregister(ana)).success).toBe(true);
    expect(await devices()).toHaveLength(1);
    expect((await deregister(bob)).success).toBe(true);
    expect(await devices()).toEqual([]);
    expect(await flagOf(bob)).toBe(0);
    expect((await deregister(bob)).success).toBe(true);
  });

  it('SESS011 ends with the session, even if the browser could not report it', async () => {
    await register(bob);
    await bob.post('user/sign-out');
    expect(await devices()).toEqual([]);
  });

  it.each([
    ['http', { endpoint: 'http://push.example.com/x' }],
    ['a private address', { endpoint: 'https://192.168.1.9/x' }],
    ['a name of this network', { endpoint: 'https://db.internal/x' }],
    ['a name and password', { endpoint: 'https://a:b@push.example.com/x' }],
    ['no address', { endpoint: 'push' }],
    ['a short key', { keys: { p256dh: 'AAAA', auth: 'AAAA' } }],
    ['no keys', { keys: undefined }],
  ])('refuses %s', async (_what, wrong) => {
    const { status, success } = await register(bob, { ...phone.subscription, ...wrong });
    expect([status, success]).toEqual([400, false]);
    expect(await devices()).toEqual([]);
  });

  it('refuses input that is not JSON, and people without a session', async () => {
    expect((await bob.post('User/register-notifications', { device_id: '{' })).errors.join(' ')).toMatch(/JSON/);
    const body = new URLSearchParams({ device_id: '{}' });
    expect((await world.request('/api/User/register-notifications', { method: 'POST', body })).status).toBe(401);
  });

  it('refuses addresses of this machine if others can connect', async () => {
    const { config } = world.services;
    world.services.config = { ...config, isLocal: false };
    const { status } = await register(bob);
    world.services.config = config;
    expect(status).toBe(400);
  });
});

describe('the keys', () => {
  it('are generated once: every process and every start has the same', async () => {
    const again = await openPush(world.services);
    await again.close();
    expect(again.publicKey).toBe(world.services.push.publicKey);
    const { data } = await bob.get('Notification/push-key');
    expect(data).toEqual({ public_key: again.publicKey });
    expect(JSON.stringify(data)).not.toContain('private');
  });
});
