import type { Stroke } from '@fieldspan/domain/drawing';
import { describe, expect, it } from 'vitest';
import { NOTHING_DRAWN, cleared, redo, turned, undo, withStroke } from './drawn.ts';

const stroke = (x: number): Stroke => ({ trail: [{ x, y: 335 }], strokeColor: 'red', strokeThickness: 10 });
const [one, two, three] = [stroke(1), stroke(2), stroke(3)];
const both = withStroke(withStroke(NOTHING_DRAWN, one), two);

describe('a drawing', () => {
  it('undoes and redoes strokes, the last first', () => {
    expect(undo(both)).toEqual({ strokes: [one], undone: [two], wiped: [] });
    expect(redo(undo(undo(both)))).toEqual({ strokes: [one], undone: [two], wiped: [] });
    expect(redo(redo(undo(undo(both))))).toEqual(both);
  });

  it('with nothing to undo or redo stays as it is', () => {
    expect(undo(NOTHING_DRAWN)).toEqual(NOTHING_DRAWN);
    expect(redo(both)).toEqual(both);
  });

  it('clears the redo history with the next stroke', () => {
    expect(withStroke(undo(both), three)).toEqual({ strokes: [one, three], undone: [], wiped: [] });
  });

  it('that was cleared is restored in one step, also if something was drawn after it', () => {
    expect(undo(cleared(both))).toEqual(both);
    expect(undo(undo(withStroke(cleared(both), three))).strokes).toEqual([one, two]);
    expect(undo(undo(undo(cleared(withStroke(cleared(both), three))))).strokes).toEqual([one, two]);
    expect(cleared(NOTHING_DRAWN)).toEqual(NOTHING_DRAWN);
  });

  it('rotates undone strokes as well', () => {
    const square = { width: 100, height: 100 };
    const { strokes, undone } = turned(undo(both), square, 'right');
    expect(strokes[0]?.trail[0]?.x).toBeCloseTo(500);
    expect(undone[0]?.trail[0]?.y).toBeCloseTo(-163);
    expect(turned(turned(both, square, 'right'), square, 'left').strokes[0]?.trail[0]?.x).toBeCloseTo(1);
  });
});
