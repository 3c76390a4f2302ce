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
let type_id: number;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Equipment: { read: true } });
  await grant(world, 'cat', {});
  [ana, bob, cat] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('cat')]);
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Lifts' });
  type_id = await ana.saved('EquipmentType/save', { name: 'Scissor lift', category_id });
}, 60_000);

afterAll(() => world.stop());

const piece = (more: object = {}) => ana.saved('Equipment/save', { description: 'Lift 1', type_id, ...more });
const pieceOf = async (id: number) => (await ana.get('Equipment/get', { filters: { id } })).data;
const rowsOf = async (id: number) =>
  v.parse(
    v.array(v.looseObject({ id: v.number() })),
    (await ana.get('EquipmentOutage/get', { filters: { equipment_id: id } })).data,
  );
const slugOf = async (id: number) => v.parse(v.array(v.object({ slug: v.string() })), await pieceOf(id));
const stop = (by: Caller, equipment_id: number, more: object = {}) =>
  by.post('EquipmentOutage/save', { equipment_id, cause: 'The brake slips', ...more });

describe('equipment out of service', () => {
  it('is stopped by who may read it, with a reason, and shown so', async () => {
    const id = await piece();
    expect(await pieceOf(id)).toMatchObject([{ is_out_of_service: 0 }]);
    expect(await stop(bob, id, { cause: '  ' })).toMatchObject({ errors: ['Say why it is out of service.'] });
    expect(await stop(bob, id)).toMatchObject({ success: true });
    expect(await pieceOf(id)).toMatchObject([{ is_out_of_service: 1 }]);
    const { data } = await ana.get('EquipmentOutage/get', { filters: { equipment_id: id } });
    expect(data).toMatchObject([{ cause: 'The brake slips', created_by: world.ids['bob'], released_at: null }]);
    expect((await ana.get('Equipment/get', { filters: { is_out_of_service: 1, id } })).data).toHaveLength(1);
  });

  it('is stopped once, whoever presses at the same time, and by nobody who may not see it', async () => {
    const id = await piece();
    expect(await stop(cat, id)).toMatchObject({ success: false, errors: ['Equipment not found.'] });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => stop(at % 2 === 0 ? ana : bob, id)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ errors }) => errors))).toEqual(
      new Set(['This equipment is out of service already.']),
    );
  });

  it('is stopped by who filled in a form about it, although they see no other equipment', async () => {
    const id = await piece();
    const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Checks' });
    const form_template_id = await ana.saved('FormTemplate/save', { title: 'Check', category_id });
    const child = { description: 'Daily', form_template_id, form_json: '[]' };
    const child_template_id = await ana.saved('FormChildTemplate/save', child);
    const form_id = await ana.saved('CompanyForm/save', { child_template_id, form_json: '[]', equipment_id: id });
    expect(await stop(cat, id, { form_id })).toMatchObject({ success: false });
    await ana.saved('CompanyFormAcknowledgement/save', { form_id, user_id: world.ids['cat'], is_invite: 1 });
    expect(await stop(cat, id, { form_id })).toMatchObject({ success: true });
  });

  it('is put back by who may change equipment, once and with a note; nothing of it changes', async () => {
    const id = await piece();
    await stop(bob, id);
    const outage = Number((await rowsOf(id))[0]?.id);
    expect(await bob.post('EquipmentOutage/save', { id: outage, release_note: 'Fine' })).toMatchObject({
      errors: ['You do not have permission to put equipment back into service.'],
    });
    expect(await ana.post('EquipmentOutage/save', { id: outage, cause: 'Nothing' })).toMatchObject({ success: false });
    expect(await ana.post('EquipmentOutage/save', { id: outage, release_note: '' })).toMatchObject({ success: true });
    expect(await pieceOf(id)).toMatchObject([{ is_out_of_service: 1 }]);
    await ana.saved('EquipmentOutage/save', { id: outage, release_note: 'New brake' });
    expect(await rowsOf(id)).toMatchObject([{ release_note: 'New brake', released_by: world.ids['ana'] }]);
    expect(await pieceOf(id)).toMatchObject([{ is_out_of_service: 0 }]);
    expect(await ana.post('EquipmentOutage/save', { id: outage, release_note: 'Again' })).toMatchObject({
      errors: ['This equipment was put back into service already.'],
    });
    expect(await ana.post('EquipmentOutage/delete', { id: outage })).toMatchObject({ success: false });
    expect(await stop(bob, id)).toMatchObject({ success: true });
  });

  it('tells who holds it, and everybody with its label, who sees no name', async () => {
    const id = await piece({ description: 'Lift 9', holder_id: world.ids['cat'] });
    await stop(ana, id);
    const { data } = await cat.get('Notification/get', { filters: { message: { like: 'Lift 9' } } });
    expect(data).toMatchObject([{ message: 'Out of service: Lift 9. The brake slips' }]);
    const slug = (await slugOf(id))[0]?.slug;
    const shown = await ana.get('Equipment/public', { slug });
    expect(shown.data).toMatchObject({ out_of_service: { reason: 'The brake slips', since: expect.any(String) } });
    expect(Object.keys(Object(shown.data)['out_of_service'])).toEqual(['reason', 'since']);
  });
});
