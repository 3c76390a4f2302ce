import { layerChangeText, layerText, parseLayer } from '@fieldspan/contract/layer-json';
import type { Stroke } from '@fieldspan/domain/drawing';
import { layerChange } from '@fieldspan/domain/testing/layer-change';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found } from '../../testing/record-calls.ts';

let world: World;
let cat: Caller;
let tablet: Caller;

beforeAll(async () => {
  world = await openWorld();
  [cat, tablet] = await Promise.all([world.signIn('cat'), world.signIn('cat')]);
}, 60_000);

afterAll(() => world.stop());

const stroke = (id: string): Stroke => ({ id, trail: [{ x: 1, y: 1 }], strokeColor: 'red', strokeThickness: 3 });

const whole = (...names: string[]) => layerText({ canvasWidth: 640, strokes: names.map((name) => stroke(name)) });

async function namesOf(id: number): Promise<(string | undefined)[] | undefined> {
  const { layer_json: text } = v.parse(
    v.looseObject({ layer_json: v.string() }),
    await found(cat, `ImageDrawLayer/find/${id}`),
  );
  return parseLayer(text)?.strokes.map(({ id: name }) => name);
}

const add = (name: string) => layerChangeText(layerChange(640, [], [stroke(name)]));

describe('one person’s layer on two devices', () => {
  it('keeps every stroke of both, even if they are stored at the same time', async () => {
    const canvas_id = await cat.saved('DrawCanvas/save', {});
    const base = [stroke('a')];
    const id = await cat.saved('ImageDrawLayer/save', {
      canvas_id,
      layer_json: layerText({ canvasWidth: 640, strokes: base }),
    });
    const save = (device: Caller, after: Stroke[]) =>
      device.saved('ImageDrawLayer/save', { id, layer_json: layerChangeText(layerChange(640, base, after)) });
    await Promise.all([
      save(cat, [...base, stroke('b')]),
      save(tablet, [...base, stroke('c')]),
      save(tablet, [...base, stroke('d')]),
    ]);
    expect((await namesOf(id))?.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    await save(cat, []);
    expect((await namesOf(id))?.toSorted()).toEqual(['b', 'c', 'd']);
  });

  it('keeps what is there if an older client sends the whole of another drawing, also without ids', async () => {
    const canvas_id = await cat.saved('DrawCanvas/save', {});
    const id = await cat.saved('ImageDrawLayer/save', { canvas_id, layer_json: whole('a', 'b') });
    await cat.saved('ImageDrawLayer/save', { id, layer_json: whole('c') });
    expect(await namesOf(id)).toEqual(['a', 'b', 'c']);
    const { id: _, ...bare } = stroke('d');
    const text = layerText({ canvasWidth: 640, strokes: [bare, { ...bare, strokeColor: 'blue' }] });
    await cat.saved('ImageDrawLayer/save', { id, layer_json: text });
    expect(await namesOf(id)).toHaveLength(4);
  });

  it('is found without its id: a change that is sent twice is one layer with each stroke once', async () => {
    const canvas_id = await cat.saved('DrawCanvas/save', {});
    const id = await cat.saved('ImageDrawLayer/save', { canvas_id, layer_json: add('a'), client_key: 'k1' });
    expect(await tablet.saved('ImageDrawLayer/save', { canvas_id, layer_json: add('b'), client_key: 'k2' })).toBe(id);
    await tablet.saved('ImageDrawLayer/save', { canvas_id, layer_json: add('b'), client_key: 'k2' });
    expect(await namesOf(id)).toEqual(['a', 'b']);
    const ana = await world.signIn('ana');
    expect(await ana.saved('ImageDrawLayer/save', { canvas_id, layer_json: add('c') })).not.toBe(id);
  });
});

const WaitedSchema = v.object({
  layers: v.array(v.looseObject({ id: v.number(), version: v.number(), layer_json: v.string() })),
  gone: v.array(v.number()),
});

const waited = async (canvas_id: number, known: Record<number, number>) =>
  v.parse(WaitedSchema, (await tablet.get('ImageDrawLayer/wait', { canvas_id, known })).data);

describe('who has a whiteboard open', () => {
  it('is told of a stroke, a rubbed out stroke and a deleted layer while they wait', async () => {
    const canvas_id = await cat.saved('DrawCanvas/save', {});
    const first = waited(canvas_id, {});
    await expect.poll(() => world.services.bus.held()).toBeGreaterThan(0);
    const ana = await world.signIn('ana');
    const id = await ana.saved('ImageDrawLayer/save', { canvas_id, layer_json: whole('a') });
    const [layer] = (await first).layers;
    expect(layer).toMatchObject({ id, CreatedBy: { first_name: 'ana' } });
    const second = waited(canvas_id, { [id]: layer?.version ?? 0 });
    const layer_json = layerChangeText(layerChange(640, [stroke('a')], []));
    await ana.saved('ImageDrawLayer/save', { id, layer_json });
    const [emptied] = (await second).layers;
    expect(parseLayer(emptied?.layer_json ?? '')?.strokes).toEqual([]);
    const third = waited(canvas_id, { [id]: emptied?.version ?? 0 });
    await ana.post('ImageDrawLayer/delete', { id });
    expect(await third).toEqual({ layers: [], gone: [id] });
  });

  it('learns nothing of a private one of somebody else', async () => {
    const canvas_id = await cat.saved('DrawCanvas/save', { name: 'Mine', is_private: 1 });
    await cat.saved('ImageDrawLayer/save', { canvas_id, layer_json: whole('a') });
    const ana = await world.signIn('ana');
    expect((await ana.get('DrawCanvas/get', { filters: { id: canvas_id } })).data).toEqual([]);
    expect((await ana.get('ImageDrawLayer/get', { filters: { canvas_id } })).data).toEqual([]);
    expect((await ana.post('ImageDrawLayer/save', { canvas_id, layer_json: whole('b') })).success).toBe(false);
    expect((await waited(canvas_id, {})).layers).toHaveLength(1);
  });
});
