import { expect, test } from 'vitest';
import { unitPriceText } from './money-text.ts';

test.each([
  ['178', '178.00'],
  ['3.7', '3.70'],
  ['18.3750', '18.375'],
  ['-2', '-2.00'],
  ['', ''],
  ['by agreement', 'by agreement'],
])('the price of a unit %s is shown as %s', (price, shown) => {
  expect(unitPriceText(price)).toBe(shown);
});
