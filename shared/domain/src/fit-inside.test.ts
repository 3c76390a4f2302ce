import { expect, it } from 'vitest';
import { fitInside } from './fit-inside.ts';

it('keeps the proportions of wide and of tall pictures', () => {
  expect(fitInside({ width: 4000, height: 3000 }, 300)).toEqual({ width: 300, height: 225 });
  expect(fitInside({ width: 3000, height: 4000 }, 300)).toEqual({ width: 225, height: 300 });
});

it('does not enlarge a small picture, and never gives nothing', () => {
  expect(fitInside({ width: 40, height: 30 }, 300)).toEqual({ width: 40, height: 30 });
  expect(fitInside({ width: 4000, height: 1 }, 300)).toEqual({ width: 300, height: 1 });
});
