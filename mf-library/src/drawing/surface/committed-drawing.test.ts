// @vitest-environment jsdom
import type { Stroke } from '@fieldspan/domain/drawing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCanvas } from '../../testing/fake-canvas.ts';
import { CommittedDrawing } from './committed-drawing.ts';

let calls: ReturnType<typeof fakeCanvas>;
beforeEach(() => {
  calls = fakeCanvas();
});
afterEach(() => void vi.restoreAllMocks());

const strokes = (count: number): Stroke[] =>
  Array.from({ length: count }, (_, x) => ({ trail: [{ x, y: 0 }], strokeColor: 'red', strokeThickness: 3 }));

/** The number of strokes painted since the last call. */
function painted(): number {
  return calls.splice(0).filter(({ name }) => name === 'stroke').length;
}

describe('a committed drawing', () => {
  it('paints only new strokes', () => {
    const drawing = new CommittedDrawing({ width: 100, height: 67 }, 2);
    const all = strokes(5);
    drawing.show(all.slice(0, 4));
    expect(painted()).toBe(4);
    drawing.show(all);
    expect(painted()).toBe(1);
    drawing.show(all);
    expect(painted()).toBe(0);
  });

  it('repaints at most 32 strokes when one of 500 is undone', () => {
    const drawing = new CommittedDrawing({ width: 100, height: 67 }, 1);
    const all = strokes(500);
    drawing.show(all);
    painted();
    for (let count = 499; count > 460; count -= 1) {
      drawing.show(all.slice(0, count));
      expect(painted()).toBeLessThan(32);
    }
  });

  it('starts again if another stroke is the first', () => {
    const drawing = new CommittedDrawing({ width: 100, height: 67 }, 1);
    drawing.show(strokes(3));
    painted();
    drawing.show(strokes(4));
    expect(painted()).toBe(4);
  });

  it('does not return to a cached picture of strokes that were undone and drawn differently', () => {
    const drawing = new CommittedDrawing({ width: 100, height: 67 }, 1);
    const first = strokes(70);
    drawing.show(first);
    // Goes back beyond both cached pictures, then adds others: the cache must be of the new ones.
    drawing.show(first.slice(0, 10));
    const second = [...first.slice(0, 10), ...strokes(70).slice(10)];
    drawing.show(second);
    const kept = calls.filter(({ name, args }) => name === 'drawImage' && args[0] === drawing.canvas);
    expect(kept).toHaveLength(2 + 2);
    painted();
    drawing.show(second.slice(0, 69));
    expect(painted()).toBe(5);
    drawing.show(second.slice(0, 9));
    expect(painted()).toBe(9);
  });

  it('frees its memory', () => {
    const drawing = new CommittedDrawing({ width: 100, height: 67 }, 2);
    expect([drawing.canvas.width, drawing.canvas.height]).toEqual([200, 134]);
    drawing.destroy();
    expect([drawing.canvas.width, drawing.canvas.height]).toEqual([0, 0]);
  });
});
