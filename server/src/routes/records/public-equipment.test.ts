import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { found } from '../../testing/record-calls.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();

const AnswerSchema = v.looseObject({ success: v.boolean(), errors: v.array(v.string()), data: v.unknown() });

/** Asks without cookie and headers, so nobody is signed in. */
async function ask(slug: string) {
  const response = await world.request(`/api/Equipment/public?slug=${slug}`);
  return { status: response.status, ...v.parse(AnswerSchema, await response.json()) };
}

async function addPiece(tenant_id: number, slug: string): Promise<void> {
  await world.services.db.system(async (tx) => {
    const category = await tx
      .insertInto('equipment_category')
      .values({ tenant_id, name: 'Lifts', color_hex: '#b4762a' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const type = await tx
      .insertInto('equipment_type')
      .values({ tenant_id, category_id: category.id, name: 'Boom lift', cost_per_hour: 32 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const piece = {
      tenant_id,
      slug,
      type_id: type.id,
      description: 'Boom lift 7',
      location: 'Yard 2',
      next_service_date: '2026-12-01',
    };
    await tx.insertInto('equipment').values(piece).execute();
  });
}

beforeAll(async () => {
  await addPiece(1, 'boom-lift-seven');
  await addPiece(1, 'twice');
  await addPiece(2, 'twice');
});
afterAll(() => world.stop());

it('shows a piece to everybody with the link, with the colour of its category, and without money, people or places', async () => {
  const { data } = await ask('boom-lift-seven');
  expect(data).toEqual({
    slug: 'boom-lift-seven',
    description: 'Boom lift 7',
    serial_num: null,
    archived: 0,
    type: 'Boom lift',
    category: 'Lifts',
    color_hex: '#b4762a',
    next_service_date: '2026-12-01',
    next_service_description: null,
    next_service_mileage_or_time: null,
    company_name: 'North',
    out_of_service: null,
    photo: null,
    for_colleagues: null,
  });
});

it('refuses an unknown slug, and one that two companies share', async () => {
  for (const slug of ['nonsense', 'twice']) {
    const { status, success, errors } = await ask(slug);
    expect({ status, success, errors }).toEqual({
      status: 200,
      success: false,
      errors: ['This equipment was not found.'],
    });
  }
});

it('refuses an empty slug by name', async () => {
  const { status, errors } = await ask('');
  expect(status).toBe(400);
  expect(errors.join(' ')).toContain('slug');
});

it('has an address that nobody can guess from another one', async () => {
  const ana = await world.signIn('ana');
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Scaffolds' });
  const type_id = await ana.saved('EquipmentType/save', { name: 'Baker scaffold', category_id });
  const pieces = await Promise.all(
    [152, 153].map(async (number) => {
      const id = await ana.saved('Equipment/save', { type_id, description: `Baker scaffold, EQ-${number}` });
      return found(ana, `Equipment/find/${id}`);
    }),
  );
  for (const [at, { slug }] of pieces.entries()) {
    expect(slug).toMatch(new RegExp(`^baker-scaffold-eq-${152 + at}-[a-z]{18}$`));
    expect((await ask(slug.slice(0, -19))).success).toBe(false);
    expect((await ask(slug)).success).toBe(true);
  }
});
