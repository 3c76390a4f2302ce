import { UploadedSchema } from '@fieldspan/contract/calls';
import { parseCallOuts } from '@fieldspan/contract/plan-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { found, grant, refusal } from '../testing/record-calls.ts';
import { openPlanKeeper } from './plan-keeper.ts';
import type { PlanKeeper } from './plan-keeper.ts';
import { planPdf } from './testing/plan-pdf.ts';
import type { DrawnSheet } from './testing/plan-pdf.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let dan: Caller;
let eve: Caller;
let keeper: PlanKeeper;
let job: number;

const reads = { read: true };
const all = { read: true, write: true };

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Library: all, Jobs: reads });
  await grant(world, 'cat', { Library: reads, Jobs: reads });
  await grant(world, 'dan', { Library: all });
  [ana, bob, cat, dan, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('dan'),
    world.signIn('eve'),
  ]);
  keeper = openPlanKeeper(world.services);
  job = await ana.saved('Job/save', { job_name: 'Stone Road', job_num: 'J-2041' });
}, 60_000);

afterAll(async () => {
  await keeper.close();
  await world.stop();
});

const SheetSchema = v.looseObject({
  id: v.number(),
  page: v.number(),
  number: v.nullable(v.string()),
  title: v.nullable(v.string()),
  revision: v.nullable(v.string()),
  is_current: v.number(),
  picture_id: v.nullable(v.number()),
});

async function uploaded(by: Caller, bytes: Uint8Array, name = 'set.pdf'): Promise<number> {
  const { data } = await by.post('LibraryUpload/save', { file: new File([Uint8Array.from(bytes)], name) });
  return v.parse(UploadedSchema, data).id;
}

type Making = { issued_on?: string; by?: Caller; of?: number };

async function added(
  bytes: Uint8Array,
  { issued_on = '2026-11-12', by = bob, of = job }: Making = {},
): Promise<number> {
  const file_id = await uploaded(by, bytes);
  const id = await by.saved('PlanSet/save', { job_id: of, file_id, name: 'For construction', issued_on });
  await keeper.readWaiting();
  return id;
}

async function sheetsOf(by: Caller, filters: Record<string, unknown>) {
  const { data } = await by.get('PlanSheet/get', { filters, order: [['page', 'ASC']], limit: 200 });
  return v.parse(v.array(SheetSchema), data);
}

const SET: DrawnSheet[] = [
  { number: 'A-301', title: 'LEVEL 3 FLOOR PLAN', revision: 'D', notes: ['SEE A-501 FOR STAIRS', 'Exam room 302'] },
  { number: 'M-301', title: 'LEVEL 3, HVAC PLAN', revision: 'C', notes: ['3/A-301'] },
];

const framing = (revision: string) => planPdf([{ number: 'S-101', title: 'FRAMING PLAN', revision }]);

describe('a set of plans', () => {
  it('is split into sheets with number, title, revision, picture and call-outs, and is for those who check it', async () => {
    const id = await added(await planPdf(SET));
    expect(await found(bob, `PlanSet/find/${id}`)).toMatchObject({
      state: 'ready',
      pages: 2,
      pages_read: 2,
      problem: null,
    });
    const sheets = await sheetsOf(bob, { set_id: id });
    expect(sheets).toMatchObject([
      {
        page: 1,
        number: 'A-301',
        title: 'LEVEL 3 FLOOR PLAN',
        revision: 'D',
        discipline: 'architectural',
        width: 2384,
      },
      { page: 2, number: 'M-301', title: 'LEVEL 3, HVAC PLAN', revision: 'C', discipline: 'mechanical', is_current: 0 },
    ]);
    const picture = await found(bob, `LibraryUpload/find/${sheets[0]?.picture_id}`);
    const drawn = await bob.resource('images', String(picture['filename']));
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const { links_json: links } = await found(bob, `PlanSheet/find/${sheets[1]?.id}`);
    expect(parseCallOuts(String(links))).toMatchObject([{ words: '3/A-301', number: 'A-301' }]);
    expect(await sheetsOf(bob, { set_id: id, words: { like: 'exam room' } })).toHaveLength(1);
    expect(await sheetsOf(cat, { set_id: id })).toEqual([]);

    await bob.saved('PlanSet/publish', { id });
    expect(await sheetsOf(cat, { set_id: id })).toMatchObject([{ is_current: 1 }, { is_current: 1 }]);
    expect(await bob.saved('PlanSet/publish', { id })).toBe(id);
    expect((await cat.resource('images', String(picture['filename']))).status).toBe(200);
  }, 60_000);

  it('is refused in words while a number is missing or doubled, and is corrected by hand', async () => {
    const bytes = await planPdf([
      { number: '', title: '' },
      { number: 'E-1', title: 'POWER PLAN' },
      { number: 'E1', title: 'LIGHTING PLAN' },
    ]);
    const id = await added(bytes);
    expect(await refusal(bob, 'PlanSet/publish', { id })).toBe(
      'Page 1 has no number. Type one, or delete the page from the set.',
    );
    const [first, second] = await sheetsOf(bob, { set_id: id });
    await bob.saved('PlanSheet/save', { id: first?.id, number: ' fp–101 ', title: 'Sprinklers' });
    expect(await found(bob, `PlanSheet/find/${first?.id}`)).toMatchObject({ number: 'FP-101', discipline: 'fire' });
    expect(await refusal(bob, 'PlanSet/publish', { id })).toContain('Pages 2 and 3 have the same number');
    await bob.saved('PlanSheet/save', { id: second?.id, number: 'E-2' });
    await bob.saved('PlanSet/publish', { id });
    expect(await refusal(bob, 'PlanSheet/save', { id: second?.id, number: '' })).toBe(
      'A published sheet keeps a number.',
    );
    expect(await refusal(bob, 'PlanSheet/save', { id: second?.id, number: 'E1' })).toContain(
      'has the number E1 already',
    );
  }, 60_000);

  it('of an older date does not take the place of a newer one, whichever is published later', async () => {
    const of = await ana.saved('Job/save', { job_name: 'Quay', job_num: 'J-7' });
    const newer = await added(await framing('C'), { issued_on: '2026-10-01', of });
    const older = await added(await framing('B'), { issued_on: '2026-09-01', of });
    await bob.saved('PlanSet/publish', { id: newer });
    await bob.saved('PlanSet/publish', { id: older });
    const current = async () => (await sheetsOf(cat, { job_id: of, is_current: 1 })).map(({ revision }) => revision);
    expect(await current()).toEqual(['C']);
    expect(await sheetsOf(cat, { job_id: of })).toHaveLength(2);
    await bob.saved('PlanSet/save', { id: older, issued_on: '2026-12-01' });
    expect(await current()).toEqual(['B']);
  }, 60_000);

  it('that is locked, damaged or no PDF says so', async () => {
    const locked = await added(await planPdf(SET, { password: 'secret' }));
    expect(await found(bob, `PlanSet/find/${locked}`)).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('locked with a password'),
    });
    const whole = Buffer.from(await planPdf(SET));
    const bomb = Buffer.concat([whole.subarray(0, 300), Buffer.alloc(2000, 0xff)]);
    const damaged = await added(bomb);
    expect(await found(bob, `PlanSet/find/${damaged}`)).toMatchObject({ state: 'failed', problem: expect.any(String) });
    expect(await sheetsOf(bob, { set_id: damaged })).toEqual([]);
    const file_id = await uploaded(bob, Buffer.from('Not a plan.'), 'notes.txt');
    expect(await refusal(bob, 'PlanSet/save', { job_id: job, file_id, name: 'x' })).toBe(
      'Plans are PDF files. Choose a PDF.',
    );
  }, 60_000);

  it('is read once, by one of several servers', async () => {
    const bytes = await planPdf(SET);
    const file_id = await uploaded(bob, bytes);
    const id = await bob.saved('PlanSet/save', { job_id: job, file_id, name: 'Twice' });
    const other = openPlanKeeper(world.services);
    await Promise.all([keeper.readWaiting(), other.readWaiting()]);
    await other.close();
    expect(await sheetsOf(bob, { set_id: id })).toHaveLength(2);
  }, 60_000);
});

const layerOf = (id: string) =>
  `{"canvasWidth":1000,"strokes":[{"id":"${id}","at":"2026-11-24T10:00:00Z","trail":[{"x":5,"y":5}],"strokeColor":"red","strokeThickness":3}],"removed":[]}`;

const LayersSchema = v.array(v.looseObject({ id: v.number(), is_personal: v.number(), layer_json: v.string() }));

describe('marks on a sheet', () => {
  it('are their author’s until published; then everybody sees them, and who may only read changes nothing', async () => {
    const set = await added(await planPdf([{ number: 'A-950', title: 'ROOF PLAN' }]));
    await bob.saved('PlanSet/publish', { id: set });
    const [sheet] = await sheetsOf(bob, { set_id: set });
    const on = { sheet_id: sheet?.id };
    const seenBy = async (caller: Caller) =>
      v.parse(LayersSchema, (await caller.get('ImageDrawLayer/get', { filters: on, order: [['id', 'ASC']] })).data);
    const id = await bob.saved('ImageDrawLayer/save', { ...on, layer_json: layerOf('a') });
    const own = await cat.saved('ImageDrawLayer/save', { ...on, layer_json: layerOf('c') });
    expect((await seenBy(cat)).map((layer) => layer.id)).toEqual([own]);
    expect(await seenBy(eve)).toEqual([]);
    expect((await eve.post('ImageDrawLayer/save', { ...on, layer_json: layerOf('e') })).success).toBe(false);
    // Who may change the library does not read or change what a colleague has not published.
    expect((await seenBy(ana)).map((layer) => layer.id)).toEqual([]);
    for (const change of [{ layer_json: layerOf('x') }, { is_personal: 0 }])
      expect((await ana.post('ImageDrawLayer/save', { id: own, ...change })).success).toBe(false);
    expect((await ana.post('ImageDrawLayer/delete', { id: own })).success).toBe(false);
    expect(await refusal(cat, 'ImageDrawLayer/save', { id: own, is_personal: 0 })).toContain('Yours are kept for you.');

    await bob.saved('ImageDrawLayer/save', { id, is_personal: 0 });
    expect((await seenBy(cat)).map((layer) => [layer.id, layer.is_personal])).toEqual([
      [id, 0],
      [own, 1],
    ]);
    expect((await cat.post('ImageDrawLayer/save', { id, layer_json: layerOf('b') })).success).toBe(false);
    expect(await refusal(bob, 'ImageDrawLayer/save', { id, is_personal: 1 })).toContain('stays published');
    // What is drawn after it is a layer of its own.
    const next = await bob.saved('ImageDrawLayer/save', { ...on, layer_json: layerOf('d') });
    expect(next).not.toBe(id);
    const parallel = await Promise.all(
      Array.from({ length: 50 }, (_, at) => bob.post('ImageDrawLayer/save', { ...on, layer_json: layerOf(`p${at}`) })),
    );
    expect(parallel.every(({ success }) => success)).toBe(true);
    const mine = (await seenBy(bob)).find((layer) => layer.id === next);
    expect(mine?.layer_json.match(/"id"/g)).toHaveLength(51);
  }, 60_000);
});

describe('pins', () => {
  it('carry one thing that their author may read, and are made once', async () => {
    const set = await added(await planPdf([{ number: 'A-960', title: 'SECTIONS' }]));
    await bob.saved('PlanSet/publish', { id: set });
    const [sheet] = await sheetsOf(bob, { set_id: set });
    const at = { sheet_id: sheet?.id, x: 0.25, y: 0.5 };
    const task = await bob.saved('Task/save', { title: 'Re-core two sleeves', job_id: job });
    const pin = { ...at, kind: 'task', task_id: task, client_key: 'pin-1' };
    const [one, other] = await Promise.all([bob.saved('PlanPin/save', pin), bob.saved('PlanPin/save', pin)]);
    expect(one).toBe(other);
    expect(await found(cat, `PlanPin/find/${one}`)).toMatchObject({ kind: 'task', x: 0.25, task_id: task });
    expect(await refusal(bob, 'PlanPin/save', { ...at, kind: 'photo' })).toContain('Say what the pin shows');
    expect(await refusal(bob, 'PlanPin/save', { ...at, kind: 'link', to_number: 'A-1', task_id: task })).toContain(
      'A pin shows one thing.',
    );
    expect((await bob.post('PlanPin/save', { ...at, x: 1.5, kind: 'link', to_number: 'A-1' })).success).toBe(false);
    const foreign = await eve.saved('Task/save', { title: 'Of another company' });
    expect((await bob.post('PlanPin/save', { ...at, kind: 'task', task_id: foreign })).success).toBe(false);
    expect((await cat.post('PlanPin/save', { id: one, is_closed: 1 })).success).toBe(false);
    expect(await sheetsOf(cat, { id: sheet?.id })).toMatchObject([{ pins: 1 }]);
  }, 60_000);
});

describe('rights on plans', () => {
  it('colleagues who read change nothing; without the project, the library or the company there is nothing', async () => {
    const id = await added(await planPdf([{ number: 'A-900', title: 'DETAILS' }]));
    await bob.saved('PlanSet/publish', { id });
    const [sheet] = await sheetsOf(bob, { set_id: id });
    const outcomes = await Promise.all(
      [cat, dan, eve].flatMap((caller) => [
        caller.post('PlanSheet/save', { id: sheet?.id, title: 'Mine' }),
        caller.post('PlanSet/delete', { id }),
        caller.post('PlanPin/save', { sheet_id: sheet?.id, kind: 'link', x: 0.5, y: 0.5, to_number: 'A-1' }),
      ]),
    );
    expect(outcomes.every(({ success }) => !success)).toBe(true);
    for (const caller of [dan, eve]) expect(await sheetsOf(caller, { set_id: id })).toEqual([]);
    expect((await eve.post('PlanSet/publish', { id })).success).toBe(false);
    const file_id = await uploaded(eve, await planPdf(SET));
    expect((await eve.post('PlanSet/save', { job_id: job, file_id, name: 'Foreign' })).success).toBe(false);
    expect(await found(bob, `PlanSheet/find/${sheet?.id}`)).toMatchObject({ title: 'DETAILS' });
  }, 60_000);
});
