import type { CalendarFeed } from '@fieldspan/contract/feed-calls';
import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { afterAll, describe, expect, it } from 'vitest';
import { noteReader } from '../../http/note-reader.ts';
import { refusal } from '../../testing/record-calls.ts';
import { key, openPlanWorld } from '../../visits/testing/plan-world.ts';
import type { Caller } from '../testing/caller.ts';

const planWorld = await openPlanWorld();
const { world, ana, bob, cat, eve, idOf, taken, placed, published } = planWorld;
afterAll(() => world.stop());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOON_MS = Math.floor(Date.now() / DAY_MS) * DAY_MS + 12 * HOUR_MS;
const instant = (days: number, hours = 0): string => new Date(NOON_MS + days * DAY_MS + hours * HOUR_MS).toISOString();
const day = (days: number): string => instant(days).slice(0, 10);
const stamp = (iso: string): string => iso.replaceAll(/[-:]|\.\d{3}/g, '');

type Asked = { from?: string; tag?: string };
const read = (path: string | null, { from = '127.0.0.1', tag }: Asked = {}): Promise<Response> =>
  world.request(path ?? '', {
    headers: { 'x-forwarded-for': from, ...(tag === undefined ? {} : { 'if-none-match': tag }) },
  });
const textOf = async (path: string | null): Promise<string> =>
  (await (await read(path)).text()).replaceAll('\r\n ', '');

const made = async (by: Caller): Promise<CalendarFeed> => Object((await by.post('CalendarFeed/make')).data);
const renewed = async (by: Caller, id: number) => by.post('CalendarFeed/renew', { id });

type Given = { lead?: string; days?: number; isTold?: boolean; call?: object };

/** A visit of an hour and a half that somebody was told of. */
async function given({ lead = 'cat', days = 1, isTold = true, call = {} }: Given) {
  const { visit, job_num: num } = await taken(call);
  const to = { lead_id: idOf(lead), starts_at: instant(days), ends_at: instant(days, 1.5) };
  const plan: BoardVisit = await placed(visit, to);
  return { visit: isTold ? await published(plan) : plan, num };
}

describe('the address of a calendar', () => {
  it('is made once however often it is asked for, and is a secret that the database does not have', async () => {
    expect((await bob.get('CalendarFeed/mine')).data).toBeNull();
    const feeds = await Promise.all(Array.from({ length: 50 }, () => made(bob)));
    expect(new Set(feeds.map(({ path }) => path)).size).toBe(1);
    const path = feeds[0]?.path ?? '';
    expect(path).toMatch(/^\/resources\/calendars\/[\w-]{43}\.ics$/);
    expect((await bob.get('CalendarFeed/mine')).data).toMatchObject({ path, last_read_at: null });
    const stored = await world.services.db.system((tx) => tx.selectFrom('calendar_feed').selectAll().execute());
    expect(JSON.stringify(stored)).not.toContain(path.slice(-47, -4));
    expect((await read(path)).status).toBe(200);
    expect((await bob.get('CalendarFeed/mine')).data).toMatchObject({ last_read_at: expect.any(String) });
  });

  it('is replaced once, and the old one stops at once', async () => {
    const old = await made(cat);
    const answers = await Promise.all(Array.from({ length: 50 }, () => renewed(cat, old.id)));
    const [first, ...others] = answers.filter(({ success }) => success);
    expect(others).toEqual([]);
    const now: CalendarFeed = Object(first?.data);
    expect((await read(old.path)).status).toBe(404);
    expect((await read(now.path)).status).toBe(200);
    expect(await refusal(cat, 'CalendarFeed/remove', { id: old.id })).toMatch(/changed or switched off meanwhile/);
    expect((await read(now.path)).status).toBe(200);
    expect((await cat.post('CalendarFeed/remove', { id: now.id })).success).toBe(true);
    expect((await read(now.path)).status).toBe(404);
    expect((await cat.get('CalendarFeed/mine')).data).toBeNull();
  });

  it('is nobody else’s to change', async () => {
    const { id, path } = await made(cat);
    for (const other of [ana, eve]) {
      expect(await refusal(other, 'CalendarFeed/renew', { id })).toMatch(/meanwhile/);
      expect(await refusal(other, 'CalendarFeed/remove', { id })).toMatch(/meanwhile/);
    }
    expect((await read(path)).status).toBe(200);
  });

  it('opens nothing from the moment its person is let go, nor when they come back', async () => {
    const dan = await world.signIn('dan');
    const { path } = await made(dan);
    expect((await read(path)).status).toBe(200);
    await ana.post('CompanyUser/deactivate', { user_id: idOf('dan') });
    expect((await read(path)).status).toBe(404);
    expect(await refusal(dan, 'CalendarFeed/make', {})).toBe('You do not have permission to read the schedule.');
    await ana.post('CompanyUser/reactivate', { user_id: idOf('dan') });
    expect((await read(path)).status).toBe(404);
  });

  it('opens nothing while its person is inactive, by whatever way they became it', async () => {
    const dan = await world.signIn('dan');
    const { path } = await made(dan);
    const setInactive = (is_inactive: 0 | 1) =>
      world.services.db.system((tx) =>
        tx.updateTable('user_permission').set({ is_inactive }).where('user_id', '=', idOf('dan')).execute(),
      );
    await setInactive(1);
    expect((await read(path)).status).toBe(404);
    await setInactive(0);
    expect((await read(path)).status).toBe(200);
  });

  it('can be guessed at thirty times from one place, where the right one still works', async () => {
    const { path } = await made(cat);
    const from = '203.0.113.44';
    const guesses = Array.from({ length: 40 }, (_, at) =>
      read(`/resources/calendars/${String(at).padStart(43, 'x')}.ics`, { from }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await read(path, { from })).status).toBe(200);
    expect((await read('/resources/calendars/short.ics', { from: '203.0.113.45' })).status).toBe(404);
  });
});

describe('what a calendar reads', () => {
  it('has the visits that its person was told of, and nobody else’s', async () => {
    const { path } = await made(cat);
    const call = { address: '60 Norfolk St', city: 'Guelph', job_name: 'Pump; 2, 3 🔧' };
    const own = await given({ call });
    const untold = await given({ days: 2, isTold: false });
    const other = await given({ lead: 'bob', days: 3 });
    const text = await textOf(path);
    expect(text).toContain(`SUMMARY:${own.num} Wexford Dental\r\n`);
    expect(text).toContain(`DTSTART:${stamp(instant(1))}\r\nDTEND:${stamp(instant(1, 1.5))}\r\n`);
    expect(text).toContain('LOCATION:60 Norfolk St\\, Guelph\r\n');
    expect(text).toContain(
      `DESCRIPTION:Pump\\; 2\\, 3 🔧\\nOpen in Fieldspan: http://localhost/service/${own.visit.slug}/visit\r\n`,
    );
    expect(text).not.toContain(untold.num);
    expect(text).not.toContain(other.num);
    await ana.post('Visit/cancel', { id: own.visit.id, version: own.visit.version, reason: 'Not needed' });
    expect(await textOf(path)).toContain('STATUS:CANCELLED');
  });

  it('follows when somebody else goes, and shows who plans their own plan as tentative', async () => {
    const { path } = await made(cat);
    const { path: planners } = await made(bob);
    const { visit, num } = await given({ days: 4 });
    expect(await textOf(path)).toContain(num);
    const to = { lead_id: idOf('bob'), starts_at: instant(4), ends_at: instant(4, 1) };
    await placed(visit, to);
    expect(await textOf(path)).not.toContain(num);
    const untold = await given({ lead: 'bob', days: 5, isTold: false });
    const event = (await textOf(planners)).split('BEGIN:VEVENT').find((each) => each.includes(untold.num));
    expect(event).toContain('STATUS:TENTATIVE');
  });

  it('reaches from thirty days ago to half a year ahead, with the leave that was granted', async () => {
    const { path } = await made(cat);
    const [past, gone, late, far] = [
      await given({ days: -29 }),
      await given({ days: -32 }),
      await given({ days: 179 }),
      await given({ days: 181 }),
    ];
    const leave = { user_id: idOf('cat'), kind: 'sick', client_key: key() };
    await ana.saved('Leave/save', { ...leave, from_on: day(10), to_on: day(11), state: 'granted' });
    await ana.saved('Leave/save', {
      ...leave,
      user_id: idOf('bob'),
      from_on: day(20),
      to_on: day(21),
      client_key: key(),
    });
    const text = await textOf(path);
    expect([past, gone, late, far].map(({ num }) => text.includes(num))).toEqual([true, false, true, false]);
    expect(text.match(/VALUE=DATE:\d+/g)).toEqual(
      [day(10), day(12)].map((each) => `VALUE=DATE:${each.replaceAll('-', '')}`),
    );
    expect(text).not.toMatch(/sick/i);
    expect(text).toContain('SUMMARY:Leave\r\n');
    // The language that a person's browser last named.
    await world.services.db.system((tx) => noteReader(tx, idOf('cat'), { zone: null, language: 'en-XA' }));
    expect(await textOf(path)).not.toContain('SUMMARY:Leave\r\n');
  });

  it('is the other company’s alone at another company', async () => {
    const { num } = await given({ days: 6 });
    const text = await textOf((await made(eve)).path);
    expect(text).toContain('BEGIN:VCALENDAR');
    expect(text).not.toContain('BEGIN:VEVENT');
    expect(text).not.toContain(num);
    // A feed of a company where its person does not work opens nothing, whatever their rights elsewhere.
    const { path } = await made(cat);
    expect(await textOf(path)).toContain(num);
    await world.services.db.system((tx) =>
      tx
        .updateTable('calendar_feed')
        .set({ tenant_id: idOf('lake') })
        .where('user_id', '=', idOf('cat'))
        .execute(),
    );
    expect((await read(path)).status).toBe(404);
  });

  it('is one for each employer, whichever their person is at now', async () => {
    const fay = await world.signIn('fay');
    const { num } = await given({ lead: 'fay', days: 8 });
    const { path: north } = await made(fay);
    await fay.post('User/save', { id: idOf('fay'), tenant_id: idOf('lake') });
    const { path: lake } = await made(fay);
    expect(lake).not.toBe(north);
    expect(await textOf(north)).toContain(num);
    expect(await textOf(lake)).toContain('NAME:Fieldspan · Lake');
    expect(await textOf(lake)).not.toContain('BEGIN:VEVENT');
  });

  it('is answered with 304 until something in it changes', async () => {
    const { path } = await made(bob);
    const first = await read(path);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const tag = first.headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await read(path, { tag: known });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    await given({ lead: 'bob', days: 7 });
    const changed = await read(path, { tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });
});
