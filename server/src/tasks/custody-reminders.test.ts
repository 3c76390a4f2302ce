import { dayAfter } from '@fieldspan/domain/day-text';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mail } from '../notify/notifier.ts';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { openTaskReminders } from './task-reminders.ts';
import type { TaskReminders } from './task-reminders.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let servers: TaskReminders[];
let type_id: number;
const sent: Mail[] = [];

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Saws' });
  type_id = await ana.saved('EquipmentType/save', { name: 'Saw', category_id });
  const notifier = { sms: null, mail: async (mail: Mail) => void sent.push(mail) };
  const config = { publicUrl: 'https://app.test/' };
  servers = [1, 2].map(() => openTaskReminders({ ...world.services, notifier, config }));
}, 60_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await world.stop();
});

const day = (from: number) => dayAfter(knownDay(new Date().toISOString().slice(0, 10)) ?? '2026-01-01', from);
const sendAll = () => Promise.all(servers.flatMap((server) => [server.sendDue(), server.sendDue()]));
const told = async (caller: Caller, name: string) =>
  (await caller.get('Notification/get', { filters: { message: { like: `: ${name}` } }, order: [['id', 'ASC']] })).data;

async function handOut(description: string, due_on: string) {
  const equipment_id = await ana.saved('Equipment/save', { description, type_id });
  await ana.saved('EquipmentCustody/save', { equipment_id, to_user_id: world.ids['bob'], due_on });
  return equipment_id;
}

it('who has a piece is reminded the day before, once, in the app and by mail', async () => {
  await handOut('Chop saw', day(1));
  await handOut('Far saw', day(9));
  await sendAll();
  await sendAll();
  expect(await told(bob, 'Chop saw')).toMatchObject([{ message: 'To be back tomorrow: Chop saw' }]);
  expect(await told(ana, 'Chop saw')).toEqual([]);
  expect(await told(bob, 'Far saw')).toEqual([]);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ to: 'bob@fieldspan.test', subject: expect.stringContaining('Chop saw') });
  expect(sent[0]?.text).toContain('https://app.test/equipment/edit/');
});

it('of a late piece who handed it out hears too; what came back is nobody told of', async () => {
  await handOut('Late saw', day(-1));
  const back = await handOut('Back saw', day(-1));
  await ana.saved('EquipmentCustody/save', { equipment_id: back, kind: 'in' });
  await sendAll();
  for (const who of [ana, bob])
    expect(await told(who, 'Late saw')).toMatchObject([{ message: 'Late, should be back: Late saw' }]);
  expect(await told(bob, 'Back saw')).toEqual([]);
});
