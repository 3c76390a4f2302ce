import { dayAfter } from '@fieldspan/domain/day-text';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', {});
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  servers = [1, 2, 3].map(() => openTaskReminders(world.services));
  await sendAll();
}, 60_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await world.stop();
});

/** All three servers look at the same time. */
const sendAll = () => Promise.all(servers.map((server) => server.sendDue()));

/** Days of UTC, where people are whose time zone is not known. */
const day = (from: number) => dayAfter(knownDay(new Date().toISOString().slice(0, 10)) ?? '2026-01-01', from);

const give = (title: string, more: object) => ana.saved('Task/save', { title, assigned_to: world.ids['bob'], ...more });

const told = async (caller: Caller, title: string) =>
  (await caller.get('Notification/get', { filters: { message: { like: `: ${title}` } }, order: [['id', 'ASC']] })).data;

describe('a reminder of a task', () => {
  it('comes once, whatever the number of servers, to who is to do it, and names the page of the task', async () => {
    await give('Tomorrow', { due_on: day(1) });
    await give('In a week', { due_on: day(7) });
    await sendAll();
    await sendAll();
    expect(await told(bob, 'Tomorrow')).toMatchObject([
      { message: 'To do: Tomorrow' },
      {
        message: 'Due tomorrow: Tomorrow',
        link: expect.stringMatching(/^\/forms\/actions\/./),
        sentence_json: JSON.stringify({ text: 'Due tomorrow: {{1}}', values: ['Tomorrow'] }),
      },
    ]);
    expect(await told(ana, 'Tomorrow')).toEqual([]);
    expect(await told(bob, 'In a week')).toHaveLength(1);
  });

  it('of a late task goes to who gave it as well, and comes again for another day only', async () => {
    const id = await give('Behind', { due_on: day(-1) });
    await sendAll();
    await sendAll();
    expect(await told(bob, 'Behind')).toMatchObject([{ message: 'To do: Behind' }, { message: 'Late: Behind' }]);
    expect(await told(ana, 'Behind')).toMatchObject([{ message: 'Late: Behind' }]);
    await ana.saved('Task/save', { id, due_on: day(0) });
    await sendAll();
    expect(await told(bob, 'Behind')).toMatchObject([{}, {}, { message: 'Due today: Behind' }]);
  });

  it('is not sent for what is done, nor to who does not work here any more', async () => {
    const done = await give('Mended', { due_on: day(1) });
    await bob.saved('Task/save', { id: done, state: 'done' });
    await give('Left', { due_on: day(1) });
    await world.services.db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ is_inactive: 1 })
        .where('user_id', '=', Number(world.ids['bob']))
        .execute(),
    );
    await sendAll();
    await world.services.db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ is_inactive: 0 })
        .where('user_id', '=', Number(world.ids['bob']))
        .execute(),
    );
    expect(await told(bob, 'Mended')).toHaveLength(1);
    expect(await told(bob, 'Left')).toHaveLength(1);
  });
});
