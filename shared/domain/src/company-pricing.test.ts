import { describe, expect, it } from 'vitest';
import {
  claimsBack,
  jobDefault,
  pricingFactor,
  taxProblems,
  taxesOf,
  taxesText,
  withJobDefault,
  withPricingFactor,
} from './company-pricing.ts';

describe('pricingFactor', () => {
  it('CONST009 is 1 if the company has set none', () => {
    for (const text of [null, '', '{}', '[]', 'not json', '{"factor":"2"}', '{"factor":0}', '{"factor":-1}']) {
      expect(pricingFactor(text)).toBe(1);
    }
  });

  it('is the company’s value, and is set without losing other settings', () => {
    expect(pricingFactor('{"factor":1.25}')).toBe(1.25);
    expect(withPricingFactor('{"labour":118,"factor":1}', 1.4)).toBe('{"labour":118,"factor":1.4}');
  });
});

it.each([
  ['{"HST":0,"GST":100}', []],
  [
    '{"HST":100.5,"GST":-1,"PST":7}',
    ['The rate of HST must be between 0 and 100 percent.', 'The rate of GST must be between 0 and 100 percent.'],
  ],
  ['{"HST":"x"}', ['Every tax needs a name and a rate in percent.']],
  ['{" ":5}', ['Every tax needs a name and a rate in percent.']],
])('of the taxes %s it says %j', (text, problems) => expect(taxProblems(text)).toEqual(problems));

describe('taxesOf', () => {
  it('reads a rate by itself and a rate with its default flag', () => {
    expect(taxesOf('{"HST":{"taxRate":13,"isDefault":true},"GST":5,"odd":"x","none":null}')).toEqual([
      { at: 1, name: 'HST', ratePercent: 13, isDefault: true, said: { taxRate: 13, isDefault: true } },
      { at: 2, name: 'GST', ratePercent: 5, isDefault: false },
    ]);
  });

  it('is written back as it was read', () => {
    const text = '{"HST":{"taxRate":13,"isDefault":true},"GST":5}';
    expect(taxesText(taxesOf(text))).toBe(text);
  });

  it('reads the format of the specification, and writes back all of it', () => {
    const text = '{"GST":{"taxRate":5,"isDefault":1,"registration":"R 123"},"PST":{"taxRate":7,"isDefault":0}}';
    expect(taxesOf(text).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['GST', true],
      ['PST', false],
    ]);
    expect(taxesText(taxesOf(text))).toBe(text);
    const other = taxesOf(text).map((tax) => Object.assign(tax, { isDefault: tax.name === 'PST' }));
    expect(taxesText(other)).toBe(
      '{"GST":{"taxRate":5,"isDefault":0,"registration":"R 123"},"PST":{"taxRate":7,"isDefault":1}}',
    );
  });
});

describe('claimsBack', () => {
  it('is what a tax says of itself, and else what is usual in the country', () => {
    const text = '{"HST":13,"PST":{"taxRate":7,"recoverable":0},"VAT":{"taxRate":20,"recoverable":true}}';
    const [canadian, american] = [claimsBack(text, false), claimsBack(text, true)];
    expect(['HST', 'PST', 'VAT', 'no tax'].map(canadian)).toEqual([true, false, true, true]);
    expect(['HST', 'PST', 'VAT'].map(american)).toEqual([false, false, true]);
  });
});

describe('jobDefault', () => {
  it('reads only a number', () => {
    expect(jobDefault('{"check_in_tolerance":500}', 'check_in_tolerance')).toBe(500);
    expect(jobDefault('{"check_in_tolerance":"500"}', 'check_in_tolerance')).toBeNull();
    expect(jobDefault('{}', 'toString')).toBeNull();
  });

  it('is set and removed beside the others', () => {
    expect(withJobDefault('{"a":1,"b":2}', 'a', 3)).toBe('{"b":2,"a":3}');
    expect(withJobDefault('{"a":1,"b":2}', 'a', null)).toBe('{"b":2}');
  });
});
