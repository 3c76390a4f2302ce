import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

it('cuts after the given number of characters and marks the cut', () => {
  expect(excerpt('x'.repeat(101), 100)).toBe(`${'x'.repeat(100)}...`);
});

it('leaves a short text unchanged', () => {
  expect(excerpt('x'.repeat(100), 100)).toBe('x'.repeat(100));
});

it('does not split a character', () => {
  expect(excerpt('👷👷👷', 2)).toBe('👷👷...');
});
