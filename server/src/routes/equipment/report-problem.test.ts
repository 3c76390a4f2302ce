import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let slug: string;
let id: number;

const AnswerSchema = v.looseObject({ success: v.boolean(), errors: v.array(v.string()) });

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  await grant(world, 'bob', { Equipment: { read: true, write: true } });
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Lifts' });
  const type_id = await ana.saved('EquipmentType/save', { name: 'Scissor lift', category_id });
  id = await ana.saved('Equipment/save', { type_id, description: 'Lift 7' });
  ({ slug } = await found(ana, `Equipment/find/${id}`));
}, 60_000);
afterAll(() => world.stop());

async function report(fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ slug, client_key: crypto.randomUUID(), ...fields }))
    body.set(name, value);
  const response = await world.request('/api/Equipment/report-problem', { method: 'POST', body });
  return { status: response.status, ...v.parse(AnswerSchema, await response.json()) };
}

const tasks = async (by: Caller) =>
  v.parse(
    v.array(v.looseObject({ id: v.number(), image_id: v.nullable(v.number()), version: v.number() })),
    (await by.get('Task/get', { filters: { equipment_id: id }, order: [['id', 'ASC']] })).data,
  );

/** A photo that says where it was taken. */
const photo = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background: '#aa3311' } })
          .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 28/1 0/1' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'IMG 1.jpg',
    { type: 'image/jpeg' },
  );

it('a stranger reports what is wrong, once however often it is sent, and who manages equipment is told', async () => {
  const client_key = crypto.randomUUID();
  const sent = { text: 'Brake slips\nOn the ramp', contact: 'Sam, 519-555-0101', client_key, file: await photo() };
  expect(await report(sent)).toMatchObject({ status: 200, success: true });
  expect(await report(sent)).toMatchObject({ success: true });
  const [task, ...more] = await tasks(ana);
  expect(more).toEqual([]);
  expect(task).toMatchObject({
    title: 'Brake slips',
    details: 'Brake slips\nOn the ramp\n\nSam, 519-555-0101',
    state: 'open',
    created_by: null,
    image_id: expect.any(Number),
  });
  const told = (await bob.get('Notification/get', { fields: ['message'] })).data;
  expect(JSON.stringify(told)).toContain('Problem reported: Lift 7. Brake slips');
});

it('the picture is drawn anew: without its place, and shown to who reads the piece', async () => {
  const [task] = await tasks(bob);
  const stored = await world.services.db.system((tx) =>
    tx
      .selectFrom('library_upload')
      .where('id', '=', task?.image_id ?? 0)
      .selectAll()
      .executeTakeFirstOrThrow(),
  );
  expect(stored).toMatchObject({ type: 'image/jpeg', width: 60, height: 40 });
  const shown = await world.request(`/resources/images/${bob.session.session_token}/${stored.filename}`, {
    headers: bob.headers,
  });
  expect(shown.status).toBe(200);
  expect((await sharp(await shown.arrayBuffer()).metadata()).exif).toBeUndefined();
});

it('who manages equipment gives it to somebody and says that it is done; who only reads does not', async () => {
  const [task] = await tasks(bob);
  await grant(world, 'cat', { Equipment: { read: true, write: false } });
  const cat = await world.signIn('cat');
  expect(await tasks(cat)).toHaveLength(1);
  expect(await refusal(cat, 'Task/save', { id: task?.id, state: 'done' })).toMatch(/permission/);
  await bob.saved('Task/save', { id: task?.id, assigned_to: world.ids['bob'], due_on: '2026-12-01' });
  await bob.saved('Task/save', { id: task?.id, state: 'done' });
});

it('a file that is no picture is refused in words, and nothing is stored', async () => {
  const file = new File(['#!/bin/sh'], 'photo.jpg', { type: 'image/jpeg' });
  expect((await report({ text: 'x', file })).errors.join(' ')).toMatch(/cannot be read/);
  expect(await report({ text: ' ' })).toMatchObject({ status: 400 });
  expect((await report({ text: 'x', slug: 'guess' })).errors).toEqual(['This equipment was not found.']);
  expect(await tasks(ana)).toHaveLength(1);
});

it('a link that is switched off takes no reports, and many from one place have to wait', async () => {
  await ana.post('PublicLink/save', { model: 'Equipment', record_id: id, is_on: 0 });
  expect((await report({ text: 'x' })).errors.join(' ')).toMatch(/switched off/);
  const answers = [];
  for (let n = 0; n < 8; n += 1) answers.push((await report({ text: 'x' })).status);
  expect(answers.at(-1)).toBe(429);
});
