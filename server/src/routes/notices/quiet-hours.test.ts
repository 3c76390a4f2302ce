import type { NoticeKind } from '@fieldspan/domain/notice-kinds';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentence } from '../../http/sentence.ts';
import { postNotification } from '../../notify/post-notification.ts';
import { openPushService } from '../../notify/testing/push-service.ts';
import type { PushService } from '../../notify/testing/push-service.ts';
import { openCrew } from '../messaging/testing/crew.ts';

const { world, id, ana, bob, cat, startThread, say } = await openCrew();

let phone: PushService;
let thread: number;

beforeAll(() =>
  world.services.db.system((tx) => sql`update "user" set last_active = now() - interval '1 hour'`.execute(tx)),
);

beforeEach(async () => {
  phone = await openPushService(world.services.push.publicKey);
  await bob.post('User/register-notifications', { device_id: JSON.stringify(phone.subscription) });
  thread = await startThread(ana);
});

afterEach(async () => {
  phone.stop();
  await world.services.db.system(async (tx) => {
    await tx.deleteFrom('push_device').execute();
    await tx.deleteFrom('push_notice').execute();
    await tx.deleteFrom('quiet_hours').execute();
  });
});

afterAll(() => world.stop());

async function sent(): Promise<void> {
  world.services.push.wake();
  await world.services.push.settled();
}

const texts = () => phone.received.map(({ payload }) => Object(payload).body);

const tellBob = async (...messages: readonly (string | Record<string, unknown>)[]) => {
  for (const message of messages) await say(ana, thread, message);
  await sent();
};

/** Sets quiet hours relative to now, so that the test works at any time of day. */
const quiet = (startsIn: number, hours: number) =>
  world.services.db.system((tx) =>
    sql`insert into quiet_hours (user_id, starts, ends, time_zone)
      select ${id('bob')}, (t + make_interval(hours => ${startsIn}))::time, (t + make_interval(hours => ${startsIn + hours}))::time, 'Asia/Tokyo'
      from (select now() at time zone 'Asia/Tokyo' as t) as clock`.execute(tx),
  );

const waiting = async () => {
  const { rows } = await world.services.db.system((tx) =>
    sql<{ minutes: number; body: string }>`
      select round(extract(epoch from due_at - now()) / 60)::int as minutes, payload::json ->> 'body' as body
      from push_delivery order by id`.execute(tx),
  );
  return rows;
};

const endWait = () => world.services.db.system((tx) => sql`update push_delivery set due_at = now()`.execute(tx));

describe('the setting of a member', () => {
  it('mute: notifies of nothing', async () => {
    await bob.post('MessageThread/notify', { id: thread, notify: 'mute' });
    await tellBob('one', { message: '@bob two', mentions: [id('bob')] }, { message: 'three', needs_ok: 1 });
    expect(texts()).toEqual([]);
  });

  it('mentions: notifies of messages that mention them or ask for an OK', async () => {
    await bob.post('MessageThread/notify', { id: thread, notify: 'mentions' });
    await tellBob('one');
    await tellBob({ message: '@bob two', mentions: [id('bob')] });
    await tellBob({ message: 'three', needs_ok: 1 });
    await tellBob({ message: '@cat four', mentions: [id('cat')] });
    expect(texts()).toEqual(['@bob two', 'three']);
  });

  it('never holds back messages that mention them and ask for an OK', async () => {
    await bob.post('MessageThread/notify', { id: thread, notify: 'mute' });
    await quiet(-1, 3);
    await tellBob({ message: '@bob gas leak', mentions: [id('bob')], needs_ok: 1 });
    expect(texts()).toEqual(['@bob gas leak']);
    expect(phone.received[0]?.headers).toMatchObject({ urgency: 'high' });
  });
});

describe('in quiet hours', () => {
  it.each([
    ['within a day, or over midnight', -1, 3, 120],
    ['that are about to end', -7, 8, 60],
    ['that have just begun', 0, 23, 23 * 60],
  ])('%s, a push waits for their end', async (...[, startsIn, hours, minutes]) => {
    await quiet(startsIn, hours);
    await tellBob('start at six tomorrow');
    expect(texts()).toEqual([]);
    expect(await waiting()).toEqual([{ body: 'start at six tomorrow', minutes: expect.closeTo(minutes, -1) }]);
    await endWait();
    await sent();
    expect(texts()).toEqual(['start at six tomorrow']);
  });

  it('only the newest message of a thread waits, besides those of other threads', async () => {
    await quiet(-1, 3);
    await tellBob('one', 'two');
    await tellBob('three');
    thread = await startThread(ana);
    await tellBob('elsewhere');
    expect((await waiting()).map(({ body }) => body)).toEqual(['three', 'elsewhere']);
  });

  it('messages that were read meanwhile are not notified afterwards', async () => {
    await quiet(-1, 3);
    await tellBob('one');
    await bob.post('MessageThreadUser/save', { thread_id: thread });
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['before them', 1, 3],
    ['after them', -4, 3],
  ])('%s, a push is sent at once', async (_what, startsIn, hours) => {
    await quiet(startsIn, hours);
    await tellBob('now');
    expect(texts()).toEqual(['now']);
  });
});

describe('quiet hours', () => {
  const off = { from: null, to: null, time_zone: 'UTC', task_mail: true, muted: [], daily: [] };
  const nights = { from: '18:00', to: '06:30', time_zone: 'America/Toronto', task_mail: true };

  it('are off until they are set, belong to one person, and can be turned off again', async () => {
    expect((await bob.get('User/quiet-hours')).data).toEqual(off);
    expect((await bob.post('User/save-quiet-hours', nights)).data).toEqual({ ...nights, muted: [], daily: [] });
    expect((await bob.get('User/quiet-hours')).data).toEqual({ ...nights, muted: [], daily: [] });
    expect((await cat.get('User/quiet-hours')).data).toEqual(off);
    expect((await bob.post('User/save-quiet-hours', { from: null, to: null })).data).toEqual({
      ...off,
      time_zone: 'America/Toronto',
    });
  });

  it.each([
    [{ from: '18:00', to: '' }, /given together/],
    [{ from: '18:00' }, /given together/],
    [{ to: '' }, /given together/],
    [{ from: '18:00', to: '18:00' }, /must differ/],
    [{ from: '24:00', to: '06:00' }, /from must be a time of day/],
    [{ from: '6 pm', to: '06:00' }, /from must be a time of day/],
    [{ ...nights, time_zone: 'Mars/Olympus' }, /time_zone must be the name of a time zone/],
    [{ ...nights, time_zone: 'posix' }, /time_zone must be the name of a time zone/],
  ])('%j is refused', async (wrong, message) => {
    const { status, errors } = await bob.post('User/save-quiet-hours', wrong);
    expect(status).toBe(400);
    expect(errors.join(' ')).toMatch(message);
    expect((await bob.get('User/quiet-hours')).data).toEqual(off);
  });
});

const mute = (muted: string) => bob.post('User/save-quiet-hours', { from: '', to: '', muted });
const postTo = (kind: NoticeKind | null, text: string) =>
  world.services.db.system((tx) =>
    postNotification(tx, {
      tenantId: 1,
      userId: id('bob'),
      kind,
      message: sentence`${text}`,
      link: `/${text}`,
      about: null,
    }),
  );

const choose = (kind: string, way: string) => bob.post('User/save-notice-kind', { kind, way });

describe('kinds of notifications that go to no device', () => {
  it('are chosen one at a time, so that pages which are open at once take nothing back', async () => {
    await bob.post('User/save-quiet-hours', { from: '22:00', to: '06:00' });
    await Promise.all(['time', 'forms', 'visits', 'time'].map((kind) => choose(kind, 'off')));
    expect((await bob.get('User/quiet-hours')).data).toMatchObject({
      from: '22:00',
      muted: ['visits', 'time', 'forms'],
    });
    expect((await choose('time', 'now')).data).toMatchObject({
      from: '22:00',
      to: '06:00',
      muted: ['visits', 'forms'],
    });
    expect((await choose('forms', 'daily')).data).toMatchObject({ muted: ['visits'], daily: ['forms'] });
    expect((await choose('forms', 'off')).data).toMatchObject({ muted: ['visits', 'forms'], daily: [] });
    await bob.post('User/save-quiet-hours', { task_mail: false });
    expect((await bob.get('User/quiet-hours')).data).toMatchObject({ from: '22:00', task_mail: false });
    expect((await cat.get('User/quiet-hours')).data).toMatchObject({ muted: [] });
  });

  it.each([
    ['incidents', 'off', 'kind must be one of: visits, time, actions, forms, equipment, locates, documents.'],
    ['time', 'never', 'way must be one of: now, daily, off.'],
  ])('are refused: %s, %s', async (kind, way, error) => {
    const { status, errors } = await choose(kind, way);
    expect({ status, errors }).toEqual({ status: 400, errors: [error] });
  });

  it('are kept, and read again', async () => {
    expect((await bob.get('User/quiet-hours')).data).toMatchObject({ muted: [] });
    expect((await mute('time,forms')).data).toMatchObject({ from: null, task_mail: true, muted: ['time', 'forms'] });
    // What is saved by a page that does not know of them stays.
    await bob.post('User/save-quiet-hours', { from: '22:00', to: '06:00', task_mail: false });
    expect((await bob.get('User/quiet-hours')).data).toMatchObject({ from: '22:00', muted: ['time', 'forms'] });
    expect((await mute('')).data).toMatchObject({ muted: [] });
  });

  it('are refused when there is no such kind', async () => {
    const { status, errors } = await mute('time,incidents');
    expect({ status, errors }).toEqual({
      status: 400,
      errors: [
        'muted must be kinds with commas between them: visits, time, actions, forms, equipment, locates, documents.',
      ],
    });
  });

  it('are in the list of alerts all the same, and everything else comes', async () => {
    await mute('time');
    await postTo('time', 'Clock');
    await postTo('forms', 'Form');
    await postTo(null, 'Incident');
    await tellBob('Lunch?');
    expect(texts().toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
      'Form',
      'Incident',
      expect.stringContaining('Lunch?'),
    ]);
    const { data } = await bob.get('Notification/get', { filters: { message: 'Clock' } });
    expect(data).toHaveLength(1);
  });
});
