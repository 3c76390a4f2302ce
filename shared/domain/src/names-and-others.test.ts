import { expect, it } from 'vitest';
import { namesAndOthers } from './names-and-others.ts';

it('lists five names and counts the rest', () => {
  expect(namesAndOthers(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])).toEqual({
    shown: ['a', 'b', 'c', 'd', 'e'],
    others: 3,
  });
});

it('has no rest with five or fewer names', () => {
  expect(namesAndOthers(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c', 'd', 'e'], others: 0 });
  expect(namesAndOthers([])).toEqual({ shown: [], others: 0 });
});
