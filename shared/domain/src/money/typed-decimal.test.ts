import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { decimalText, tenThousandths } from './decimal.ts';
import { spread } from './spread.ts';
import { typedDecimal } from './typed-decimal.ts';

it.each([
  ['$1,234.50', '1234.5'],
  ['(12.00)', '-12'],
  ['1 234,50', '1234.5'],
  ['1.234,56', '1234.56'],
  ['1,234', '1234'],
  ['0,125', '0.125'],
  ['12,5', '12.5'],
  ['1,234,567', '1234567'],
  ['−3.5', '-3.5'],
  ['12 %', '12'],
  ['.5', '0.5'],
  ['7-', '-7'],
  ['1.00005', null],
  ['pump', null],
  ['', null],
  ['1-2', null],
])('%s is %s', (typed, value) => {
  expect(typedDecimal(typed)).toBe(value);
});

it('what is written is read again', () => {
  assert(
    property(integer({ min: -9_000_000_000, max: 9_000_000_000 }), (value) => {
      const text = decimalText(BigInt(value));
      expect(tenThousandths(text)).toBe(BigInt(value));
      expect(typedDecimal(text)).toBe(text);
    }),
  );
});

it('a spread adds up exactly; ties go to the earlier part', () => {
  expect(spread(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
  expect(spread(-5n, [1n, 1n])).toEqual([-3n, -2n]);
  expect(spread(258_341n, [1_690_000n, 145_429n, 475_230n, 598_600n, 320_000n])).toEqual([
    135_200n,
    11_634n,
    38_019n,
    47_888n,
    25_600n,
  ]);
  expect(spread(7n, [0n, 0n])).toEqual([7n, 0n]);
  expect(spread(7n, [])).toEqual([]);
});
