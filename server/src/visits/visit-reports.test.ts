import type { BoardVisit, ScheduleChanges } from '@fieldspan/contract/schedule-calls';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { withSmsCarrier } from '../routes/testing/with-sms-carrier.ts';
import { refusal } from '../testing/record-calls.ts';
import { at, key, moveOf, newsOf, openPlanWorld, schedule, visitOf } from './testing/plan-world.ts';

const planWorld = await openPlanWorld();
const { ana, bob, cat, eve, idOf, taken, put, placed, published, serviceOf } = planWorld;
afterAll(() => planWorld.world.stop());

describe('publishing', () => {
  it('shows the visit to its person and tells them; what is moved after that is told again', async () => {
    const { visit, job_num } = await taken();
    const plan = await placed(visit, put('cat', '09:00', '10:00'));
    expect(await visitOf(cat, visit.id)).toBeUndefined();
    expect(
      Object((await cat.get('Service/my-list')).data).some((each: { job_num: string }) => each.job_num === job_num),
    ).toBe(false);
    const out = await published(plan);
    expect(out.state).toBe('published');
    expect(await visitOf(cat, visit.id)).toMatchObject({ id: visit.id });
    expect(await newsOf(cat, `${job_num} No heat: you go on`)).toHaveLength(1);
    const moved = await placed(out, put('cat', '11:00', '12:00'));
    expect(await newsOf(cat, `${job_num} No heat was moved to`)).toHaveLength(1);
    await placed(moved, put('bob', '22:00', '23:00'));
    expect(await newsOf(cat, `${job_num} No heat goes to somebody else`)).toHaveLength(1);
    expect(await visitOf(cat, visit.id)).toBeUndefined();
  });
});

const report = (by: Caller, visit: BoardVisit, more: object) =>
  by.post('VisitEvent/save', { visit_id: visit.id, client_key: key(), ...more });

async function given(lead = 'cat', hour = '02'): Promise<{ visit: BoardVisit; service: number; num: string }> {
  const call = await taken();
  return {
    visit: await published(await placed(call.visit, put(lead, `${hour}:00`, `${hour}:50`))),
    service: call.record_id,
    num: call.job_num,
  };
}

const hour = (from: number) => new Date(Date.now() + from * 3_600_000).toISOString();

describe('what people on a visit report', () => {
  it('moves the visit and its call on, at the time at which it happened, and arrives once', async () => {
    const { visit, service } = await given('cat', '03');
    const travel = { visit_id: visit.id, kind: 'travel', client_key: 'phone-1', waited_ms: 1_800_000 };
    await Promise.all([cat.post('VisitEvent/save', travel), cat.post('VisitEvent/save', travel)]);
    expect(await visitOf(ana, visit.id)).toMatchObject({ state: 'travelling' });
    const events = Object((await cat.get('VisitEvent/get', { filters: { visit_id: visit.id } })).data);
    expect(events).toHaveLength(1);
    expect(Math.round((Date.now() - Date.parse(events[0].at)) / 60_000)).toBe(30);
    expect(await report(cat, visit, { kind: 'arrive', lat: 43.54625, long: -80.25265 })).toMatchObject({
      success: true,
    });
    expect(await report(cat, visit, { kind: 'arrive' })).toMatchObject({ success: true });
    const igniter = await ana.saved('Material/save', { description: 'Igniter', code: 'HSI-24', price: 64.3 });
    await cat.saved('VisitPart/save', {
      visit_id: visit.id,
      description: 'Igniter HSI-24',
      quantity: 1,
      client_key: key(),
    });
    expect(
      await report(cat, visit, {
        kind: 'return_visit',
        return_at: at('13:00', '2026-12-08'),
        return_min: 60,
        note: 'Part on order',
      }),
    ).toMatchObject({ success: true });
    expect(await report(cat, visit, { kind: 'done' })).toMatchObject({ success: true });
    const all = (await schedule(ana)).visits.filter((each) => each.service_id === service);
    expect(all).toMatchObject([
      { state: 'done', done_at: expect.any(String), arrived_at: expect.any(String) },
      { state: 'tray', starts_at: at('13:00', '2026-12-08'), note: 'Part on order' },
    ]);
    expect(await serviceOf(service)).toMatchObject({ completed: null, assigned_to: null });
    const parts = Object((await ana.get('Visit/get', { filters: { id: visit.id }, include: ['VisitPart'] })).data);
    expect(parts[0].VisitPart).toMatchObject([{ description: 'Igniter HSI-24', quantity: 1, material_id: igniter }]);
  });

  it('tells the customer who is on the way how long that takes, from the visit before; too late it tells nobody', async () => {
    const { texted, stop } = await withSmsCarrier(planWorld.world);
    const call = { phone: '519 555 0142', lat: 43.546, long: -80.253 };
    const before = await taken({ lat: 43.4516, long: -80.4925 });
    const lead = { lead_id: idOf('dan') };
    const dan = await planWorld.world.signIn('dan');
    await published(await placed(before.visit, { ...lead, starts_at: hour(-2), ends_at: hour(-0.5) }));
    const next = await taken(call);
    const visit = await published(await placed(next.visit, { ...lead, starts_at: hour(0), ends_at: hour(1) }));
    await report(dan, visit, { kind: 'travel' });
    await vi.waitFor(() => expect(texted).toHaveLength(1));
    expect(texted[0]?.fields).toMatchObject({
      To: '+15195550142',
      Body: expect.stringMatching(/: your technician is on the way, about 35 min\. Reply STOP to end texts\.$/),
    });
    const late = await taken(call);
    const waited = await published(await placed(late.visit, { ...lead, starts_at: hour(2), ends_at: hour(3) }));
    await report(dan, waited, { kind: 'travel', waited_ms: 11 * 60_000 });
    const [event] = Object((await dan.get('VisitEvent/get', { filters: { visit_id: waited.id } })).data);
    expect(event.note).toBe('The customer was not texted: sent too late.');
    await stop();
    expect(texted).toHaveLength(1);
  });

  it('completes the call when nothing is left of it', async () => {
    const { visit, service } = await given('cat', '04');
    await report(cat, visit, { kind: 'done' });
    expect(await serviceOf(service)).toMatchObject({ completed: expect.any(String), assigned_to: idOf('cat') });
    expect(
      await refusal(ana, 'Visit/move', {
        ...moveOf(visit),
        version: visit.version + 1,
        ...put('bob', '05:00', '06:00'),
      }),
    ).toMatch(/is over, so it stays/);
  });

  it('is theirs alone, never changed, and further steps are refused in words', async () => {
    const { visit, num } = await given('cat', '05');
    const dan = await planWorld.world.signIn('dan');
    expect(await refusal(dan, 'VisitEvent/save', { visit_id: visit.id, kind: 'travel' })).toBe('Visit not found.');
    expect(await refusal(eve, 'VisitEvent/save', { visit_id: visit.id, kind: 'travel' })).toBe('Visit not found.');
    await report(cat, visit, { kind: 'done' });
    expect(await refusal(cat, 'VisitEvent/save', { visit_id: visit.id, kind: 'pause' })).toBe(
      `${num} is further already, so this was not noted.`,
    );
    const [event] = Object((await cat.get('VisitEvent/get', { filters: { visit_id: visit.id } })).data);
    expect((await cat.post('VisitEvent/save', { id: event.id, note: 'x' })).success).toBe(false);
    expect((await cat.post('VisitEvent/delete', { id: event.id })).success).toBe(false);
    expect(await refusal(dan, 'VisitPart/save', { visit_id: visit.id, description: 'x' })).toBeTruthy();
    expect((await cat.post('Service/save', { id: visit.service_id, job_num: 'MINE' })).success).toBe(false);
  });

  it('does not reach a visit that was cancelled meanwhile; its person was told', async () => {
    const { visit, num } = await given('cat', '06');
    expect(
      (await ana.post('Visit/cancel', { id: visit.id, version: visit.version, reason: 'Not needed' })).success,
    ).toBe(true);
    expect(await refusal(cat, 'VisitEvent/save', { visit_id: visit.id, kind: 'done' })).toBe(
      `${num} was cancelled meanwhile. Ask whoever plans it.`,
    );
    expect(await newsOf(cat, `${num} No heat on`)).toHaveLength(1);
  });
});

describe('split, copy and the page of the call', () => {
  it('splits a visit into two, once', async () => {
    const { visit } = await taken();
    const plan = await placed(visit, put('bob', '06:00', '08:00'));
    const asked = { id: plan.id, version: plan.version, at: at('07:30'), client_key: key() };
    const first = Object((await ana.post('Visit/split', asked)).data);
    expect(first).toMatchObject([
      { id: plan.id, ends_at: at('07:30'), duration_min: 90 },
      { state: 'tray', duration_min: 30 },
    ]);
    expect(Object((await ana.post('Visit/split', asked)).data)).toEqual(first);
    expect(
      await refusal(ana, 'Visit/split', { ...asked, version: first[0].version, at: at('06:02'), client_key: key() }),
    ).toBe('Each part of a visit takes at least five minutes.');
    const copy = Object((await ana.post('Visit/add', { copy_of: plan.id, client_key: key() })).data);
    expect(copy).toMatchObject({ state: 'tray', service_id: visit.service_id, duration_min: 90 });
    expect(await refusal(eve, 'Visit/add', { copy_of: plan.id, client_key: key() })).toBe('Visit not found.');
    expect(await refusal(eve, 'Visit/add', { service_id: visit.service_id, client_key: key() })).toBe(
      'Service not found.',
    );
  });

  it('is the same plan as on the page of the call', async () => {
    const id = await ana.saved('Service/save', {
      job_name: 'By form',
      job_num: 'F-1',
      assigned_to: idOf('cat'),
      scheduled_at: at('17:00'),
    });
    const mine = async () => (await schedule(ana)).visits.filter((each) => each.service_id === id);
    expect(await mine()).toMatchObject([
      { state: 'published', lead_id: idOf('cat'), starts_at: at('17:00'), ends_at: at('18:00') },
    ]);
    await ana.saved('Service/save', { id, scheduled_at: at('18:00') });
    expect(await mine()).toMatchObject([{ starts_at: at('18:00'), ends_at: at('19:00') }]);
    await ana.saved('Service/save', { id, assigned_to: '' });
    expect(await mine()).toMatchObject([{ state: 'tray' }]);
    await ana.saved('Service/save', { id, completed: at('18:30') });
    expect(await mine()).toEqual([]);
  });
});

describe('the board of another dispatcher', () => {
  it('learns of a change within a moment, once, with who made it; strangers learn nothing', async () => {
    const { visit } = await taken();
    const { cursor } = await schedule(bob);
    const { cursor: foreign } = await schedule(eve);
    const held = bob.get('Schedule/changes', { cursor });
    const abroad = new AbortController();
    const stranger = eve.get('Schedule/changes', { cursor: foreign }, abroad.signal).catch(() => null);
    const before = Date.now();
    await placed(visit, put('bob', '18:00', '18:30'));
    const changes: ScheduleChanges = Object((await held).data);
    expect(Date.now() - before).toBeLessThan(2000);
    expect(changes.visits).toMatchObject([{ id: visit.id, state: 'planned', changed_by: 'ana Test' }]);
    abroad.abort();
    await stranger;
    const next = new AbortController();
    const again = bob.get('Schedule/changes', { cursor: changes.cursor }, next.signal).catch(() => 'nothing');
    const raced = await Promise.race([again, new Promise((resolve) => setTimeout(resolve, 300, 'held'))]);
    expect(raced).toBe('held');
    next.abort();
    await again;
    expect((await bob.get('Schedule/changes', { cursor: 'x' })).status).toBe(400);
  });

  it('has no visit, person or leave of another company, and readers do not plan', async () => {
    const theirs = await schedule(eve);
    expect(theirs.visits).toEqual([]);
    expect(theirs.leaves).toEqual([]);
    const own = await schedule(cat);
    expect(own.may_plan).toBe(false);
    expect(own.people.map(({ id }) => id)).toEqual([idOf('cat')]);
    expect(own.certificates).toEqual([]);
  });
});
