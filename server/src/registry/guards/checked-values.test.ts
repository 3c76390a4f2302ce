import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('cat')]);
  await grant(world, 'bob', { 'Purchase Orders': { read: true, write: true } });
}, 60_000);

afterAll(() => world.stop());

const log = (from: string, until: string, more = {}) => ({
  time_in: `2026-11-18T${from}Z`,
  time_out: `2026-11-18T${until}Z`,
  ...more,
});

describe('a time log', () => {
  it.each([
    [{}, 'A time log needs the time at which it began.'],
    [{ hours: 4 }, 'A time log needs the time at which it began.'],
    [log('10:00', '08:00'), 'Out is before in.'],
    [{ time_in: '2026-11-16T08:00Z', time_out: '2026-11-17T09:00Z' }, /longer than 24 hours/],
    [log('08:00', '10:00', { break_hours: 3 }), /break is longer/],
    [log('08:00', '10:00', { break_hours: -1 }), 'Break hours must be between 0 and 24.'],
    [log('08:00', '10:00', { hours: 23 }), 'Hours are counted from in, out and break: 2.'],
    [{ time_in: '2099-01-01T08:00Z' }, 'In is in the future.'],
    [{ time_in: '0001-01-01T08:00Z' }, 'Time in must be a date and time.'],
  ])('%j', async (payload, sentence) => {
    expect(await refusal(cat, 'TimeLog/save', payload)).toMatch(sentence);
  });

  it('overlaps no other of the same person, also when two come at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => cat.post('TimeLog/save', { time_in: '2026-11-12T08:00Z', time_out: '2026-11-12T12:00Z' })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors)).toEqual(
      Array.from({ length: 3 }, () => 'These times overlap another time log of the same person.'),
    );
    await cat.saved('TimeLog/save', { time_in: '2026-11-12T12:00Z', time_out: '2026-11-12T13:00Z' });
    await bob.saved('TimeLog/save', { time_in: '2026-11-12T08:00Z', time_out: '2026-11-12T12:00Z' });
  });

  it('is on a project that the person works on', async () => {
    const job = await ana.saved('Job/save', { job_name: 'Private', job_num: 'P-1' });
    const payload = { ...log('20:00', '21:00'), job_id: job };
    expect(await refusal(cat, 'TimeLog/save', payload)).toBe('Project not found.');
    await ana.saved('JobPersonnel/save', { job_id: job, user_id: world.ids['cat'] });
    await cat.saved('TimeLog/save', payload);
    const gone = await ana.saved('Job/save', { job_name: 'Gone', job_num: 'P-2' });
    await ana.saved('JobPersonnel/save', { job_id: gone, user_id: world.ids['cat'] });
    expect((await ana.post('Job/delete', { id: gone })).success).toBe(true);
    expect(await refusal(cat, 'TimeLog/save', { ...log('21:00', '22:00'), job_id: gone })).toBe('Project not found.');
  });
});

describe('what is written', () => {
  it.each([
    ['Expense', { amount: -5 }, 'Amount must be at least 0.01.'],
    ['Expense', { amount: 10, tax: 11 }, /tax must not be more/],
    ['Expense', { amount: 10, spent_on: '2099-01-01' }, 'The day is in the future.'],
    ['Expense', { amount: 10, spent_on: '0001-01-01' }, /^Day|Spent on must be a date/],
    ['Expense', { status: 'submitted' }, /Amount is required/],
    ['Job', { job_name: 'X', job_num: 'X', lat: 999 }, 'Latitude must be between -90 and 90.'],
    ['Job', { job_name: 'X', job_num: 'X', check_in_tolerance: -1 }, /must be at least 0/],
    ['Certificate', { title: 'X', issued: '2026-01-02', expires: '2020-01-01' }, /must not be before issued/],
    ['ServiceInvoice', { invoice_num: 'X', status: 'banana' }, /^Status must be one of Draft/],
    ['ServiceInvoice', { invoice_num: 'X', issued: '2026-02-01', due: '2026-01-01' }, /^Due must not be before/],
    ['ServiceInvoice', { invoice_num: 'X', total: -10 }, 'Total must be at least 0.'],
    ['ServiceInvoice', { invoice_num: 'X', lines_json: '"hello"' }, /must be a list/],
    ['EquipmentCategory', { name: 'X', color_hex: 'banana' }, /must be a colour such as/],
  ])('%s %j', async (model, payload, sentence) => {
    const mine = model === 'Certificate' ? { ...payload, user_id: world.ids['cat'] } : payload;
    expect(await refusal(ana, `${model}/save`, mine)).toMatch(sentence);
  });

  it('uses existing taxes and rates', async () => {
    const { data } = await ana.get('CompanySetting/get');
    const id = Array.isArray(data) ? data[0]?.id : undefined;
    const save = (taxes: unknown) =>
      refusal(ana, 'CompanySetting/save', { ...(id !== undefined && { id }), taxes_json: JSON.stringify(taxes) });
    expect(await save({ HST: -250 })).toBe('The rate of HST must be between 0 and 100 percent.');
    expect(await save({ HST: 'much' })).toBe('Every tax needs a name and a rate in percent.');
    expect(await save([])).toMatch(/must be an object/);
  });

  it('needs a project that may be read', async () => {
    const job_id = await ana.saved('Job/save', { job_name: 'Tender', job_num: 'P-2' });
    expect(await refusal(bob, 'PurchaseOrder/save', { po_num: 'PO 5', job_id })).toBe('Project not found.');
  });

  it('has a serial number that is unique among machines of a type', async () => {
    const category_id = await ana.saved('EquipmentCategory/save', { name: 'Lifts' });
    const [type_id, other] = [
      await ana.saved('EquipmentType/save', { name: 'Boom', category_id }),
      await ana.saved('EquipmentType/save', { name: 'Scissor', category_id }),
    ];
    const piece = { description: 'Lift', serial_num: 'BS-1', type_id };
    await ana.saved('Equipment/save', piece);
    expect(await refusal(ana, 'Equipment/save', piece)).toBe('“Lift” of this type has the serial number BS-1 already.');
    await ana.saved('Equipment/save', { ...piece, type_id: other });
    await ana.saved('Equipment/save', { description: 'Bare', type_id });
    await ana.saved('Equipment/save', { description: 'Bare too', type_id });
  });

  it('has a type whose rates are amounts', async () => {
    const category_id = await ana.saved('EquipmentCategory/save', { name: 'Pumps' });
    const type = { name: 'Trash pump', category_id };
    const rates = (json: unknown) => ({ ...type, charge_out_rates_json: JSON.stringify(json) });
    expect(await refusal(ana, 'EquipmentType/save', rates({ '/hr': { enabled: 1, rate: null } }))).toBe(
      'The rate of /hr needs an amount.',
    );
    expect(await refusal(ana, 'EquipmentType/save', rates({ '/hr': { enabled: 1, rate: -5 } }))).toBe(
      'The rate of /hr must not be negative.',
    );
    await ana.saved('EquipmentType/save', rates({ '/hr': { enabled: 1, rate: 5 } }));
  });
});

describe('reporting lines', () => {
  it('contain no cycle, however long, even if both halves are saved at once', async () => {
    const [top, middle, low] = [
      await ana.saved('Contact/save', { name: 'Top' }),
      await ana.saved('Contact/save', { name: 'Middle' }),
      await ana.saved('Contact/save', { name: 'Low' }),
    ];
    await ana.saved('Contact/save', { id: low, parent_id: middle });
    await ana.saved('Contact/save', { id: middle, parent_id: top });
    expect(await refusal(ana, 'Contact/save', { id: top, parent_id: top })).toMatch(/lead back to the record itself/);
    expect(await refusal(ana, 'Contact/save', { id: top, parent_id: low })).toMatch(/lead back to the record itself/);
    const [one, other] = [
      await ana.saved('Category/save', { name: 'One' }),
      await ana.saved('Category/save', { name: 'Other' }),
    ];
    const halves = await Promise.all([
      ana.post('Category/save', { id: one, parent_id: other }),
      ana.post('Category/save', { id: other, parent_id: one }),
    ]);
    expect(halves.filter(({ success }) => success)).toHaveLength(1);
    expect(await found(ana, `Contact/find/${top}`)).toMatchObject({ parent_id: null });
  });
});

describe('a filter', () => {
  it('through more than one relation is refused by name', async () => {
    expect(await ana.get('Job/get', { filters: { 'Customer.a.b.c': 1 } })).toMatchObject({ status: 400 });
    expect(await ana.get('Job/get', { filters: { 'Customer.': 1 } })).toMatchObject({ status: 400 });
  });
});
