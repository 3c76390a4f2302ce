import { dayAfter } from '@fieldspan/domain/day-text';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AddressRefused } from '../notify/notifier.ts';
import type { Mail } from '../notify/notifier.ts';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { grant } from '../testing/record-calls.ts';
import { openTaskReminders } from './task-reminders.ts';
import type { TaskReminders } from './task-reminders.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let servers: TaskReminders[];
let sent: Mail[];
let refuse: Error | null;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', {});
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  const notifier = {
    sms: null,
    mail: async (mail: Mail) => {
      if (refuse) throw refuse;
      sent.push(mail);
    },
  };
  const config = { publicUrl: 'https://app.test/' };
  servers = [1, 2, 3].map(() => openTaskReminders({ ...world.services, notifier, config }));
}, 60_000);

beforeEach(async () => {
  refuse = null;
  await servers[0]?.sendDue();
  await change(sql`delete from quiet_hours`, sql`update task set state = 'cancelled'`);
  sent = [];
});

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await world.stop();
});

/** All three servers look at the same time, and again and again. */
const sendAll = () => Promise.all(servers.flatMap((server) => Array.from({ length: 17 }, () => server.sendDue())));

/** Days of UTC, where people are whose time zone is not known. */
const day = (from: number) => dayAfter(knownDay(new Date().toISOString().slice(0, 10)) ?? '2026-01-01', from);

const give = (title: string, more: object) => ana.saved('Task/save', { title, assigned_to: world.ids['bob'], ...more });

const change = (...statements: ReturnType<typeof sql>[]) =>
  world.services.db.system(async (tx) => {
    for (const statement of statements) await statement.execute(tx);
  });

const again = sql`update task_reminder set mail_due_at = now() where mail_due_at is not null`;
const toBob = () => sent.filter(({ to }) => to.startsWith('bob'));

describe('a reminder of tasks by mail', () => {
  it('is one mail for all that is due, once, however many servers look', async () => {
    await give('Put the rail up', { due_on: day(1) });
    await give('Mend the ladder', { due_on: day(1) });
    await sendAll();
    await sendAll();
    const text = toBob()
      .map((mail) => mail.text)
      .join('\n');
    expect(text.match(/Put the rail up/g)).toHaveLength(1);
    expect(text.match(/Mend the ladder/g)).toHaveLength(1);
    expect(text).toMatch(/https:\/\/app\.test\/forms\/actions\/\w+/);
    expect(text).toContain('https://app.test/notifications/settings');
    expect(sent).toEqual(toBob());
  });

  it('tells who gave a late one as well, and who it is that has it', async () => {
    await give('Behind', { due_on: day(-1) });
    await servers[0]?.sendDue();
    expect(toBob()).toMatchObject([{ subject: expect.stringMatching(/^Late, was due .*: Behind \(/) }]);
    expect(sent).toHaveLength(2);
    expect(sent.find((mail) => !toBob().includes(mail))?.text).toMatch(/Behind \(\w+/);
  });

  it('waits for the end of quiet hours, and says nothing of what is done by then', async () => {
    await change(sql`insert into quiet_hours (user_id, starts, ends)
      select ${world.ids['bob']}, (now() at time zone 'UTC' - interval '1 hour')::time, (now() at time zone 'UTC' + interval '2 hours')::time`);
    const done = await give('Done at night', { due_on: day(1) });
    await give('Open still', { due_on: day(1) });
    await servers[0]?.sendDue();
    expect(toBob()).toEqual([]);
    await bob.saved('Task/save', { id: done, state: 'done' });
    await change(again);
    await sendAll();
    expect(toBob()).toMatchObject([{ subject: expect.stringContaining('Open still') }]);
    expect(toBob()[0]?.text).not.toContain('Done at night');
  });

  it('is not sent to who switched it off', async () => {
    await bob.post('User/save-quiet-hours', { from: '', to: '', task_mail: false });
    expect(await bob.get('User/quiet-hours')).toMatchObject({ data: { task_mail: false } });
    await give('Not wanted', { due_on: day(1) });
    await servers[0]?.sendDue();
    expect(toBob()).toEqual([]);
  });

  it('is tried again when the mail server fails, and not for an address that is none', async () => {
    refuse = new Error('away');
    await give('Later', { due_on: day(1) });
    await servers[0]?.sendDue();
    refuse = null;
    await change(again);
    await sendAll();
    expect(toBob()).toMatchObject([{ subject: expect.stringContaining('Later') }]);
    refuse = new AddressRefused('no such mailbox');
    await give('Never', { due_on: day(1) });
    await servers[0]?.sendDue();
    refuse = null;
    await change(again);
    await sendAll();
    expect(toBob()).toHaveLength(1);
  });
});

/** What the three servers send at the end of the day. */
async function endOfDay(): Promise<void> {
  await world.services.push.settled();
  await change(sql`update notice_digest set try_at = now()`);
  await sendAll();
}

describe('who has actions once a day', () => {
  beforeEach(async () => {
    await change(
      sql`delete from notice_digest`,
      sql`delete from notice_place`,
      sql`insert into quiet_hours (user_id, time_zone) values (${world.ids['bob']}, 'UTC')`,
    );
    expect(await bob.post('User/save-notice-kind', { kind: 'actions', way: 'daily' })).toMatchObject({ success: true });
  });

  it('is reminded in the mail of the day, and in no other', async () => {
    await give('Put the rail up', { due_on: day(1) });
    await sendAll();
    await endOfDay();
    expect(toBob()).toMatchObject([
      { subject: 'New alerts: 2 (North)', text: expect.stringContaining('Due tomorrow: Put the rail up') },
    ]);
  });

  it('is reminded by mail as before where they chose otherwise for the project, or switched actions off', async () => {
    const job_id = await ana.saved('Job/save', { job_name: 'Tower', job_num: 'T-41' });
    await change(
      sql`insert into notice_place (tenant_id, user_id, model, record_id, way) values (1, ${world.ids['bob']}, 'Job', ${job_id}, 'mute')`,
    );
    await give('On the tower', { due_on: day(1), job_id });
    await sendAll();
    await endOfDay();
    expect(toBob().map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Due .*: On the tower/)]);
    await bob.post('User/save-notice-kind', { kind: 'actions', way: 'off' });
    await give('Quietly', { due_on: day(1) });
    await sendAll();
    await endOfDay();
    expect(
      toBob()
        .map(({ subject }) => subject)
        .at(-1),
    ).toMatch(/^Due .*: Quietly/);
  });
});

/** A browser in that language, long after the last call. */
async function readIn(language: string): Promise<void> {
  await change(sql`update session set last_used_at = now() - interval '1 hour'`);
  await world.request('/api/User/quiet-hours', { headers: { ...bob.headers, 'page-language': language } });
}

it('is in the language that the browser of its reader last named, and in English for a name that is none', async () => {
  await readIn('en-XA');
  await give('Put the rail up', { due_on: day(1) });
  await sendAll();
  expect(toBob()).toMatchObject([{ subject: expect.stringMatching(/^⟦Ðûé .*: Put the rail up.*⟧ \(/u) }]);
  await readIn("fr'; drop table task");
  await readIn('en');
  await give('Mend the ladder', { due_on: day(1) });
  await sendAll();
  expect(toBob().at(-1)).toMatchObject({ subject: expect.stringMatching(/^Due .*: Mend the ladder \(/u) });
});

/** A browser somewhere, long after the last call. */
async function callFrom(zone: string): Promise<void> {
  await change(sql`update session set last_used_at = now() - interval '1 hour'`);
  await world.request('/api/User/quiet-hours', { headers: { ...bob.headers, 'time-zone': zone } });
}

it.each(["Mars/Base'); --", 'Mars/Base', '', 'x'.repeat(300)])(
  'the days of a person are those of the zone that their browser names, and “%s” is none',
  async (wrong) => {
    await callFrom('America/Toronto');
    await callFrom(wrong);
    expect(await bob.get('User/quiet-hours')).toMatchObject({ data: { time_zone: 'America/Toronto' } });
  },
);
