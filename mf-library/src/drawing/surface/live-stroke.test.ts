// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { fakeCanvas } from '../../testing/fake-canvas.ts';
import { LiveStroke } from './live-stroke.ts';

afterEach(() => void vi.restoreAllMocks());

it('a move at the end of a stroke of 20,000 points paints as much as one at its start', () => {
  const calls = fakeCanvas();
  const stroke = new LiveStroke(2);
  stroke.resize({ width: 100, height: 100 });
  stroke.begin({ scale: 1, x: 0, y: 0 }, { colour: 'red', thickness: 3, opacity: 1 });
  const painted = [];
  for (let x = 0; x < 20_000; x += 1) {
    calls.length = 0;
    stroke.add([{ x, y: 1 }]);
    painted.push(calls.length);
  }
  expect(new Set(painted).size).toBe(1);
  // Each piece begins where the one before it ended.
  expect(calls.find(({ name }) => name === 'moveTo')?.args).toEqual([19_998, 1]);
});
