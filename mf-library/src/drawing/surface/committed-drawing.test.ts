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

/** Strokes painted since it was last asked. */
function painted(): number {
  return calls.splice(0).filter(({ name }) => name === 'stroke').length;
}

describe('a committed drawing', () => {
  it('paints only what is new', () => {
    const drawing = new CommittedDrawing({ width: 100, height: 67 }, 2);
    const all = strokes(5);
    drawing.show(all.slice(0, 4));
    expect(painted()).toBe(4);
    drawing.show(all);
    expect(painted()).toBe(1);
    drawing.show(all);
    expect(painted()).toBe(0);
  });

  it('paints at most 32 strokes again when one of 500 is taken back', () => {
    const drawing = new CommittedDrawing({ width: 100, height: 67 }, 1);
    const all = strokes(500);
    drawing.show(all);
    painted();
    for (let count = 499; count > 460; count -= 1) {
      drawing.show(all.slice(0, count));
      expect(painted()).toBeLessThan(32);
    }
  });

  it('starts anew when another stroke stands at its beginning', () => {
    const drawing = new CommittedDrawing({ width: 100, height: 67 }, 1);
    drawing.show(strokes(3));
    painted();
    drawing.show(strokes(4));
    expect(painted()).toBe(4);
  });

  it('gives its room back', () => {
    const drawing = new CommittedDrawing({ width: 100, height: 67 }, 2);
    expect([drawing.canvas.width, drawing.canvas.height]).toEqual([200, 134]);
    drawing.destroy();
    expect([drawing.canvas.width, drawing.canvas.height]).toEqual([0, 0]);
  });
});
