import type { Stroke } from '@fieldspan/domain/drawing';
import { describe, expect, it } from 'vitest';
import { FIRST_PEN, type Tool } from '../../pen-choices.ts';
import { finishedMark, isUnscaled, scaleMark } from './finished-mark.ts';

const pen = (tool: Tool) => ({ ...FIRST_PEN, tool, colour: 'red', thickness: 3 });
const ends = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
];
const corners = [
  { x: 0, y: 0 },
  { x: 40, y: 0 },
  { x: 40, y: 20 },
  { x: 0, y: 20 },
];
const scale = { ...scaleMark(pen('scale'), ends, { value: 5, unit: 'm' }), at: '1' };

const count = (marks: readonly Stroke[]) => finishedMark(pen('count'), { points: [{ x: 5, y: 5 }], marks });

describe('the mark that a tool makes', () => {
  it('of a highlighter is translucent and twice as thick', () => {
    expect(finishedMark(pen('highlighter'), { points: ends, marks: [] })).toMatchObject({
      strokeThickness: 6,
      opacity: 0.35,
    });
  });

  it('of a call-out has its words where the hand ended, and its tip where it began', () => {
    const mark = finishedMark(pen('callout'), { points: ends, words: 'Leak', marks: [] });
    expect(mark?.text?.words).toBe('Leak');
    const [middle, begin, tip] = mark?.trail ?? [];
    expect([middle, tip]).toEqual([ends[1], ends[0]]);
    // The line leaves the words at their edge.
    expect(begin?.x).toBeGreaterThan(20);
    expect(begin?.x).toBeLessThan(80);
  });

  it('of a stamp has its words in a box', () => {
    const mark = finishedMark(pen('stamp'), { points: [{ x: 5, y: 5 }], marks: [] });
    expect(mark?.text).toMatchObject({ words: 'APPROVED', frame: 'box' });
  });

  it('of a count is the next number of its colour', () => {
    const first = count([]);
    expect(first?.text).toMatchObject({ words: '1', frame: 'disc' });
    expect(count(first ? [first, { ...first, strokeColor: 'blue' }] : [])?.text?.words).toBe('2');
  });

  it('of a measure is in the unit of the scale, and none before there is one', () => {
    expect(isUnscaled(pen('length'), [])).toBe(true);
    expect(isUnscaled(pen('pen'), [])).toBe(false);
    expect(finishedMark(pen('length'), { points: ends, marks: [] })).toBeNull();
    expect(finishedMark(pen('length'), { points: ends, marks: [scale] })?.text?.words).toBe('5 m');
    expect(finishedMark(pen('area'), { points: corners, marks: [scale] })?.text?.words).toBe('2 m²');
  });

  it('of an ellipse and a cloud stays around its corners', () => {
    for (const tool of ['ellipse', 'cloud'] as const) {
      const points = [
        { x: 0, y: 0 },
        { x: 200, y: 100 },
      ];
      const trail = finishedMark(pen(tool), { points, marks: [] })?.trail ?? [];
      const across = trail.map(({ x }) => x);
      expect(Math.min(...across)).toBeGreaterThan(-40);
      expect(Math.max(...across)).toBeLessThan(240);
      expect(Math.max(...across)).toBeGreaterThanOrEqual(200);
      expect(trail.length).toBeGreaterThan(40);
    }
  });

  it('is none for the eraser and for selecting', () => {
    for (const tool of ['eraser', 'select', 'scale'] as const)
      expect(finishedMark(pen(tool), { points: ends, marks: [] })).toBeNull();
  });
});
