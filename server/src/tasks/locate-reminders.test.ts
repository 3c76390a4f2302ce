import { localDay } from '@fieldspan/domain/calendar-day';
import { renewDay } from '@fieldspan/domain/locate-state';
import { locatePlace } from '@fieldspan/domain/locate-times';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { found, grant, refusal } from '../testing/record-calls.ts';
import { sendLocateReminders } from './locate-reminders.ts';

let world: World;
let ana: Caller;
let bob: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  await grant(world, 'bob', { Locates: { read: true, write: true } });
}, 60_000);
afterAll(() => world.stop());

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const send = () => sendLocateReminders(world.services, new AbortController().signal);
/** Several processes at once, and once more. */
async function sendAll(): Promise<void> {
  await Promise.all([send(), send(), send()]);
  await send();
}
const told = async (caller: Caller, number: string): Promise<object[]> =>
  Object((await caller.get('Notification/get', { filters: { message: { like: `Locate ${number} ` } } })).data);
const ticket = (by: Caller, ticket_num: string, more: object) => by.saved('Locate/save', { ticket_num, ...more });

describe('the reminder of a ticket', () => {
  it('comes once before its end, to who is responsible, and again for another end', async () => {
    const id = await ticket(ana, 'R-1', { expiry: inDays(4), responsible_id: world.ids['bob'] });
    await ticket(ana, 'R-2', { expiry: inDays(20), responsible_id: world.ids['bob'] });
    await sendAll();
    expect(await told(bob, 'R-1')).toMatchObject([
      { message: 'Locate R-1 ends in 4 days. Ask for its renewal now.', link: '/locates/R-1' },
    ]);
    expect(await told(ana, 'R-1')).toEqual([]);
    expect(await told(bob, 'R-2')).toEqual([]);
    await ana.saved('Locate/save', { id, expiry: inDays(3) });
    await sendAll();
    expect(await told(bob, 'R-1')).toHaveLength(2);
  });

  it('begins on the day that the screens show', async () => {
    const expiry = inDays(30);
    const [early, late] = [localDay(new Date()), localDay(new Date(inDays(1)))];
    await ticket(ana, 'R-3', { expiry, renew_by: early });
    await ticket(ana, 'R-4', { expiry, renew_by: late });
    const days = [5, 6, 7, 8, 11].map((left) => ({ number: `D-${left}`, expiry: inDays(left) }));
    for (const { number, expiry: ends } of days) await ticket(ana, number, { expiry: ends });
    await sendAll();
    expect(await told(ana, 'R-3')).toHaveLength(1);
    expect(await told(ana, 'R-4')).toEqual([]);
    for (const { number, expiry: ends } of days) {
      const isDue = (renewDay({ expiry: ends, renew_by: null }, locatePlace(undefined)) ?? '') <= early;
      expect({ number, told: (await told(ana, number)).length }).toEqual({ number, told: isDue ? 1 : 0 });
    }
  });

  it('goes to who made it once the responsible person has left, and then to an Admin', async () => {
    await ticket(bob, 'R-5', { expiry: inDays(1), responsible_id: world.ids['dan'] });
    await ticket(bob, 'R-6', { expiry: inDays(300), responsible_id: world.ids['dan'] });
    const leave = (name: string) =>
      world.services.db.system((tx) =>
        tx
          .updateTable('user_permission')
          .set({ is_inactive: 1 })
          .where('user_id', '=', world.ids[name] ?? 0)
          .execute(),
      );
    await leave('dan');
    await sendAll();
    expect(await told(bob, 'R-5')).toHaveLength(1);
    const id = Number(Object((await ana.get('Locate/get', { filters: { ticket_num: 'R-6' } })).data)[0].id);
    await ana.saved('Locate/save', { id, expiry: inDays(1) });
    await leave('bob');
    await sendAll();
    expect(await told(ana, 'R-6')).toHaveLength(1);
    expect(await refusal(ana, 'Locate/save', { id, responsible_id: world.ids['bob'] })).toMatch(/not an active/);
  });

  it('comes neither for what has ended, nor for what is archived or renewed', async () => {
    await ticket(ana, 'R-7', { expiry: inDays(-1) });
    await ticket(ana, 'R-8', { expiry: inDays(1), archived: 1 });
    const id = await ticket(ana, 'R-9', { expiry: inDays(1) });
    await ticket(ana, 'R-10', { renewed_from_id: id, expiry: inDays(60) });
    await sendAll();
    for (const number of ['R-7', 'R-8', 'R-9', 'R-10']) expect(await told(ana, number)).toEqual([]);
  });
});

describe('a renewal', () => {
  const place = { address: '60 Norfolk St', lat: 43.546, long: -80.253 };

  it('is a ticket of its own that takes over the place and asks every utility again, linked both ways', async () => {
    const answered = JSON.stringify([{ utility: 'Gas', answer: 'Marked', note: 'Yellow' }]);
    const old = await ticket(ana, 'N-1', { ...place, utilities: 'Gas, Water', responses_json: answered });
    const form = { renewed_from_id: old, expiry: inDays(60), client_key: 'renew-1' };
    const [id, again] = await Promise.all([ticket(ana, 'N-2', form), ticket(ana, 'N-2', form)]);
    expect(id).toBe(again);
    const made = await found(ana, `Locate/find/${id}`, { include: ['RenewedFrom'] });
    expect(made).toMatchObject({ ...place, utilities: 'Gas, Water', RenewedFrom: { ticket_num: 'N-1' } });
    expect(JSON.parse(String(made['responses_json']))).toMatchObject([
      { utility: 'Gas', answer: 'Not yet' },
      { utility: 'Water', answer: 'Not yet' },
    ]);
    const before = await found(ana, `Locate/find/${old}`, { include: ['Renewal'] });
    expect(before).toMatchObject({ Renewal: [{ ticket_num: 'N-2' }], responses_json: expect.stringMatching(/Marked/) });
  });

  it('happens once, under another number, and is never moved to another ticket', async () => {
    const old = await ticket(ana, 'N-3', place);
    expect(await refusal(ana, 'Locate/save', { ticket_num: 'N-3', renewed_from_id: old })).toMatch(/of its own/);
    const tries = ['N-4', 'N-5'].map((ticket_num) =>
      ana.post('Locate/save', { ticket_num, renewed_from_id: old, client_key: ticket_num }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors).join(' ')).toMatch(/Ticket N-3 has been renewed already, as N-[45]/);
    const other = await ticket(ana, 'N-6', place);
    expect(await refusal(ana, 'Locate/save', { id: old, renewed_from_id: other })).toMatch(/stays with the ticket/);
    const eve = await world.signIn('eve');
    expect(await refusal(eve, 'Locate/save', { ticket_num: 'N-7', renewed_from_id: old })).toBe('Locate not found.');
  });
});
