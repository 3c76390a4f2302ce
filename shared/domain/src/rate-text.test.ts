import { expect, it } from 'vitest';
import { rateUnit } from './rate-text.ts';

it('CONST028 a rate without a unit is /hr', () => {
  expect([null, undefined, '', ' '].map(rateUnit)).toEqual(['/hr', '/hr', '/hr', '/hr']);
});

it('keeps the unit of a rate, with one slash before it', () => {
  expect(rateUnit('/day')).toBe('/day');
  expect(rateUnit('km')).toBe('/km');
});
