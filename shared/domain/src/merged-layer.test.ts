import { assert, integer, property, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Stroke } from './drawing.ts';
import { mergedLayer, mergedWhole, namedStrokes } from './merged-layer.ts';
import { layerChange } from './testing/layer-change.ts';

const stroke = (x: number, id?: string): Stroke => ({
  id,
  trail: [{ x, y: 1 }],
  strokeColor: 'red',
  strokeThickness: 4,
});
const [a, b, c, d] = [stroke(1, 'a'), stroke(2, 'b'), stroke(3, 'c'), stroke(4, 'd')];
const layer = (strokes: readonly Stroke[]) => ({ canvasWidth: 640, strokes });

describe('two devices on one layer', () => {
  it('keep what each of them drew, whichever stores first', () => {
    const one = layerChange(640, [a], [a, b]);
    const other = layerChange(640, [a], [a, c]);
    expect(mergedLayer(mergedLayer(layer([a]), one), other).strokes).toEqual([a, b, c]);
    expect(mergedLayer(mergedLayer(layer([a]), other), one).strokes).toEqual([a, c, b]);
  });

  it('lose nothing when one clears and the other draws', () => {
    const cleared = layerChange(640, [a, b], []);
    const drew = layerChange(640, [a, b], [a, b, d]);
    expect(mergedLayer(mergedLayer(layer([a, b]), drew), cleared).strokes).toEqual([d]);
    expect(mergedLayer(mergedLayer(layer([a, b]), cleared), drew).strokes).toEqual([d]);
  });

  it('store a change that is sent twice only once', () => {
    const change = layerChange(640, [a], [b]);
    expect(mergedLayer(mergedLayer(layer([a]), change), change).strokes).toEqual([b]);
  });

  it('leave an existing stroke unchanged: it may have been rotated', () => {
    const turned = { ...a, trail: [{ x: 9, y: 9 }] };
    expect(mergedLayer(layer([turned]), { ...layer([a]), removed: [] }).strokes).toEqual([turned]);
  });

  it('use the units of the stored layer', () => {
    const wide = { canvasWidth: 1280, strokes: [stroke(20, 'w')], removed: [] };
    expect(mergedLayer(layer([]), wide).strokes[0]?.trail).toEqual([{ x: 10, y: 0.5 }]);
  });

  it('identify strokes of older drawings by their position', () => {
    const old = [stroke(1), stroke(2), stroke(3)];
    const change = layerChange(640, old, [...namedStrokes(old).slice(0, 2), d]);
    expect(change.removed).toEqual(['s2']);
    expect(mergedLayer(layer(old), change).strokes.map(({ id }) => id)).toEqual(['s0', 's1', 'd']);
  });
});

const at = (x: number, time: string): Stroke => ({ ...stroke(x, 'a'), at: time });
/** In one order, as it does not matter in which one they lie on each other. */
const idsOf = (drawn: { strokes: readonly Stroke[] }) => new Set(drawn.strokes.map(({ id }) => id));

describe('a changed stroke', () => {
  it('replaces the stored one if it was changed later, and never if earlier', () => {
    const [old, later] = [at(1, '2026-11-24T08:00:00Z'), at(7, '2026-11-24T09:00:00Z')];
    expect(mergedLayer(layer([old]), layerChange(640, [old], [later])).strokes).toEqual([later]);
    expect(mergedLayer(layer([later]), { ...layer([old]), removed: [] }).strokes).toEqual([later]);
    expect(mergedLayer(layer([a]), layerChange(640, [a], [later])).strokes).toEqual([later]);
  });
});

describe('the whole of a layer, from an older client', () => {
  it('takes nothing away, and knows strokes without ids by how they look', () => {
    const { id: _, ...bare } = a;
    expect(mergedWhole(layer([a, b]), layer([c])).strokes).toEqual([a, b, c]);
    expect(mergedWhole(layer([a, b]), layer([bare])).strokes).toEqual([a, b]);
    expect(mergedWhole(layer([{ ...bare, id: undefined }]), layer([bare])).strokes).toHaveLength(1);
  });
});

const strokes = uniqueArray(integer({ min: 0, max: 12 }), { maxLength: 8 }).map((names) =>
  names.map((name) => stroke(name, `n${name}`)),
);

describe('any two devices', () => {
  it('lose nothing that either drew, in either order, however often it is sent', () => {
    assert(
      property(strokes, strokes, strokes, (base, one, other) => {
        const [first, second] = [layerChange(640, base, one), layerChange(640, base, other)];
        const once = mergedLayer(mergedLayer(layer(base), first), second);
        expect(idsOf(mergedLayer(mergedLayer(layer(base), second), first))).toEqual(idsOf(once));
        expect(idsOf(mergedLayer(once, second))).toEqual(idsOf(once));
        const removed = new Set([...first.removed, ...second.removed]);
        const drawn = [...base, ...one, ...other].flatMap(({ id = '' }) => (removed.has(id) ? [] : [id]));
        expect(idsOf(once)).toEqual(new Set(drawn));
        expect(once.strokes).toHaveLength(idsOf(once).size);
      }),
    );
  });
});
