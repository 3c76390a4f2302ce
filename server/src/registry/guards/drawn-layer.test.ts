import { layerChangeText, layerText, parseLayer } from '@fieldspan/contract/layer-json';
import type { Stroke } from '@fieldspan/domain/drawing';
import { layerChange } from '@fieldspan/domain/merged-layer';
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

  it('is stored unchanged if the whole of it is sent', async () => {
    const canvas_id = await cat.saved('DrawCanvas/save', {});
    const id = await cat.saved('ImageDrawLayer/save', { canvas_id, layer_json: whole('a', 'b') });
    await cat.saved('ImageDrawLayer/save', { id, layer_json: whole('c') });
    expect(await namesOf(id)).toEqual(['c']);
  });
});
