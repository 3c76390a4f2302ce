import type { NoticeKind } from '@fieldspan/domain/notice-kinds';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { sentence } from '../http/sentence.ts';
import { AddressRefused } from '../notify/notifier.ts';
import type { Mail } from '../notify/notifier.ts';
import { postNotification } from '../notify/post-notification.ts';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { sendNoticeDigests } from './notice-digests.ts';

let world: World;
let bob: Caller;
let sent: Mail[];
/** What happens while a mail is on its way. */
let meanwhile: () => Promise<void>;

beforeAll(async () => {
  world = await openWorld();
  bob = await world.signIn('bob');
}, 60_000);
afterAll(() => world.stop());
beforeEach(async () => {
  sent = [];
  meanwhile = async () => {};
  await change(
    sql`delete from notice_digest`,
    sql`delete from push_notice`,
    sql`delete from quiet_hours`,
    sql`update user_permission set is_inactive = 0`,
    sql`update "user" set email = 'bob@example.com' where id = ${world.ids['bob']}`,
    sql`insert into quiet_hours (user_id, time_zone) values (${world.ids['bob']}, 'America/Toronto')`,
  );
});

const change = (...statements: ReturnType<typeof sql>[]) =>
  world.services.db.system(async (tx) => {
    for (const statement of statements) await statement.execute(tx);
  });

async function choose(kind: NoticeKind, way: string): Promise<void> {
  expect(await bob.post('User/save-notice-kind', { kind, way })).toMatchObject({ success: true });
}

async function post(kind: NoticeKind | null, ...texts: string[]): Promise<void> {
  await world.services.db.system(async (tx) => {
    const [tenantId, userId] = [1, world.ids['bob'] ?? 0];
    for (const text of texts)
      await postNotification(tx, {
        tenantId,
        userId,
        kind,
        message: sentence`${text}`,
        link: `/forms/${text}`,
        about: null,
      });
  });
  world.services.push.wake();
  await world.services.push.settled();
}

const mailing = () => ({
  ...world.services,
  config: { publicUrl: 'https://app.test/' },
  notifier: {
    sms: null,
    mail: async (mail: Mail) => {
      await meanwhile();
      sent.push(mail);
    },
  },
});

/** As many servers look at the same time, twice. */
async function look(servers = 5): Promise<void> {
  const { signal } = new AbortController();
  for (let round = 0; round < 2; round += 1)
    await Promise.all(Array.from({ length: servers }, () => sendNoticeDigests(mailing(), signal)));
}

const isDue = () => change(sql`update notice_digest set try_at = now()`);

const RowsSchema = v.array(v.object({ local: v.string(), hours: v.number(), count: v.number() }));
const waiting = async () => {
  const { rows } = await world.services.db.system((tx) =>
    sql`select to_char(due_at at time zone 'America/Toronto', 'HH24:MI') as local, jsonb_array_length(lines) as count,
      round(extract(epoch from due_at - now()) / 3600, 1)::float as hours from notice_digest`.execute(tx),
  );
  return v.parse(RowsSchema, rows);
};

describe('kinds of notifications that a person wants once a day', () => {
  it('wait for half past four where the person is', async () => {
    await choose('forms', 'daily');
    await post('forms', 'First', 'Second');
    await post('forms', 'Third');
    const [row, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ local: '16:30', count: 3 });
    expect(row?.hours).toBeGreaterThanOrEqual(0);
    expect(row?.hours).toBeLessThanOrEqual(25);
    await look();
    expect(sent).toEqual([]);
  });

  it('come in one mail, once, however many servers look', async () => {
    await choose('forms', 'daily');
    await post('forms', 'First', 'Second');
    await post('time', 'Clock');
    await post(null, 'Incident');
    await isDue();
    await look();
    await isDue();
    await look();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'bob@example.com', subject: expect.stringMatching(/^New alerts: 2 \(/) });
    expect(sent[0]?.text).toMatch(
      /First\nhttps:\/\/app\.test\/forms\/First\n\nSecond\nhttps:\/\/app\.test\/forms\/Second\n\nYou choose .*:\nhttps:\/\/app\.test\/notifications\/settings\n$/,
    );
    expect(await waiting()).toEqual([]);
  });

  it('are in the list of alerts at once', async () => {
    await choose('forms', 'daily');
    await post('forms', 'Listed');
    const { data } = await bob.get('Notification/get', { filters: { message: 'Listed' } });
    expect(data).toHaveLength(1);
  });

  it.each(['now', 'off'])('do not wait when it is “%s”, which is chosen afterwards', async (way) => {
    await choose('forms', 'daily');
    await choose('forms', way);
    await post('forms', 'First');
    expect(await waiting()).toEqual([]);
  });
});

describe('the mail of a day', () => {
  beforeEach(() => choose('forms', 'daily'));

  it('goes after a restart in its midst: the claim of a server that died ends', async () => {
    await post('forms', 'First');
    await isDue();
    // Claimed and not sent.
    await change(sql`update notice_digest set attempts = 1, try_at = now() - interval '1 second'`);
    await look();
    expect(sent).toHaveLength(1);
  });

  it('loses nothing that comes in while it is sent', async () => {
    await post('forms', 'First');
    await isDue();
    meanwhile = async () => {
      meanwhile = async () => {};
      await change(sql`update notice_digest set lines = lines || jsonb_build_array(
        jsonb_build_object('kind', 'forms', 'payload', '{"body":"Late one","link":"/late"}'::text))`);
    };
    await look();
    expect(sent.map(({ subject }) => subject.replace(/ \(.*/, ''))).toEqual(['First', 'Late one']);
    expect(await waiting()).toEqual([]);
  });

  it('is tried again when the mail server fails, and given up for an address that is none', async () => {
    await post('forms', 'First');
    await isDue();
    meanwhile = () => Promise.reject(new Error('away'));
    await look();
    expect(await waiting()).toHaveLength(1);
    meanwhile = async () => {};
    await look();
    expect(sent).toEqual([]);
    await isDue();
    await look();
    expect(sent).toHaveLength(1);
    await post('forms', 'Second');
    await isDue();
    meanwhile = () => Promise.reject(new AddressRefused('no such mailbox'));
    await look();
    expect(await waiting()).toEqual([]);
  });

  it('waits for the end of quiet hours', async () => {
    await post('forms', 'First');
    await change(sql`update quiet_hours set starts = (now() at time zone time_zone - interval '1 hour')::time,
      ends = (now() at time zone time_zone + interval '1 hour')::time`);
    await isDue();
    await look();
    expect(sent).toEqual([]);
    await change(sql`update quiet_hours set starts = null, ends = null`);
    await look();
    expect(sent).toHaveLength(1);
  });

  it('says nothing of a kind that was switched off meanwhile, and goes to nobody who has left', async () => {
    await choose('time', 'daily');
    await post('forms', 'Form');
    await post('time', 'Clock');
    await choose('forms', 'off');
    await isDue();
    await look();
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Clock \(/)]);
    await post('time', 'Gone');
    await change(sql`update user_permission set is_inactive = 1 where user_id = ${world.ids['bob']}`);
    await isDue();
    await look();
    expect(sent).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('is one notification to who has no mail address', async () => {
    await post('forms', 'First', 'Second');
    await isDue();
    await change(sql`update "user" set email = '' where id = ${world.ids['bob']}`);
    const posted: string[] = [];
    const push = {
      ...world.services.push,
      wake: () => {
        posted.push('woken');
      },
    };
    await sendNoticeDigests({ ...mailing(), push }, new AbortController().signal);
    const notices = await world.services.db.system((tx) => tx.selectFrom('push_notice').select('payload').execute());
    expect(notices.map(({ payload }) => v.parse(PayloadSchema, JSON.parse(payload)))).toEqual([
      { body: 'New alerts today: 2', link: '/notifications/feed' },
    ]);
    expect([sent, posted, await waiting()]).toEqual([[], ['woken'], []]);
  });
});

const PayloadSchema = v.object({ body: v.string(), link: v.string() });
