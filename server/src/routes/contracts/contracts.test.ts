import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContractKeeper } from '../../contracts/contract-keeper.ts';
import type { ContractKeeper } from '../../contracts/contract-keeper.ts';
import { dayLater, todayIn } from '../../contracts/occurrences.ts';
import { found, refusal } from '../../testing/record-calls.ts';
import { newsOf, openPlanWorld } from '../../visits/testing/plan-world.ts';

const { ana, bob, cat, eve, idOf, world } = await openPlanWorld();
/** The zone of the contracts: their days begin and end there. */
const ZONE = 'America/Toronto';
const today = todayIn(ZONE);
let keeper: ContractKeeper;
let customer = 0;

beforeAll(async () => {
  customer = await ana.saved('Contact/save', { name: 'Harbour Foods', is_customer: 1, city: 'Guelph' });
  keeper = openContractKeeper(world.services);
}, 60_000);
afterAll(async () => {
  await keeper.close();
  await world.stop();
});

const WEEKLY = { rrule: 'FREQ=WEEKLY', time_of_day: '08:00', time_zone: ZONE, lead_days: 20, price: 450 };

const contractOf = (more: object = {}) =>
  ana.saved('ServiceContract/save', {
    title: 'Rooftop units',
    customer_id: customer,
    starts_on: dayLater(today, 3),
    ...WEEKLY,
    ...more,
  });

type Made = { id: number; service_id: number; occurrence_on: string; state: string; [field: string]: unknown };

async function visitsOf(contract: number): Promise<Made[]> {
  const include = {
    VisitTask: ['kind', 'title', 'done_at', 'done_by'],
    User: ['id'],
    Service: ['job_num', 'customer_id', 'city'],
  };
  const { data } = await ana.get('Visit/get', {
    filters: { contract_id: contract },
    include,
    order: [['occurrence_on', 'ASC']],
  });
  return Object(data);
}

async function full(): Promise<number> {
  const contract = await contractOf({ signature_rule: 'customer' });
  const task = await ana.saved('ServiceTask/save', { title: 'Clean the burner', minutes: 20 });
  await ana.saved('ServiceContractTask/save', { contract_id: contract, task_id: task, title: 'Clean the burner' });
  await ana.saved('ServiceContractTask/save', { contract_id: contract, title: 'Check the flue', sort_order: 1 });
  await ana.saved('ServiceContractMaterial/save', { contract_id: contract, description: 'Filter 20x25', quantity: 4 });
  const category = await ana.saved('AssetCategory/save', { name: 'Rooftop units' });
  const asset = await ana.saved('CustomerAsset/save', { customer_id: customer, category_id: category, name: 'RTU 2' });
  await ana.saved('ServiceContractProduct/save', { contract_id: contract, asset_id: asset });
  await ana.saved('ServiceContractPersonnel/save', { contract_id: contract, user_id: idOf('cat'), is_lead: 1 });
  await ana.saved('ServiceContractPersonnel/save', { contract_id: contract, user_id: idOf('dan') });
  return contract;
}

describe('a contract in force', () => {
  it('makes each visit within its lead once, with all that it brings along', async () => {
    const contract = await full();
    expect(await keeper.makeDue()).toBe(0);
    await ana.saved('ServiceContract/save', { id: contract, state: 'active' });
    expect(await keeper.makeDue()).toBe(3);
    expect(await keeper.makeDue()).toBe(0);
    const visits = await visitsOf(contract);
    expect(visits.map(({ occurrence_on: on }) => on)).toEqual([3, 10, 17].map((days) => dayLater(today, days)));
    const [first] = visits;
    expect(first).toMatchObject({
      state: 'planned',
      lead_id: idOf('cat'),
      price: 450,
      signature_rule: 'customer',
      duration_min: 60,
    });
    expect(first?.['User']).toMatchObject([{ id: idOf('dan') }]);
    expect(first?.['VisitTask']).toMatchObject([
      { kind: 'bring', title: '4 × Filter 20x25' },
      { kind: 'do', title: 'Clean the burner' },
      { kind: 'do', title: 'Check the flue' },
    ]);
    expect(first?.['Service']).toMatchObject({
      job_num: expect.stringMatching(/^S-\d{5}$/),
      customer_id: customer,
      city: 'Guelph',
    });
    const { data } = await ana.get('ServiceAsset/get', { filters: { service_id: first?.service_id } });
    expect(data).toHaveLength(1);
    expect(await found(ana, `ServiceContract/find/${contract}`)).toMatchObject({
      recurrence: 'Weekly',
      next_due: dayLater(today, 3),
    });
  });

  it('makes no second visit of a day for two processes at once', async () => {
    const contract = await contractOf({ state: 'active' });
    const other = openContractKeeper(world.services);
    await Promise.all([keeper.makeDue(), other.makeDue()]);
    await other.close();
    expect(await visitsOf(contract)).toHaveLength(3);
  });

  it('leaves whoever is away out: the visit waits in the tray', async () => {
    await ana.saved('Leave/save', { user_id: idOf('dan'), from_on: dayLater(today, 8), to_on: dayLater(today, 12) });
    const contract = await contractOf({ state: 'active' });
    await ana.saved('ServiceContractPersonnel/save', { contract_id: contract, user_id: idOf('dan'), is_lead: 1 });
    await keeper.makeDue();
    expect((await visitsOf(contract)).map(({ state }) => state)).toEqual(['planned', 'tray', 'planned']);
  });

  it('changes only visits that nobody was told of', async () => {
    const contract = await contractOf({ state: 'active' });
    await ana.saved('ServiceContractPersonnel/save', { contract_id: contract, user_id: idOf('cat'), is_lead: 1 });
    await keeper.makeDue();
    const [told, ...others] = await visitsOf(contract);
    await ana.post('Visit/publish', { ids: [told?.id ?? 0] });
    await ana.saved('ServiceContract/save', { id: contract, price: 500, rrule: 'FREQ=WEEKLY;INTERVAL=2' });
    const starts = [told, ...others].map((visit) => visit?.starts_at);
    const listed = await ana.get('ServiceContract/visit-changes', { id: contract });
    expect(listed.data).toEqual({
      made: [],
      changed: [{ from: starts[2], to: starts[2] }],
      cancelled: [starts[1]],
      kept: [starts[0]],
    });
    expect((await visitsOf(contract)).map(({ state }) => state)).toEqual(['published', 'planned', 'planned']);
    const { data } = await ana.post('ServiceContract/make-visits', { id: contract });
    expect(data).toEqual({ made: [], changed: [others[1]?.id], cancelled: [others[0]?.id] });
    expect((await visitsOf(contract)).map(({ state, price }) => [state, price])).toEqual([
      ['published', 450],
      ['cancelled', 450],
      ['planned', 500],
    ]);
  });

  it('ends on its day, and whoever made it is told before, once', async () => {
    const title = 'Ending soon';
    const contract = await contractOf({ title, state: 'active', expiry: dayLater(today, 10) });
    await keeper.makeDue();
    await keeper.makeDue();
    expect(await newsOf(ana, `${title}” ends in 10 days`)).toHaveLength(1);
    await ana.saved('ServiceContract/save', {
      id: contract,
      starts_on: dayLater(today, -9),
      expiry: dayLater(today, -2),
    });
    await keeper.makeDue();
    expect(await found(ana, `ServiceContract/find/${contract}`)).toMatchObject({ state: 'ended', next_due: null });
  });
});

describe('the visit of a contract', () => {
  it('is done with a signature or a reason, and its steps are ticked by the people on it', async () => {
    const contract = await full();
    await ana.saved('ServiceContract/save', { id: contract, state: 'active' });
    await keeper.makeDue();
    const [visit] = await visitsOf(contract);
    const id = visit?.id ?? 0;
    const steps = await ana.get('VisitTask/get', { filters: { visit_id: id }, order: [['sort_order', 'ASC']] });
    const [step] = Object(steps.data);
    expect(await refusal(cat, 'VisitTask/save', { id: step.id, done_at: '2026-11-20T08:00:00Z' })).toMatch(
      /not found|permission/i,
    );
    await ana.post('Visit/publish', { ids: [id] });
    await cat.saved('VisitTask/save', { id: step.id, done_at: '2090-11-20T08:00:00Z' });
    const ticked = await found(ana, `VisitTask/find/${step.id}`);
    expect(ticked).toMatchObject({ done_by: idOf('cat') });
    expect(Date.parse(String(Object(ticked).done_at))).toBeLessThanOrEqual(Date.now());
    expect(await refusal(cat, 'VisitTask/save', { id: step.id, title: 'Nothing' })).toMatch(/Only who plans/);
    for (const kind of ['travel', 'arrive']) await cat.saved('VisitEvent/save', { visit_id: id, kind });
    expect(await refusal(cat, 'VisitEvent/save', { visit_id: id, kind: 'done' })).toMatch(
      /needs the customer's signature/,
    );
    await cat.saved('VisitEvent/save', { visit_id: id, kind: 'done', unsigned_reason: 'Nobody there' });
    expect((await visitsOf(contract))[0]).toMatchObject({ state: 'done' });
    const seen = Object((await cat.get(`Visit/find/${id}`)).data);
    expect(seen.price).toBeNull();
  });
});

describe('a contract is refused in words', () => {
  it.each([
    [{ rrule: 'FREQ=HOURLY' }, /not a rule for visits/],
    [{ time_of_day: '8 am' }, /written like 08:00/],
    [{ time_zone: 'Guelph' }, /time zone is not known/],
    [{ rrule: null, state: 'active' }, /from when and how often/],
    [{ starts_on: '2027-02-01', expiry: '2027-01-01' }, /must not be before/],
  ])('%j', async (more, words) => {
    const values = { title: 'X', customer_id: customer, starts_on: today, ...WEEKLY, ...more };
    expect(await refusal(ana, 'ServiceContract/save', values)).toMatch(words);
  });

  it('with the machine of another customer, or one that makes no visits', async () => {
    const contract = await contractOf();
    const mill = await ana.saved('Contact/save', { name: 'Mill', is_customer: 1 });
    const category = await ana.saved('AssetCategory/save', { name: 'Pumps' });
    const pump = await ana.saved('CustomerAsset/save', { customer_id: mill, category_id: category, name: 'Pump' });
    expect(await refusal(ana, 'ServiceContractProduct/save', { contract_id: contract, asset_id: pump })).toMatch(
      /another customer/,
    );
    expect(await refusal(ana, 'ServiceContract/make-visits', { id: contract })).toMatch(/in force/);
    expect(await refusal(cat, 'ServiceContract/make-visits', { id: contract })).toMatch(/not have permission/);
    const changesFor = async (by: typeof ana) =>
      (await by.get('ServiceContract/visit-changes', { id: contract })).errors.join(' ');
    expect(await changesFor(ana)).toMatch(/in force/);
    expect(await changesFor(cat)).toMatch(/not have permission/);
    expect(await changesFor(eve)).toMatch(/not found|not have permission/);
    expect(await refusal(eve, 'ServiceContract/make-visits', { id: contract })).toMatch(
      /not found|not have permission/,
    );
  });
});

describe('a preview', () => {
  const asked = {
    ...WEEKLY,
    rrule: 'FREQ=MONTHLY;INTERVAL=3;BYDAY=2MO',
    starts_on: '2026-09-14',
    expiry: '',
    holiday_rule: 'same_day',
  };
  const { price: _price, lead_days: _lead, time_zone: _zone, ...rule } = asked;

  it('says the rule and its first days to whoever may change contracts', async () => {
    const { data } = await bob.get('ServiceContract/preview', rule);
    expect(Object(data).words).toBe('Every 3 months on the second Monday');
    expect(
      Object(data)
        .dates.map(({ on }: { on: string }) => on)
        .slice(0, 3),
    ).toEqual(['2026-09-14', '2026-12-14', '2027-03-08']);
    expect((await cat.get('ServiceContract/preview', rule)).errors.join(' ')).toMatch(/not have permission/);
  });
});
