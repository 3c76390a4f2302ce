import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it('cuts after the given number of characters and marks the cut', () => {
  expect(excerpt('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}...`);
});

it('leaves a text that fits as it is', () => {
  expect(excerpt('x'.repeat(100), 100)).toBe('x'.repeat(100));
});

it('does not cut a character in two', () => {
  expect(excerpt('👷👷👷', 2)).toBe('👷👷...');
});
