import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
const apps = new Map<string, number>();

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  await world.services.db.system((tx) =>
    tx
      .insertInto('addon_app')
      .values(
        ['accounting', 'calendar', 'payroll'].map(
          (key) => ({ tenant_id: 1, name: key, key, is_installed: 1 }) as const,
        ),
      )
      .execute(),
  );
  const { data } = await ana.get('AddonApp/get');
  for (const { key, id } of v.parse(v.array(v.object({ key: v.string(), id: v.number() })), data)) apps.set(key, id);
}, 60_000);

afterAll(() => world.stop());

const set = (key: string, is_installed: 0 | 1) => ana.saved('AddonApp/save', { id: apps.get(key), is_installed });
const off = (name: string) => `The app “${name}” is switched off. An Admin switches it on under Apps.`;

/** What a call answers while the app is on, off, and on again. */
async function onOffOn<T>(key: string, ask: () => Promise<T>): Promise<[T, T, T]> {
  const before = await ask();
  await set(key, 0);
  const without = await ask();
  await set(key, 1);
  return [before, without, await ask()];
}

describe('an app', () => {
  it('is switched by Admins alone; nobody adds, renames or deletes one', async () => {
    const id = apps.get('payroll');
    expect(await refusal(bob, 'AddonApp/save', { id, is_installed: 0 })).toMatch(/permission/);
    expect(await refusal(ana, 'AddonApp/save', { id, name: 'Fleet tracker' })).toMatch(
      /switched on or off, not changed/,
    );
    expect((await ana.post('AddonApp/save', { name: 'Fleet tracker' })).success).toBe(false);
    expect((await ana.post('AddonApp/delete', { id })).success).toBe(false);
  });
});

describe('accounting', () => {
  it('exports to the books only while it is on', async () => {
    const span = { from: '2026-10-01', to: '2026-10-31' };
    const [before, without, after] = await onOffOn('accounting', () => ana.get('Accounting/preview', span));
    expect([before.success, after.success]).toEqual([true, true]);
    expect(without.errors).toEqual([off('Accounting')]);
    await set('accounting', 0);
    const sent = { ...span, count: 0, cents: 0, client_key: 'books' };
    expect(await refusal(ana, 'Accounting/export', sent)).toBe(off('Accounting'));
    await set('accounting', 1);
  });
});

describe('the calendar feed', () => {
  it('is read only while it is on, by the same address afterwards', async () => {
    const made = v.parse(v.object({ path: v.string() }), (await bob.post('CalendarFeed/make')).data);
    const status = async () => (await world.request(made.path)).status;
    expect(await onOffOn('calendar', status)).toEqual([200, 404, 200]);
    const [, without] = await onOffOn('calendar', () => ana.post('CalendarFeed/make'));
    expect(without.errors).toEqual([off('Calendar feed')]);
  });
});

describe('the export of pay', () => {
  it('keeps a period only while it is on; what everybody is paid shows all the time', async () => {
    const [before, without] = await onOffOn('payroll', () =>
      ana.post('Payroll/export', { from: '2026-10-04', cents: 1 }),
    );
    expect(without.errors).toEqual([off('Payroll export')]);
    expect(before.errors).not.toEqual(without.errors);
    const shown = await onOffOn('payroll', () => ana.get('Payroll/period', { day: '2026-10-04' }));
    expect(shown.map(({ success }) => success)).toEqual([true, true, true]);
  });
});
