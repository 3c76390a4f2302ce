import type { NoticeKind } from '@fieldspan/domain/notice-kinds';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentence } from '../../http/sentence.ts';
import { placeOf } from '../../notify/notice-place.ts';
import type { NoticeAbout, NoticeSource } from '../../notify/notice-place.ts';
import { postNotification } from '../../notify/post-notification.ts';
import { openPushService } from '../../notify/testing/push-service.ts';
import type { PushService } from '../../notify/testing/push-service.ts';
import { openCrew } from '../messaging/testing/crew.ts';

const { world, id, ana, bob, eve } = await openCrew();

let phone: PushService;
let loud: number;
let other: number;
let call: number;

beforeAll(async () => {
  loud = await ana.saved('Job/save', { job_num: 'J1', job_name: 'Loud tower' });
  other = await ana.saved('Job/save', { job_num: 'J2', job_name: 'Other tower' });
  call = await ana.saved('Service/save', { job_num: 'S1', job_name: 'Boiler' });
});

beforeEach(async () => {
  phone = await openPushService(world.services.push.publicKey);
  await ana.post('User/register-notifications', { device_id: JSON.stringify(phone.subscription) });
});

afterEach(async () => {
  phone.stop();
  await world.services.db.system(async (tx) => {
    for (const table of ['push_device', 'push_notice', 'quiet_hours', 'notice_place', 'notice_digest'] as const)
      await tx.deleteFrom(table).execute();
  });
});

afterAll(() => world.stop());

const choose = (model: string, record: number, way: string) =>
  ana.post('Notification/save-place', { model, id: record, way });

async function tell(about: NoticeAbout, kind: NoticeKind | null = 'visits'): Promise<void> {
  const text = JSON.stringify(about);
  const news = { tenantId: 1, userId: id('ana'), kind, message: sentence`${text}`, link: `/${text}`, about };
  await world.services.db.system((tx) => postNotification(tx, news));
  world.services.push.wake();
  await world.services.push.settled();
}

const heard = () => phone.received.map(({ payload }) => String(Object(payload).body));
const project = (job_id: number) => ({ job_id, service_id: null });

describe('one project or call', () => {
  it('is muted: its notifications go to no device, and are in the list of alerts', async () => {
    expect((await choose('Job', loud, 'mute')).data).toEqual([
      { model: 'Job', id: loud, slug: expect.any(String), number: 'J1', name: 'Loud tower', way: 'mute' },
    ]);
    await tell(project(loud));
    await tell(project(other));
    expect(heard()).toEqual([JSON.stringify(project(other))]);
    const { data } = await ana.get('Notification/get', { filters: { message: JSON.stringify(project(loud)) } });
    expect(data).toHaveLength(1);
  });

  it('tells of an incident there all the same', async () => {
    await choose('Job', loud, 'mute');
    await tell(project(loud), null);
    expect(heard()).toHaveLength(1);
  });

  it('is followed: what is switched off, or comes once a day, comes at once from there', async () => {
    await ana.post('User/save-notice-kind', { kind: 'visits', way: 'off' });
    await ana.post('User/save-notice-kind', { kind: 'forms', way: 'daily' });
    await choose('Job', loud, 'follow');
    for (const kind of ['visits', 'forms'] as const) {
      await tell(project(loud), kind);
      await tell(project(other), kind);
    }
    expect(heard()).toEqual([JSON.stringify(project(loud)), JSON.stringify(project(loud))]);
    const waiting = await world.services.db.system((tx) => tx.selectFrom('notice_digest').selectAll().execute());
    expect(waiting).toHaveLength(1);
  });

  it('waits for no mail of the day when it is muted', async () => {
    await ana.post('User/save-notice-kind', { kind: 'forms', way: 'daily' });
    await choose('Service', call, 'mute');
    await tell({ job_id: null, service_id: call }, 'forms');
    const waiting = await world.services.db.system((tx) => tx.selectFrom('notice_digest').selectAll().execute());
    expect([heard(), waiting]).toEqual([[], []]);
  });

  it('is a call first, and then its project', async () => {
    await choose('Job', loud, 'mute');
    await choose('Service', call, 'follow');
    await tell({ job_id: loud, service_id: call });
    expect(heard()).toHaveLength(1);
  });

  it('is told as everything else once the choice is taken back, twice or not', async () => {
    await choose('Job', loud, 'mute');
    await Promise.all([choose('Job', loud, 'usual'), choose('Job', loud, 'usual')]);
    expect((await ana.get('Notification/places')).data).toEqual([]);
    await tell(project(loud));
    expect(heard()).toHaveLength(1);
  });
});

describe('choices', () => {
  it('of two pages at once are all kept', async () => {
    await Promise.all([choose('Job', loud, 'mute'), choose('Job', other, 'follow'), choose('Service', call, 'mute')]);
    await Promise.all([choose('Job', loud, 'mute'), choose('Job', loud, 'mute')]);
    expect((await ana.get('Notification/places')).data).toMatchObject([
      { model: 'Service', id: call, way: 'mute' },
      { model: 'Job', id: loud, way: 'mute' },
      { model: 'Job', id: other, way: 'follow' },
    ]);
  });

  it('are one person’s own', async () => {
    await choose('Job', loud, 'mute');
    expect((await bob.get('Notification/places')).data).toEqual([]);
  });

  it('are refused for what a person may not read, and for another company’s', async () => {
    for (const caller of [bob, eve]) {
      const answer = await caller.post('Notification/save-place', { model: 'Job', id: loud, way: 'mute' });
      expect(answer).toMatchObject({ success: false, errors: ['Project not found.'] });
    }
    expect(await choose('Job', 999_999, 'mute')).toMatchObject({ errors: ['Project not found.'] });
  });

  it.each([
    [{ model: 'Contact', id: '1', way: 'mute' }, 'model must be one of: Job, Service.'],
    [{ model: 'Job', id: '1', way: 'never' }, 'way must be one of: usual, follow, mute.'],
    [{ model: 'Job', id: 'x', way: 'mute' }, 'id must be a whole number.'],
  ])('are refused: %j', async (asked, error) => {
    expect(await ana.post('Notification/save-place', asked)).toMatchObject({ status: 400, errors: [error] });
  });
});

const give = (job_id: number) => bob.post('Task/save', { title: `Of ${job_id}`, assigned_to: id('ana'), job_id });

describe('what a notification is about', () => {
  const SOURCES: NoticeSource['of'][] = [
    'visit',
    'task',
    'company_form',
    'time_log',
    'locate',
    'service_invoice',
    'job_bid',
    'change_order',
    'job_invoice',
  ];
  it.each(SOURCES)('is asked of a %s that knows its place', async (of) => {
    const place = await world.services.db.system((tx) => placeOf(tx, 1, { of, id: 0 }));
    expect(place).toEqual({ job_id: null, service_id: null });
  });

  it('is the project of a task that somebody gives', async () => {
    await choose('Job', loud, 'mute');
    await world.services.db.system((tx) =>
      sql`insert into job_personnel (tenant_id, job_id, user_id) values (1, ${loud}, ${id('bob')}), (1, ${other}, ${id('bob')})`.execute(
        tx,
      ),
    );
    expect([await give(loud), await give(other)]).toMatchObject([{ success: true }, { success: true }]);
    world.services.push.wake();
    await world.services.push.settled();
    expect(heard()).toEqual([`To do: Of ${other}`]);
  });
});
