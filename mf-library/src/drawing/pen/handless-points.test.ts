import { expect, it } from 'vitest';
import { FIRST_PEN, type Tool } from '../../pen-choices.ts';
import { finishedMark } from './finished-mark.ts';
import { handlessPoints } from './handless-points.ts';

const AT = { at: { x: 100, y: 100 }, reach: 50 };
const points = (tool: Tool) => handlessPoints({ ...FIRST_PEN, tool }, AT);

it('a box and a line reach to both sides of the spot, a stamp stands on it, and what only works on marks draws nothing', () => {
  expect(points('rectangle')).toEqual([
    { x: 50, y: 70 },
    { x: 150, y: 130 },
  ]);
  expect(points('arrow')).toEqual([
    { x: 50, y: 100 },
    { x: 150, y: 100 },
  ]);
  expect(points('stamp')).toEqual([{ x: 100, y: 100 }]);
  expect(points('area')).toHaveLength(4);
  expect([...points('select'), ...points('eraser')]).toEqual([]);
});

it.each([
  'pen',
  'highlighter',
  'line',
  'arrow',
  'rectangle',
  'ellipse',
  'cloud',
  'text',
  'callout',
  'stamp',
  'count',
] as const)('%s makes a mark without a hand', (tool) => {
  const hand = { points: points(tool), words: 'Leak', marks: [] };
  expect(finishedMark({ ...FIRST_PEN, tool }, hand)?.strokeColor).toBe('black');
});
