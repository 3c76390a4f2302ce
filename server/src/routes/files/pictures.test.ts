import { layerChangeText, layerText, parseLayer } from '@fieldspan/contract/layer-json';
import { UploadedSchema } from '@fieldspan/contract/calls';
import type { Uploaded } from '@fieldspan/contract/calls';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const HEIC = new URL('../../media/fixtures/two-tones.heic', import.meta.url);

const world = await openWorld();
const [ana, bob, cat, eve] = await Promise.all([
  world.signIn('ana'),
  world.signIn('bob'),
  world.signIn('cat'),
  world.signIn('eve'),
]);
afterAll(() => world.stop());

/** Red on the left, blue on the right, so that the pixels show its orientation. */
const halves = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#ff0000' } })
  .composite([{ input: { create: { width: 40, height: 40, channels: 3, background: '#0000ff' } }, left: 40, top: 0 }])
  .png()
  .toBuffer();

async function upload(by: Caller, bytes: Uint8Array = halves, name = 'halves.png'): Promise<Uploaded> {
  const { data } = await by.post('LibraryUpload/save', { file: new File([Uint8Array.from(bytes)], name) });
  return v.parse(UploadedSchema, data);
}

const rotate = (by: Caller, id: number, rotate_direction: string) =>
  by.post('UploadImage/rotate', { id, rotate_direction });

async function turned(by: Caller, id: number, rotate_direction: string): Promise<Uploaded> {
  return v.parse(UploadedSchema, (await rotate(by, id, rotate_direction)).data);
}

/** The colour near the upper left corner. */
async function cornerOf(by: Caller, filename: string): Promise<'red' | 'blue'> {
  const bytes = await (await by.resource('images', filename)).arrayBuffer();
  const { data } = await sharp(bytes).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer({
    resolveWithObject: true,
  });
  return (data[0] ?? 0) > 128 ? 'red' : 'blue';
}

const layer = (x: number, y: number) =>
  layerText({ canvasWidth: 1000, strokes: [{ trail: [{ x, y }], strokeColor: 'red', strokeThickness: 10 }] });

/** The upper left corner of the picture, drawn while it lay as it was sent. */
const early = (id: string) =>
  layerChangeText({
    canvasWidth: 1000,
    turns: 0,
    removed: [],
    strokes: [{ id, at: '1', trail: [{ x: 0, y: 85 }], strokeColor: 'red', strokeThickness: 10 }],
  });

/** The first point of each mark on a picture. */
async function pointsOn(imageId: number): Promise<{ x: number; y: number }[]> {
  const { data } = await ana.get('ImageDrawLayer/get', { filters: { image_id: imageId } });
  return v
    .parse(v.array(v.object({ layer_json: v.string() })), data)
    .flatMap(({ layer_json: text }) => (parseLayer(text)?.strokes ?? []).flatMap(({ trail }) => trail.slice(0, 1)));
}

describe('turning a picture', () => {
  it('CALL106 CALL012 rotates the stored pixels, renames them and keeps the file that was sent', async () => {
    const sent = await upload(ana);
    const right = await turned(ana, sent.id, 'right');
    expect(right).toMatchObject({ id: sent.id, width: 40, height: 80, original_filename: 'halves.png' });
    expect(right.filename).not.toBe(sent.filename);
    expect(await cornerOf(ana, right.filename)).toBe('red');
    const down = await turned(ana, sent.id, 'right');
    expect(await cornerOf(ana, down.filename)).toBe('blue');
    const generic = await ana.post('LibraryUpload/rotate', { id: sent.id, rotate_direction: 'left' });
    expect(generic.data).toMatchObject({ width: 40, height: 80 });
    expect(await cornerOf(ana, sent.filename)).toBe('red');
  });

  it('four times restores the original bytes, with their thumbnail', async () => {
    const sent = await upload(ana);
    for (const _ of [1, 2, 3]) await turned(ana, sent.id, 'left');
    const back = await turned(ana, sent.id, 'left');
    expect(back).toEqual(sent);
    expect(Buffer.from(await (await ana.resource('files', back.filename)).arrayBuffer())).toEqual(halves);
  });

  it('rotates a phone’s HEIC, which becomes a picture that every browser knows', async () => {
    const sent = await upload(ana, await readFile(HEIC), 'IMG_1.HEIC');
    const right = await turned(ana, sent.id, 'right');
    expect([right.width, right.height]).toEqual([sent.height, sent.width]);
    expect((await ana.resource('images', right.filename)).headers.get('content-type')).toBe('image/webp');
  });

  it('rotates the drawings over it, whoever made them', async () => {
    const sent = await upload(ana);
    await ana.post('UploadImage/save', { id: sent.id, do_not_clean: 1 });
    // The picture's upper left corner on its sheet of 1000 × 670, where 80 × 40 pixels are scaled to 1000 × 500.
    await bob.saved('ImageDrawLayer/save', { image_id: sent.id, layer_json: layer(0, 85) });
    await turned(ana, sent.id, 'right');
    const { data } = await ana.get('ImageDrawLayer/get', { filters: { image_id: sent.id } });
    const [row] = v.parse(v.array(v.object({ layer_json: v.string() })), data);
    // Now its upper right corner; the picture is 335 wide and 670 high.
    expect(JSON.parse(row?.layer_json ?? '')).toMatchObject({ strokes: [{ trail: [{ x: 667.5, y: 0 }] }] });
  });

  it('takes a mark along that was made before it and is stored after it, over the rows of another client too', async () => {
    const sent = await upload(ana);
    await ana.post('UploadImage/save', { id: sent.id, do_not_clean: 1 });
    const known = await ana.saved('ImageDrawLayer/save', { image_id: sent.id, layer_json: layer(0, 85) });
    expect((await turned(ana, sent.id, 'right')).turns).toBe(1);
    await ana.saved('ImageDrawLayer/save', { image_id: sent.id, id: known, layer_json: early('late') });
    await bob.saved('ImageDrawLayer/save', { image_id: sent.id, layer_json: early('new') });
    const cornerNow = { x: 667.5, y: 0 };
    expect(await pointsOn(sent.id)).toEqual([cornerNow, cornerNow, cornerNow]);
    expect((await ana.get(`UploadImage/find/${sent.id}`)).data).toMatchObject({ turns: 1 });
  });

  it('and drawing at the same time leave every mark on its place, and neither waits for ever', async () => {
    const sent = await upload(ana);
    await ana.post('UploadImage/save', { id: sent.id, do_not_clean: 1 });
    const drawn = Array.from({ length: 24 }, (_, at) =>
      [ana, bob, cat][at % 3]?.saved('ImageDrawLayer/save', { image_id: sent.id, layer_json: early(`m${at}`) }),
    );
    await Promise.all([...drawn, turned(ana, sent.id, 'right')]);
    const points = await pointsOn(sent.id);
    expect(points).toHaveLength(24);
    for (const { x, y } of points) expect([Math.round(x), Math.round(y)]).toEqual([668, 0]);
  });

  it('is allowed to its sender, and to people who may change the record that shows it', async () => {
    const sent = await upload(bob);
    expect((await rotate(cat, sent.id, 'left')).errors).toEqual([
      'This picture was not found, or is not yours to turn.',
    ]);
    await bob.saved('LibraryFile/save', { file_id: sent.id, caption: 'Ours' });
    expect((await rotate(cat, sent.id, 'left')).success).toBe(false);
    expect((await rotate(ana, sent.id, 'left')).success).toBe(true);
    expect((await rotate(eve, sent.id, 'left')).success).toBe(false);
  });

  it('refuses other files, another direction and another model, by name', async () => {
    const text = await upload(ana, Buffer.from('notes'), 'a.txt');
    expect((await rotate(ana, text.id, 'left')).success).toBe(false);
    expect((await rotate(ana, text.id, 'up')).status).toBe(400);
    expect((await ana.post('Job/rotate', { id: 1, rotate_direction: 'left' })).errors).toEqual([
      'There is no call Job/rotate.',
    ]);
  });
});

describe('keeping a picture', () => {
  it('CALL105 makes a form’s picture readable to the whole company; only its sender can do that', async () => {
    const sent = await upload(bob);
    expect((await cat.resource('images', sent.filename)).status).toBe(404);
    expect((await cat.post('UploadImage/save', { id: sent.id, do_not_clean: 1 })).success).toBe(false);
    expect((await bob.post('UploadImage/save', { id: sent.id, do_not_clean: 1 })).data).toMatchObject({
      record_id: sent.id,
    });
    expect((await cat.resource('images', sent.filename)).status).toBe(200);
    expect((await eve.resource('images', sent.filename)).status).toBe(404);
    expect((await cat.get(`UploadImage/find/${sent.id}`)).data).toMatchObject({ width: 80, height: 40 });
  });

  it('ends with UploadImage/delete, which deletes all its files', async () => {
    const sent = await upload(bob);
    const right = await turned(bob, sent.id, 'right');
    expect((await cat.post('UploadImage/delete', { id: sent.id })).success).toBe(false);
    expect((await bob.post('UploadImage/delete', { id: sent.id })).success).toBe(true);
    for (const name of [sent.filename, right.filename]) expect((await bob.resource('images', name)).status).toBe(404);
  });
});

describe('drawing layers', () => {
  it('CALL108 CALL107 CALL109 can be added, read with their author, changed and removed by the person who drew them', async () => {
    const sent = await upload(bob);
    await bob.post('UploadImage/save', { id: sent.id, do_not_clean: 1 });
    const mine = await bob.saved('ImageDrawLayer/save', { image_id: sent.id, layer_json: layer(1, 1) });
    const other = await cat.saved('ImageDrawLayer/save', { image_id: sent.id, layer_json: layer(2, 2) });
    const read = async () =>
      (await bob.get('ImageDrawLayer/get', { filters: { image_id: sent.id }, include: ['CreatedBy'] })).data;
    expect(await read()).toMatchObject([{ id: mine, CreatedBy: { first_name: 'bob' } }, { id: other }]);
    expect((await bob.post('ImageDrawLayer/save', { id: other, layer_json: layer(9, 9) })).success).toBe(false);
    expect((await bob.post('ImageDrawLayer/delete', { id: other })).success).toBe(false);
    expect((await bob.post('ImageDrawLayer/save', { id: mine, layer_json: layer(3, 3) })).success).toBe(true);
    expect((await bob.post('ImageDrawLayer/delete', { id: mine })).success).toBe(true);
    expect(await read()).toMatchObject([{ id: other, layer_json: layer(2, 2) }]);
  });

  it('CALL110 ENT042 can be on a sheet of their own as well: DrawCanvas/save returns its record_id and slug', async () => {
    const { data } = await bob.post('DrawCanvas/save', { width: 640, height: 360 });
    const { record_id, slug } = v.parse(v.object({ record_id: v.number(), slug: v.string() }), data);
    expect((await cat.get(`DrawCanvas/find/${slug}`)).data).toMatchObject({ id: record_id, width: 640 });
    const id = await bob.saved('ImageDrawLayer/save', { canvas_id: record_id, layer_json: layer(1, 1) });
    expect((await cat.get('ImageDrawLayer/get', { filters: { canvas_id: record_id } })).data).toMatchObject([{ id }]);
    expect((await eve.get('ImageDrawLayer/get', { filters: { canvas_id: record_id } })).data).toEqual([]);
  });

  it('of a picture are hidden from people who may not see the picture', async () => {
    const sent = await upload(bob);
    await bob.saved('ImageDrawLayer/save', { image_id: sent.id, layer_json: layer(1, 1) });
    expect((await cat.get('ImageDrawLayer/get', { filters: { image_id: sent.id } })).data).toEqual([]);
    expect((await cat.post('ImageDrawLayer/save', { image_id: sent.id, layer_json: layer(1, 1) })).success).toBe(false);
  });

  it('are refused without exactly one target, and if they are not a drawing', async () => {
    const save = async (payload: Record<string, unknown>) =>
      (await bob.post('ImageDrawLayer/save', payload)).errors.join(' ');
    const sent = await upload(bob);
    expect(await save({ layer_json: layer(1, 1) })).toBe(
      'A drawing belongs to one picture, one whiteboard or one sheet.',
    );
    expect(await save({ image_id: sent.id, layer_json: '{"strokes":[]}' })).toMatch(/^This drawing cannot be read/);
  });
});
