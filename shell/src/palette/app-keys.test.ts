// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { appKeyOf, takesLetters } from './app-keys.ts';

const press = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more });

const input = (type: string) => Object.assign(document.createElement('input'), { type });

it('opens the palette by ⌘K and by Ctrl K, also from a field', () => {
  expect(appKeyOf(press('k', { metaKey: true }), true)).toBe('palette');
  expect(appKeyOf(press('K', { ctrlKey: true }), false)).toBe('palette');
  expect(appKeyOf(press('k'), false)).toBeNull();
});

it('leaves letters to input fields', () => {
  expect(appKeyOf(press('/'), false)).toBe('search');
  expect(appKeyOf(press('?'), false)).toBe('shortcuts');
  expect(appKeyOf(press('/'), true)).toBeNull();
});

it('ignores keys that were already handled, and input method composition', () => {
  expect(appKeyOf(press('/', { isComposing: true }), false)).toBeNull();
  expect(appKeyOf(press('k', { ctrlKey: true, altKey: true }), false)).toBeNull();
});

it('knows which elements take text', () => {
  expect([input('text'), input('search'), document.createElement('textarea')].every(takesLetters)).toBe(true);
  expect([input('checkbox'), document.createElement('button'), null].some(takesLetters)).toBe(false);
});
