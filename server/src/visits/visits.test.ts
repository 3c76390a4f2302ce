import type { BoardVisit, Moved, Schedule, ScheduleChanges, TakenCall } from '@fieldspan/contract/schedule-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { grant, refusal } from '../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  await grant(world, 'bob', { Services: { read: true, write: true } });
  await grant(world, 'cat', {});
  bob = await world.signIn('bob');
  cat = await world.signIn('cat');
  eve = await world.signIn('eve');
}, 60_000);
afterAll(() => world.stop());

const idOf = (name: string) => world.ids[name] ?? 0;
const DAY = '2026-12-01';
const at = (time: string, day = DAY) => `${day}T${time}:00.000Z`;
const WEXFORD = { lat: 43.546, long: -80.253 };
const KITCHENER = { lat: 43.4516, long: -80.4925 };

let keys = 0;
const key = () => `key-${(keys += 1)}`;

async function taken(more: object = {}, by = ana): Promise<TakenCall> {
  const call = { job_name: 'No heat', customer_name: 'Wexford Dental', duration_min: 90, client_key: key(), ...more };
  const { success, errors, data } = await by.post('Service/take-call', call);
  if (!success) throw new Error(errors.join(' '));
  return Object(data);
}

async function move(visit: BoardVisit, to: object, by = ana): Promise<Moved> {
  const { success, errors, data } = await by.post('Visit/move', { ...moveOf(visit), ...to });
  if (!success) throw new Error(errors.join(' '));
  return Object(data);
}

const moveOf = ({ id, version, lead_id, starts_at, ends_at }: BoardVisit) => ({
  id,
  version,
  lead_id: lead_id ?? '',
  starts_at: starts_at ?? '',
  ends_at: ends_at ?? '',
});

const put = (lead: string, from: string, until: string) => ({
  lead_id: idOf(lead),
  starts_at: at(from),
  ends_at: at(until),
});

async function placed(visit: BoardVisit, to: object): Promise<BoardVisit> {
  const { visit: moved } = await move(visit, { ...to, is_forced: 1 });
  if (!moved) throw new Error('not moved');
  return moved;
}

async function published(visit: BoardVisit): Promise<BoardVisit> {
  const { data } = await ana.post('Visit/publish', { ids: [visit.id] });
  const [first] = Object(data).published;
  return first;
}

const schedule = async (by: Caller, day = DAY): Promise<Schedule> =>
  Object((await by.get('Schedule/get', { from: at('00:00', day), until: at('23:59', day) })).data);
const visitOf = async (by: Caller, id: number): Promise<BoardVisit | undefined> =>
  (await schedule(by)).visits.find((visit) => visit.id === id);
const serviceOf = async (id: number) =>
  Object((await ana.get(`Service/find/${id}`, { include: ['ServiceStatus'] })).data);
const news = async (by: Caller, text: string) =>
  Object((await by.get('Notification/get', { filters: { message: { like: text } } })).data);

describe('taking a call', () => {
  it('makes customer, call and visit at once, with the next number, once', async () => {
    const call = {
      phone: '519 555 0142',
      address: '60 Norfolk St',
      city: 'Guelph',
      ...WEXFORD,
      priority: 'High',
      client_key: 'once',
    };
    const [first, second] = await Promise.all([taken(call), taken(call)]);
    expect(second).toEqual(first);
    expect(first.job_num).toMatch(/^S-\d{5}$/);
    expect(first.visit).toMatchObject({
      state: 'tray',
      lead_id: null,
      starts_at: null,
      duration_min: 90,
      num: first.job_num,
    });
    expect(await serviceOf(first.record_id)).toMatchObject({
      job_name: 'No heat',
      customer_name_cache: 'Wexford Dental',
      lat: 43.546,
      priority: 'High',
    });
    const contact = Object((await ana.get(`Contact/find/${first.contact_id}`)).data);
    expect(contact).toMatchObject({ name: 'Wexford Dental', phone: '+15195550142', is_customer: 1, city: 'Guelph' });
  });

  it('numbers fifty at once without a gap or a double, past numbers that there are', async () => {
    const { job_num } = await taken();
    const from = Number(job_num.slice(2));
    await ana.saved('Service/save', { job_name: 'Typed', job_num: `S-${String(from + 3).padStart(5, '0')}` });
    const calls = await Promise.all(Array.from({ length: 50 }, () => taken()));
    const numbers = calls.map((call) => Number(call.job_num.slice(2))).toSorted((a, b) => a - b);
    expect(new Set(numbers).size).toBe(50);
    expect(numbers).not.toContain(from + 3);
    expect(numbers[0]).toBe(from + 1);
    expect(numbers.at(-1)).toBe(from + 51);
  });

  it('knows the caller from the seventh digit on, with open calls and the way in', async () => {
    const { contact_id } = await taken({ customer_name: 'Owl Childcare', phone: '(519) 555-0177' });
    await ana.saved('Contact/save', { id: contact_id, access_notes: 'Gate code 4471 #' });
    expect((await ana.get('Contact/callers', { typed: '519 555' })).data).toEqual([]);
    const [known] = Object((await ana.get('Contact/callers', { typed: '555-0177' })).data);
    expect(known).toMatchObject({ id: contact_id, name: 'Owl Childcare', access_notes: 'Gate code 4471 #' });
    expect(known.open_calls).toHaveLength(1);
    const again = await taken({ contact_id, customer_name: '' });
    expect(again.contact_id).toBe(contact_id);
    expect((await eve.get('Contact/callers', { typed: '5195550177' })).data).toEqual([]);
    expect((await cat.get('Contact/callers', { typed: '5195550177' })).data).toEqual([]);
  });

  it('is refused in words', async () => {
    const call = { job_name: 'No heat', customer_name: 'X', duration_min: 60 };
    expect(await refusal(cat, 'Service/take-call', { ...call, client_key: key() })).toBe(
      'You do not have permission to plan visits.',
    );
    expect(await refusal(bob, 'Service/take-call', { ...call, client_key: key() })).toMatch(
      /not have permission to add customers/,
    );
    expect(
      await refusal(ana, 'Service/take-call', {
        ...call,
        job_name: ' ',
        customer_name: '',
        phone: '12',
        client_key: key(),
      }),
    ).toBe('Say what the call is about. Say who the customer is. The phone number has at least seven digits.');
    const { contact_id } = await taken();
    expect(await refusal(eve, 'Service/take-call', { ...call, contact_id, client_key: key() })).toBe(
      'Contact not found.',
    );
    expect((await ana.post('Service/take-call', { ...call, duration_min: 2, client_key: key() })).status).toBe(400);
  });
});

describe('putting a visit to a person', () => {
  it('warns of the way and an overlap once, and goes there when it is accepted', async () => {
    const busy = await placed((await taken(KITCHENER)).visit, put('bob', '14:00', '15:30'));
    const { visit, record_id } = await taken(WEXFORD);
    const asked = await move(visit, put('bob', '15:30', '17:00'));
    expect(asked).toMatchObject({ visit: null, warnings: [{ kind: 'travel', freeMinutes: 0, withId: busy.id }] });
    const overlapping = await move(visit, put('bob', '15:00', '16:30'));
    expect(overlapping.warnings).toEqual([{ kind: 'conflict', minutes: 30, withId: busy.id }]);
    expect(await visitOf(ana, visit.id)).toMatchObject({ state: 'tray' });
    const free = await move(visit, put('bob', '16:05', '17:35'));
    expect(free).toMatchObject({ warnings: [], visit: { state: 'planned', lead_id: idOf('bob'), duration_min: 90 } });
    expect(await serviceOf(record_id)).toMatchObject({ assigned_to: idOf('bob'), scheduled_at: at('16:05') });
    const back = await placed(free.visit ?? visit, { lead_id: '', starts_at: '', ends_at: '' });
    expect(back).toMatchObject({ state: 'tray', lead_id: null });
    expect(await serviceOf(record_id)).toMatchObject({ assigned_to: null, scheduled_at: null });
  });

  it('needs a reason over leave, which is kept with who gave it', async () => {
    await ana.saved('Leave/save', { user_id: idOf('dan'), from_on: DAY, to_on: '2026-12-02' });
    const { visit } = await taken();
    const there = put('dan', '14:00', '15:00');
    expect((await move(visit, there)).warnings).toEqual([{ kind: 'leave', until: '2026-12-02' }]);
    expect(await refusal(ana, 'Visit/move', { ...moveOf(visit), ...there, is_forced: 1 })).toBe(
      'Say why this person goes all the same.',
    );
    const moved = await move(visit, { ...there, is_forced: 1, reason: 'Agreed on the phone' });
    expect(moved.visit).toMatchObject({ lead_id: idOf('dan') });
    const overrides = Object((await ana.get('Override/get', { filters: { visit_id: visit.id } })).data);
    expect(overrides).toMatchObject([
      { cause: 'leave', reason: 'Agreed on the phone', created_by: idOf('ana'), user_id: idOf('dan'), on_day: DAY },
    ]);
    expect(await refusal(ana, 'Leave/save', { user_id: idOf('dan'), from_on: DAY, to_on: '2026-11-30' })).toMatch(
      /must not be before/,
    );
  });

  it('is blocked without a certificate, and only who manages certificates lets somebody go', async () => {
    const type_id = await ana.saved('CertificateType/save', { title: 'Gas ticket' });
    const rule = await ana.saved('CertificateRule/save', { type_id, reach: 'calls' });
    await ana.saved('Certificate/save', { user_id: idOf('bob'), title: 'G2', type_id, expires: '2026-11-30' });
    const { visit } = await taken();
    const there = put('bob', '20:00', '21:00');
    expect((await move(visit, there, bob)).warnings).toEqual([
      { kind: 'certificate', title: 'Gas ticket', ended: '2026-11-30', isBlocked: true },
    ]);
    const forced = { ...moveOf(visit), ...there, is_forced: 1, reason: 'Urgent' };
    expect(await refusal(bob, 'Visit/move', forced)).toBe(
      'Only who manages certificates lets somebody go without one.',
    );
    expect((await ana.post('Visit/move', forced)).success).toBe(true);
    await ana.post('CertificateRule/delete', { id: rule });
  });

  it('is refused over a newer version, by name, and of fifty drops at once one gets the person', async () => {
    const { visit } = await taken();
    await placed(visit, put('fay', '08:00', '09:00'));
    const stale = await bob.post('Visit/move', { ...moveOf(visit), ...put('fay', '10:00', '11:00') });
    expect(stale.status).toBe(409);
    expect(stale.errors.join(' ')).toMatch(/^ana Test changed this visit on .* Nothing was saved/);
    const calls = await Promise.all(Array.from({ length: 50 }, () => taken()));
    const answers = await Promise.all(calls.map((call) => move(call.visit, put('fay', '12:00', '13:00'))));
    expect(answers.filter((answer) => answer.visit !== null)).toHaveLength(1);
  });

  it('is refused to others, for who left, and for times that are none', async () => {
    const { visit } = await taken();
    const there = { ...moveOf(visit), ...put('bob', '01:00', '02:00') };
    expect(await refusal(cat, 'Visit/move', there)).toBe('You do not have permission to plan visits.');
    expect(await refusal(eve, 'Visit/move', there)).toBe('Visit not found.');
    expect(await refusal(ana, 'Visit/move', { ...there, lead_id: idOf('eve') })).toBe(
      'This person is not an active employee of the company.',
    );
    expect(await refusal(ana, 'Visit/move', { ...there, ends_at: at('00:30') })).toBe(
      'A visit takes at least five minutes.',
    );
    expect((await ana.post('Visit/move', { ...there, starts_at: 'noon' })).status).toBe(400);
    expect((await ana.post('Visit/save', { id: visit.id, note: 'x' })).success).toBe(false);
    expect((await ana.post('Visit/delete', { id: visit.id })).success).toBe(false);
  });
});

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
    expect(await news(cat, `${job_num} No heat: you go on`)).toHaveLength(1);
    const moved = await placed(out, put('cat', '11:00', '12:00'));
    expect(await news(cat, `${job_num} No heat was moved to`)).toHaveLength(1);
    await placed(moved, put('bob', '22:00', '23:00'));
    expect(await news(cat, `${job_num} No heat goes to somebody else`)).toHaveLength(1);
    expect(await visitOf(cat, visit.id)).toBeUndefined();
  });
});

describe('what people on a visit report', () => {
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
    expect(parts[0].VisitPart).toMatchObject([{ description: 'Igniter HSI-24', quantity: 1 }]);
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
    const dan = await world.signIn('dan');
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
    expect(await news(cat, `${num} No heat on`)).toHaveLength(1);
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
