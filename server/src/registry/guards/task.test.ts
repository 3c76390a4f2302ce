import { kindProperties } from '@fieldspan/domain/form/kind-of-field';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant } from '../../testing/record-calls.ts';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let form: number;
let form_template_id: number;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', {});
  await grant(world, 'cat', {});
  [ana, bob, cat] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('cat')]);
  const category_id = await ana.saved('FormTemplateCategory/save', { name: 'Safety' });
  form_template_id = await ana.saved('FormTemplate/save', { title: 'Check', category_id });
  const child = await ana.saved('FormChildTemplate/save', { description: 'Daily', form_template_id, form_json: '[]' });
  form = await ana.saved('CompanyForm/save', { child_template_id: child, form_json: '[]' });
}, 60_000);

afterAll(() => world.stop());

const give = (more: object = {}) =>
  ana.saved('Task/save', {
    title: 'Fix the rail',
    form_id: form,
    form_field: 'rail',
    assigned_to: world.ids['bob'],
    ...more,
  });
const taskOf = async (caller: Caller, id: number) => (await caller.get('Task/get', { filters: { id } })).data;

describe('a task', () => {
  it('is read by who gave it and who is to do it, and by nobody who may not read its form', async () => {
    const id = await give();
    expect(await taskOf(ana, id)).toMatchObject([{ title: 'Fix the rail', state: 'open', form_field: 'rail' }]);
    expect(await taskOf(bob, id)).toMatchObject([{ title: 'Fix the rail' }]);
    expect(await taskOf(cat, id)).toEqual([]);
    expect(await cat.post('Task/save', { id, state: 'done' })).toMatchObject({ success: false });
    expect(await cat.post('Task/delete', { id })).toMatchObject({ success: false });
  });

  it('tells the person whom somebody else gave it, with its form', async () => {
    const id = await give({ title: 'Tell Bob' });
    const { data } = await bob.get('Notification/get', { filters: { message: 'To do: Tell Bob' } });
    expect(data).toMatchObject([{ link: expect.stringMatching(/^\/forms\/actions\//) }]);
    await ana.post('Task/save', { id, details: 'The one on level 2' });
    expect((await bob.get('Notification/get', { filters: { message: 'To do: Tell Bob' } })).data).toHaveLength(1);
  });

  it('is done by the person it was given to, who changes nothing else of it', async () => {
    const id = await give();
    expect(await bob.post('Task/save', { id, due_on: '2027-01-01' })).toMatchObject({
      success: false,
      errors: ['Whoever gave you this task decides what it is. You can say that it is done, and how.'],
    });
    expect(await bob.post('Task/save', { id, state: 'done', proof: 'New rail, bolted' })).toMatchObject({
      success: true,
    });
    expect(await taskOf(ana, id)).toMatchObject([
      { state: 'done', proof: 'New rail, bolted', done_by: world.ids['bob'] },
    ]);
    await ana.post('Task/save', { id, state: 'open' });
    expect(await taskOf(ana, id)).toMatchObject([
      { state: 'open', done_at: null, done_by: null, proof: 'New rail, bolted' },
    ]);
  });

  it('is not done before there is the proof that it asks for', async () => {
    const id = await give({ needs_note: 1, needs_photo: 1 });
    expect(await bob.post('Task/save', { id, state: 'done', proof: 'Bolted' })).toMatchObject({
      errors: ['This task asks for a picture that shows that it is done.'],
    });
    const picture = await bob.saved('LibraryUpload/save', { file: new File(['mended'], 'mended.txt') });
    expect(await bob.post('Task/save', { id, state: 'done', proof_image_id: picture, proof: ' ' })).toMatchObject({
      errors: ['This task asks for a note that says how it was done.'],
    });
    expect(await bob.post('Task/save', { id, state: 'done', proof_image_id: picture, proof: 'Bolted' })).toMatchObject({
      success: true,
    });
    expect(await bob.post('Task/save', { id, proof_image_id: null })).toMatchObject({ success: false });
    const { data } = await ana.get('Task/get', { filters: { id }, include: { Proof: ['filename'] } });
    expect(data).toMatchObject([{ state: 'done', Proof: { filename: expect.any(String) } }]);
    const shown = v.parse(v.tuple([v.object({ Proof: v.object({ filename: v.string() }) })]), data);
    const { filename } = shown[0].Proof;
    expect((await ana.resource('files', filename)).status).toBe(200);
    expect((await cat.resource('files', filename)).status).toBe(404);
  });

  it('is said to be done once: a second tab that shows it open is refused in words', async () => {
    const id = await give();
    await Promise.all(Array.from({ length: 50 }, () => bob.post('Task/save', { id, version: 1, state: 'done' })));
    expect(await taskOf(ana, id)).toMatchObject([{ state: 'done', version: 2 }]);
    expect((await bob.post('Task/save', { id, version: 1, state: 'open' })).errors?.join()).toMatch(/changed/);
  });

  it('is where its form is', async () => {
    const job_id = await ana.saved('Job/save', { job_name: 'North yard', job_num: 'N-1' });
    const form_json = JSON.stringify([
      {
        sectionHeading: 'Where',
        fields: [{ key: 'at', ...kindProperties('gps'), label: 'At', value: '43.65107, -79.34702' }],
      },
    ]);
    const child_template_id = await ana.saved('FormChildTemplate/save', {
      description: 'Located',
      form_template_id,
      form_json,
    });
    const form_id = await ana.saved('CompanyForm/save', { child_template_id, form_json, job_id });
    const id = await ana.saved('Task/save', { title: 'There', form_id });
    expect(await taskOf(ana, id)).toMatchObject([{ job_id, service_id: null, lat: 43.65107, lng: -79.34702 }]);
  });

  it('is given once, however often the button is pressed, and about no form that one may not read', async () => {
    const client_key = crypto.randomUUID();
    const ids = await Promise.all(Array.from({ length: 10 }, () => give({ client_key })));
    expect(new Set(ids).size).toBe(1);
    expect(await cat.post('Task/save', { title: 'Guess', form_id: form })).toMatchObject({ success: false });
    expect(await ana.post('Task/save', { title: 'Forged', done_by: world.ids['bob'] })).toMatchObject({
      success: false,
    });
  });
});
