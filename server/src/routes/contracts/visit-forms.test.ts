import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContractKeeper } from '../../contracts/contract-keeper.ts';
import type { ContractKeeper } from '../../contracts/contract-keeper.ts';
import { dayLater, todayIn } from '../../contracts/occurrences.ts';
import { refusal } from '../../testing/record-calls.ts';
import { openPlanWorld } from '../../visits/testing/plan-world.ts';

const { ana, cat, eve, idOf, world } = await openPlanWorld();
const ZONE = 'America/Toronto';
let keeper: ContractKeeper;

beforeAll(() => {
  keeper = openContractKeeper(world.services);
});
afterAll(async () => {
  await keeper.close();
  await world.stop();
});

async function form(description: string): Promise<number> {
  const category_id = await ana.saved('FormTemplateCategory/save', { name: description });
  const form_template_id = await ana.saved('FormTemplate/save', { category_id, title: description });
  return ana.saved('FormChildTemplate/save', { form_template_id, description, form_json: '[]' });
}

/** In force from in three days on, with one visit within its lead. */
async function contractInForce(): Promise<number> {
  const customer_id = await ana.saved('Contact/save', { name: 'Harbour Foods', is_customer: 1 });
  return ana.saved('ServiceContract/save', {
    title: 'Rooftop units',
    customer_id,
    starts_on: dayLater(todayIn(ZONE), 3),
    rrule: 'FREQ=WEEKLY',
    time_of_day: '08:00',
    time_zone: ZONE,
    lead_days: 4,
    state: 'active',
  });
}

it('a visit asks for the forms of its contract, which follow it until the people are told', async () => {
  const contract = await contractInForce();
  const [check, gas] = [await form('Heating service check'), await form('Gas check')];
  const asked = await ana.saved('ServiceContractForm/save', { contract_id: contract, child_template_id: check });
  await ana.saved('ServiceContractPersonnel/save', { contract_id: contract, user_id: idOf('cat'), is_lead: 1 });
  await keeper.makeDue();
  const { data: visits } = await ana.get('Visit/get', { filters: { contract_id: contract } });
  const [visit] = Object(visits);
  const filters = { visit_id: visit?.id ?? 0 };
  const formsFor = async (by: typeof ana) =>
    Object((await by.get('VisitForm/get', { filters, include: { FormChildTemplate: ['description'] } })).data).map(
      (row: { FormChildTemplate: { description: string } }) => row.FormChildTemplate.description,
    );
  expect(await formsFor(ana)).toEqual(['Heating service check']);
  expect(await formsFor(cat)).toEqual([]);
  await ana.post('ServiceContractForm/delete', { id: asked });
  await ana.saved('ServiceContractForm/save', { contract_id: contract, child_template_id: gas });
  await ana.post('ServiceContract/make-visits', { id: contract });
  expect(await formsFor(ana)).toEqual(['Gas check']);
  await ana.post('Visit/publish', { ids: [visit?.id ?? 0] });
  await ana.saved('ServiceContractForm/save', { contract_id: contract, child_template_id: check });
  await ana.post('ServiceContract/make-visits', { id: contract });
  expect(await formsFor(cat)).toEqual(['Gas check']);
  expect(await formsFor(eve)).toEqual([]);
  const again = { contract_id: contract, child_template_id: gas };
  expect(await refusal(ana, 'ServiceContractForm/save', again)).toMatch(/already/);
  expect(await refusal(cat, 'ServiceContractForm/save', again)).toMatch(/permission/);
  expect(await refusal(ana, 'VisitForm/save', { ...filters, child_template_id: check })).not.toBe('');
});
