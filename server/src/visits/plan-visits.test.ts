import { afterAll, describe, expect, it } from 'vitest';
import { refusal } from '../testing/record-calls.ts';
import { DAY, at, key, moveOf, openPlanWorld, visitOf } from './testing/plan-world.ts';

const planWorld = await openPlanWorld();
const { ana, bob, cat, eve, idOf, taken, move, put, placed, serviceOf } = planWorld;
afterAll(() => planWorld.world.stop());

const WEXFORD = { lat: 43.546, long: -80.253 };
const KITCHENER = { lat: 43.4516, long: -80.4925 };

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
