import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let type_id: number;
let child: number;
let other: number;

const questions = (answers: { km?: number; brakes?: 0 | 1 } = {}) =>
  JSON.stringify([
    {
      sectionHeading: 'Check',
      fields: [
        {
          type: 'text',
          label: 'Odometer',
          key: 'km',
          ext: { of: 'number', meter: 1 },
          value: String(answers.km ?? ''),
        },
        {
          type: 'boolean',
          label: 'Brakes work',
          key: 'brakes',
          negativeWarningMessage: 'Do not drive it',
          ...(answers.brakes !== undefined && { value: answers.brakes }),
        },
      ],
    },
  ]);

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  const category = await ana.saved('EquipmentCategory/save', { name: 'Vehicles' });
  type_id = await ana.saved('EquipmentType/save', { name: 'Van', category_id: category, meter_unit: 'km' });
  child = await template('Van check', [type_id]);
  other = await template('Any check', []);
}, 60_000);
afterAll(() => world.stop());

async function template(title: string, types: number[]): Promise<number> {
  const category_id = await ana.saved('FormTemplateCategory/save', { name: title });
  const form_template_id = await ana.saved('FormTemplate/save', {
    title,
    category_id,
    has_equipment: 1,
    EquipmentType: JSON.stringify(types),
  });
  return ana.saved('FormChildTemplate/save', { description: title, form_template_id, form_json: questions() });
}

const piece = () => ana.saved('Equipment/save', { type_id, description: 'Van 14' });
const fill = (equipment_id: number, answers: object, child_template_id = child) =>
  ana.saved('CompanyForm/save', { child_template_id, equipment_id, form_json: questions(answers) });
const outages = async (id: number) =>
  v.parse(
    v.array(v.looseObject({ id: v.number() })),
    (await ana.get('EquipmentOutage/get', { filters: { equipment_id: id } })).data,
  );

it('a failed inspection of its type takes a piece out of service, once, with the answer that failed', async () => {
  const id = await piece();
  await fill(id, { brakes: 1 });
  expect(await outages(id)).toEqual([]);
  await fill(id, { brakes: 0 }, other);
  expect(await outages(id)).toEqual([]);
  const form_id = await fill(id, { brakes: 0 });
  const [outage, ...more] = await outages(id);
  expect(more).toEqual([]);
  expect(outage).toMatchObject({ form_id, cause: 'Brakes work: Do not drive it', released_at: null });
  expect(await found(ana, `Equipment/find/${id}`)).toMatchObject({ is_out_of_service: 1 });
  await fill(id, { brakes: 0 });
  expect(await outages(id)).toHaveLength(1);
  await ana.saved('EquipmentOutage/save', { id: outage?.id, release_note: 'New pads' });
  await ana.saved('CompanyForm/save', { id: form_id, form_json: questions({ brakes: 0, km: 5 }) });
  expect(await found(ana, `Equipment/find/${id}`)).toMatchObject({ is_out_of_service: 0 });
});

it('an answer reads the meter, a changed form corrects it, and one that cannot be is told and keeps the form', async () => {
  const id = await piece();
  const form = await fill(id, { km: 84_000 });
  expect(await found(ana, `Equipment/find/${id}`)).toMatchObject({ meter: 84_000 });
  await ana.saved('CompanyForm/save', { id: form, form_json: questions({ km: 84_100 }) });
  expect(await found(ana, `Equipment/find/${id}`)).toMatchObject({ meter: 84_100 });
  expect((await ana.get('EquipmentReading/get', { filters: { equipment_id: id } })).data).toMatchObject([
    { form_id: form, value: 84_100 },
  ]);
  await fill(id, { km: 100 });
  expect(await found(ana, `Equipment/find/${id}`)).toMatchObject({ meter: 84_100 });
  const told = JSON.stringify((await ana.get('Notification/get', { fields: ['message'] })).data);
  expect(told).toContain('The meter of Van 14 was not taken from your form: The meter showed 84,100 km before that');
});
