import { expect, it } from 'vitest';
import { keyed } from './keyed.ts';

it('distinguishes items of the same name', () => {
  expect(keyed(['a', 'b', 'a'], (name) => name).map(({ key }) => key)).toEqual(['a', 'b', 'a 2']);
});
