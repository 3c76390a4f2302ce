import { describe, expect, it } from 'vitest';
import type { Stroke } from './drawing.ts';
import { layerChange, mergedLayer, namedStrokes } from './merged-layer.ts';

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
