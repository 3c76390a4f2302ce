import { KIT_MOST } from '@fieldspan/domain/equipment/kits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let eve: Caller;
let type_id: number;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Equipment: { read: true } });
  [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Hand tools' });
  type_id = await ana.saved('EquipmentType/save', { name: 'Torch', category_id });
}, 60_000);
afterAll(() => world.stop());

const kitOf = (name: string) => ana.saved('EquipmentKit/save', { name });
const piece = (description: string) => ana.saved('Equipment/save', { description, type_id });
const fill = (id: number, { added = [], removed = [] }: { added?: number[]; removed?: number[] }, by = ana) =>
  by.post('EquipmentKit/fill', { id, added, removed });
const piecesOf = async (kit_id: number) => {
  const { data } = await ana.get('Equipment/get', { filters: { kit_id }, order: [['id', 'ASC']], limit: 200 });
  return Object(data).map((row: unknown) => Number(Object(row).id));
};
/** Pieces made straight in the database, which a kit gets many of. */
const many = (count: number, kit_id: number) =>
  world.services.db.system(async (tx) => {
    const rows = Array.from({ length: count }, (_, at) => ({
      tenant_id: 1,
      slug: `many-${kit_id}-${at}`,
      description: `Bit ${at}`,
      type_id,
      kit_id,
    }));
    await tx.insertInto('equipment').values(rows).execute();
  });

it('pieces go in and come out in one call; a piece of another kit moves', async () => {
  const [set, other] = [await kitOf('Set'), await kitOf('Other')];
  const [hose, torch] = [await piece('Hose'), await piece('Torch')];
  expect((await fill(other, { added: [hose] })).data).toEqual({ changed: 1, refused: [] });
  expect((await fill(set, { added: [hose, torch] })).data).toEqual({ changed: 2, refused: [] });
  expect(await piecesOf(set)).toEqual([hose, torch]);
  expect(await piecesOf(other)).toEqual([]);
  // Whoever still sees it in the other kit does not take it out of this one; pressing twice changes nothing.
  expect((await fill(other, { removed: [hose] })).data).toEqual({ changed: 0, refused: [] });
  expect((await fill(set, { removed: [torch] })).data).toEqual({ changed: 1, refused: [] });
  expect((await fill(set, { removed: [torch] })).data).toEqual({ changed: 0, refused: [] });
  expect(await piecesOf(set)).toEqual([hose]);
});

it('is refused to colleagues who only read, and to other companies', async () => {
  const set = await kitOf('Locked set');
  const hose = await piece('Locked hose');
  const asked = { id: set, added: [hose], removed: [] };
  expect(await refusal(bob, 'EquipmentKit/fill', asked)).toMatch(/permission/);
  expect(await refusal(eve, 'EquipmentKit/fill', asked)).toMatch(/not found/);
  const theirs = await eve.saved('EquipmentKit/save', { name: 'Theirs' });
  const { data } = await fill(theirs, { added: [hose] }, eve);
  expect(data).toMatchObject({ changed: 0, refused: [{ id: hose, name: `#${hose}` }] });
  expect(await piecesOf(set)).toEqual([]);
});

it('a full kit says so and takes no more, however many people fill it at once, and all of it is scanned', async () => {
  const set = await kitOf('Full set');
  await many(KIT_MOST - 1, set);
  const more = [await piece('First'), await piece('Second'), await piece('Third')];
  const answers = await Promise.all(more.map((id) => fill(set, { added: [id] })));
  const said = answers.map(({ data }) => Object(data));
  expect(said.filter(({ changed }) => changed === 1)).toHaveLength(1);
  expect(said.flatMap(({ refused }) => refused)).toEqual([
    expect.objectContaining({ reason: 'A kit holds 100 pieces at most. Make another kit for the others.' }),
    expect.objectContaining({ reason: 'A kit holds 100 pieces at most. Make another kit for the others.' }),
  ]);
  expect(await piecesOf(set)).toHaveLength(KIT_MOST);
  expect((await ana.get('Equipment/scan', { code: 'Full set' })).data).toHaveLength(KIT_MOST);
});
