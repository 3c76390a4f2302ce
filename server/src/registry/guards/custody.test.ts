import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { grant } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;
let type_id: number;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Equipment: { read: true } });
  await grant(world, 'cat', {});
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Lifts' });
  type_id = await ana.saved('EquipmentType/save', { name: 'Scissor lift', category_id });
}, 60_000);

afterAll(() => world.stop());

const idOf = (name: string) => world.ids[name] ?? 0;
let made = 0;
const piece = async (more: object = {}) => {
  made += 1;
  const serial_num = `SN-${made}`;
  return {
    id: await ana.saved('Equipment/save', { description: `Lift ${made}`, serial_num, type_id, ...more }),
    serial_num,
  };
};
const RowsSchema = v.array(v.looseObject({ id: v.number() }));
const pieceOf = async (id: number) =>
  v.parse(RowsSchema, (await ana.get('Equipment/get', { filters: { id } })).data)[0];
const historyOf = async (id: number, by = ana) =>
  v.parse(
    RowsSchema,
    (await by.get('EquipmentCustody/get', { filters: { equipment_id: id }, order: [['id', 'ASC']] })).data,
  );
const hand = (by: Caller, more: object) => by.post('EquipmentCustody/save', { ...more });
const handed = async (by: Caller, more: object) => expect(await hand(by, more)).toMatchObject({ success: true });
const named = async (by: Caller, code: string) => (await by.get('Equipment/scan', { code })).data;

describe('a piece of equipment', () => {
  it('goes out to a person until a day and comes in; both stay in its history, and nothing of it changes', async () => {
    const { id } = await piece();
    const yard = await ana.saved('EquipmentPlace/save', { name: 'Yard', kind: 'yard' });
    await handed(ana, { equipment_id: id, to_user_id: idOf('cat'), due_on: '2027-01-05', condition: 'good' });
    expect(await pieceOf(id)).toMatchObject({
      holder_id: idOf('cat'),
      due_back_on: '2027-01-05',
      out_since: expect.any(String),
    });
    await handed(cat, { equipment_id: id, kind: 'in', place_id: yard, condition: 'worn', note: 'Scratched' });
    expect(await pieceOf(id)).toMatchObject({ holder_id: null, due_back_on: null, out_since: null, place_id: yard });
    const [out, back] = await historyOf(id);
    expect([out, back]).toMatchObject([
      { kind: 'out', ended_at: expect.any(String), created_by: idOf('ana') },
      { kind: 'in', ended_at: null, note: 'Scratched', created_by: idOf('cat') },
    ]);
    expect(await ana.post('EquipmentCustody/save', { id: out?.id, note: 'Never' })).toMatchObject({ success: false });
    expect(await ana.post('EquipmentCustody/delete', { id: out?.id })).toMatchObject({ success: false });
    expect(await hand(ana, { equipment_id: id, kind: 'in' })).toMatchObject({
      errors: [`Lift ${made} is in already.`],
    });
  });

  it('goes out once, whoever checks it out at the same time; the others read who has it', async () => {
    const { id } = await piece();
    const people = ['ana', 'bob', 'cat'].map(idOf);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => hand(ana, { equipment_id: id, to_user_id: people[at % 3] })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const said = new Set(answers.flatMap(({ errors }) => errors));
    expect(said.size).toBe(1);
    expect([...said][0]).toMatch(
      /^Lift \d+ is out already: \w+ Test\. Check it in first, or scan it again and take it over\.$/,
    );
    expect(await historyOf(id)).toHaveLength(1);
  });

  it('arrives once, however often it is sent, and at the time at which it happened', async () => {
    const { id } = await piece();
    const entry = { equipment_id: id, to_user_id: idOf('cat'), client_key: 'phone-1', waited_ms: 3_600_000 };
    await Promise.all([hand(ana, entry), hand(ana, entry), hand(ana, entry)]);
    const [only, ...others] = await historyOf(id);
    expect(others).toEqual([]);
    const ago = Date.now() - Date.parse(String(only?.['handed_at']));
    expect(Math.round(ago / 60_000)).toBe(60);
  });

  it('is taken over by who saw that it is out, and both people are told', async () => {
    const { id } = await piece();
    await handed(ana, { equipment_id: id, to_user_id: idOf('cat') });
    const seen = (await pieceOf(id))?.['custody_id'];
    await handed(ana, { equipment_id: id, to_user_id: idOf('bob'), follows_id: seen });
    expect(await hand(ana, { equipment_id: id, to_user_id: idOf('cat'), follows_id: seen })).toMatchObject({
      success: false,
    });
    const told = async (by: Caller) =>
      (await by.get('Notification/get', { filters: { message: { like: `Lift ${made}` } } })).data;
    expect(await told(cat)).toMatchObject([
      { message: `You have Lift ${made} now` },
      { message: `Lift ${made} went to somebody else` },
    ]);
    expect(await told(bob)).toMatchObject([{ message: `You have Lift ${made} now` }]);
  });

  it('is not brought back by a phone that was offline, when it went out to somebody else meanwhile', async () => {
    const { id } = await piece();
    await handed(ana, { equipment_id: id, to_user_id: idOf('cat') });
    const seen = (await pieceOf(id))?.['custody_id'];
    await handed(ana, { equipment_id: id, to_user_id: idOf('bob'), follows_id: seen });
    const late = { equipment_id: id, kind: 'in', waited_ms: 600_000 };
    const refused = `Lift ${made} went out again meanwhile: bob Test. Scan it again if it is back.`;
    expect(await hand(ana, late)).toMatchObject({ errors: [refused] });
    expect(await hand(ana, { ...late, follows_id: seen })).toMatchObject({ errors: [refused] });
    expect(await pieceOf(id)).toMatchObject({ holder_id: idOf('bob') });
  });

  it('stays here when it is out of service or archived', async () => {
    const { id } = await piece();
    await ana.saved('EquipmentOutage/save', { equipment_id: id, cause: 'The brake slips' });
    expect(await hand(ana, { equipment_id: id, to_user_id: idOf('cat') })).toMatchObject({
      errors: [`Lift ${made} is out of service and stays here: The brake slips`],
    });
    expect(await ana.post('Equipment/save', { id, holder_id: idOf('cat') })).toMatchObject({ success: false });
    const { id: old } = await piece({ archived: 1 });
    expect(await hand(ana, { equipment_id: old, to_user_id: idOf('cat') })).toMatchObject({ success: false });
  });

  it('has a hand-over for a holder that is saved with it', async () => {
    const { id } = await piece({ holder_id: idOf('cat') });
    await ana.saved('Equipment/save', { id, holder_id: idOf('bob') });
    await ana.saved('Equipment/save', { id, holder_id: '' });
    const history = await historyOf(id);
    expect(history.map(({ kind, to_user_id: to }) => [kind, to])).toEqual([
      ['out', idOf('cat')],
      ['out', idOf('bob')],
      ['in', null],
    ]);
    expect(await pieceOf(id)).toMatchObject({ holder_id: null, out_since: null });
  });
});

describe('somebody who manages no equipment', () => {
  it('takes a piece by its label or number, for themselves, and brings it back', async () => {
    const { id, serial_num: code } = await piece();
    expect(await hand(cat, { equipment_id: id, to_user_id: idOf('cat') })).toMatchObject({
      errors: ['Equipment not found.'],
    });
    expect(await hand(cat, { code: 'SN-none', to_user_id: idOf('cat') })).toMatchObject({
      errors: ['No piece of equipment has the number SN-none. Look it up, and scan or type it again.'],
    });
    expect(await hand(cat, { code, to_user_id: idOf('bob') })).toMatchObject({ success: false });
    expect(await hand(cat, { code })).toMatchObject({ success: false });
    await handed(cat, { code: code.toLowerCase(), to_user_id: idOf('cat') });
    expect(await historyOf(id, cat)).toHaveLength(1);
    await handed(cat, { equipment_id: id, kind: 'in' });
    expect(await pieceOf(id)).toMatchObject({ holder_id: null });
  });

  it('takes nothing out of the hands of a colleague, and to no project of others', async () => {
    const { id, serial_num: code } = await piece();
    const job_id = await ana.saved('Job/save', { job_name: 'Quay', job_num: 'C-1' });
    expect(await hand(cat, { code, job_id })).toMatchObject({
      errors: ['You may take equipment to projects that you work on.'],
    });
    await handed(ana, { equipment_id: id, to_user_id: idOf('bob') });
    const follows_id = (await pieceOf(id))?.['custody_id'];
    expect(await hand(cat, { code, to_user_id: idOf('cat'), follows_id })).toMatchObject({ success: false });
    expect(await hand(cat, { code, kind: 'in' })).toMatchObject({
      errors: ['Somebody else has it. They bring it back, or whoever manages equipment does.'],
    });
  });

  it('reads what is at a project of theirs', async () => {
    const { id } = await piece();
    const role = await ana.saved('JobPersonnelRole/save', { title: 'Fitter', read_perms: 1 });
    const job_id = await ana.saved('Job/save', { job_name: 'Pier', job_num: 'C-2' });
    await ana.saved('JobPersonnel/save', { job_id, user_id: idOf('cat'), personnel_role_id: role });
    await handed(ana, { equipment_id: id, job_id });
    expect((await cat.get('Equipment/get', { filters: { job_id } })).data).toMatchObject([{ id }]);
    await handed(cat, { equipment_id: id, kind: 'in' });
    expect((await cat.get('Equipment/get', { filters: { id } })).data).toEqual([]);
  });

  it('finds a piece by its whole number, and another company finds nothing', async () => {
    const { id, serial_num: code } = await piece();
    await handed(ana, { equipment_id: id, to_user_id: idOf('bob') });
    expect((await cat.get('Equipment/scan', { code: ` ${code.toLowerCase()} ` })).data).toMatchObject([
      { id, is_out: true, where: 'bob Test', out_of_service: null },
    ]);
    expect((await cat.get('Equipment/scan', { code: 'Lift' })).data).toEqual([]);
    expect((await bob.get('Equipment/scan', { code: `Lift ${made}` })).data).toHaveLength(1);
    const slug = (await pieceOf(id))?.['slug'];
    const label = `https://fieldspan.test/equipment/view/${String(slug)}`;
    expect((await bob.get('Equipment/scan', { code: label })).data).toMatchObject([{ id }]);
    expect((await eve.get('Equipment/scan', { code })).data).toEqual([]);
    expect(await hand(eve, { equipment_id: id, to_user_id: idOf('eve') })).toMatchObject({
      errors: ['Equipment not found.'],
    });
    expect((await eve.get('EquipmentCustody/get', { filters: { equipment_id: id } })).data).toEqual([]);
  });

  it('is named with the others of its kit by the label of the kit or its name, by anybody of the company', async () => {
    const kit_id = await ana.saved('EquipmentKit/save', { name: 'Facade set' });
    const [first, second] = [await piece({ kit_id }), await piece({ kit_id })];
    await piece({ kit_id, archived: 1 });
    const [kit] = v.parse(
      v.array(v.looseObject({ slug: v.string(), version: v.number() })),
      (await cat.get('EquipmentKit/get', { filters: { id: kit_id } })).data,
    );
    const both = [
      { id: first.id, of_kit: 'Facade set' },
      { id: second.id, of_kit: 'Facade set' },
    ];
    expect(await named(cat, `https://x.test/equipment/check-out?kit=${kit?.slug}`)).toMatchObject(both);
    expect(await named(cat, 'FACADE set')).toMatchObject(both);
    expect(await named(cat, first.serial_num)).toMatchObject([{ id: first.id, of_kit: null }]);
    expect(await named(eve, 'Facade set')).toEqual([]);
    for (const { id } of both)
      await handed(cat, { equipment_id: id, code: (await pieceOf(id))?.['slug'], to_user_id: idOf('cat') });
    expect(await pieceOf(second.id)).toMatchObject({ holder_id: idOf('cat'), kit_id });

    expect(await cat.post('EquipmentKit/save', { id: kit_id, name: 'Mine' })).toMatchObject({ success: false });
    expect(await cat.post('EquipmentKit/delete', { id: kit_id })).toMatchObject({ success: false });
    expect(await ana.post('EquipmentKit/save', { id: kit_id, archived: 1 })).toMatchObject({ success: true });
    expect(await named(ana, 'Facade set')).toEqual([]);
    expect(await ana.post('EquipmentKit/delete', { id: kit_id })).toMatchObject({ success: false });
    const parts = v.parse(RowsSchema, (await ana.get('Equipment/get', { filters: { kit_id } })).data);
    for (const { id } of parts) await ana.saved('Equipment/save', { id, kit_id: '' });
    expect(await ana.post('EquipmentKit/delete', { id: kit_id })).toMatchObject({ success: true });
  });
});
