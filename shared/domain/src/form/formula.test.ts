import {
  array,
  assert,
  constantFrom,
  double,
  integer,
  letrec,
  oneof,
  option,
  property,
  string,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatedText, evaluateFormula, rounded } from './formula-value.ts';
import { faultText } from './answer-fault.ts';
import { isFormulaError, parseFormula } from './formula.ts';

const ANSWERS: Readonly<Record<string, readonly (number | null)[]>> = {
  length: [4],
  width: [2.5],
  unanswered: [null],
  'crew.hours': [8, null, 6.5],
};

function valueOf(text: string): number | null | string {
  const formula = parseFormula(text);
  if (isFormulaError(formula)) return faultText(formula);
  return evaluateFormula(formula, (key, column) => ANSWERS[column === null ? key : `${key}.${column}`] ?? [null]);
}

describe('a formula', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 2 - 3', 5],
    ['12 / 4 / 3', 1],
    ['-2 * -(3 - 1)', 4],
    ['length * width', 10],
    ['{length} * {width}', 10],
    ['round(10 / 3, 2)', 3.33],
    ['abs(2 - 5)', 3],
    ['if(length > 3, 1, 0)', 1],
    ['if(length <= 3, 1, width)', 2.5],
    ['sum(crew.hours) * 2', 29],
    ['sum({crew.hours}, 1)', 15.5],
    ['count(crew.hours)', 2],
    ['average(crew.hours)', 7.25],
    ['min(crew.hours, 9)', 6.5],
    ['MAX(1, 2)', 2],
  ])('%s is %d', (text, value) => {
    expect(valueOf(text)).toBe(value);
  });

  it.each(['unanswered + 1', 'nowhere', '1 / 0', 'if(unanswered, 1, 2)', 'crew.hours', 'min(unanswered)'])(
    '%s has no value',
    (text) => {
      expect(valueOf(text)).toBeNull();
    },
  );

  it('takes only the branch that holds', () => {
    expect(valueOf('if(width = 0, length / 0, length / width)')).toBe(1.6);
  });

  it.each([
    ['1 +', 'The formula ends too early.'],
    ['1 2', '“2” cannot be read here.'],
    ['(1', 'A “)” is missing.'],
    ['alert(1)', 'There is no function “alert”.'],
    ['if(1, 2)', '“if” takes 3 values, and here it has 2.'],
    ['constructor.constructor("x")()', '“("x")()” cannot be read here.'],
    ['('.repeat(60), 'The formula has too many brackets in each other.'],
    ['1+'.repeat(600), 'The formula is too long.'],
  ])('%s says what is wrong', (text, message) => {
    expect(valueOf(text)).toBe(message);
  });

  it('never throws, whatever is typed', () => {
    assert(
      property(string({ maxLength: 60, unit: constantFrom(...'a1.,+-*/(){}<>=! sumif'.split('')) }), (text) => {
        const value = valueOf(text);
        return value === null || typeof value === 'string' || Number.isFinite(value);
      }),
      { numRuns: 2000 },
    );
  });

  /** Written formulas, each with what it comes to in JavaScript. */
  const { whole } = letrec<{ whole: [string, number]; part: [string, number] }>((tie) => ({
    part: oneof(
      { depthSize: 'small' },
      integer({ min: 0, max: 99 }).map((n): [string, number] => [String(n), n]),
      tie('whole'),
    ),
    whole: oneof(
      { depthSize: 'small', withCrossShrink: true },
      integer({ min: 0, max: 99 }).map((n): [string, number] => [String(n), n]),
      tuple(tie('part'), constantFrom('+', '-', '*'), tie('part')).map(([[a, x], sign, [b, y]]): [string, number] => [
        `(${a}${sign}${b})`,
        sign === '+' ? x + y : sign === '-' ? x - y : x * y,
      ]),
      tuple(tie('part'), tie('part')).map(([[a, x], [b, y]]): [string, number] => [`max(${a}, ${b})`, Math.max(x, y)]),
    ),
  }));

  it('comes to what arithmetic comes to', () => {
    assert(
      property(whole, ([text, value]) => {
        const found = valueOf(text);
        return text.length > 1000 || found === value || /brackets/.test(String(found));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [0.1 + 0.2, 2, 0.3],
    [1e-9, 2, 0],
    [123456789.125, 2, 123456789.13],
  ])('%d to %d digits is %d', (value, digits, result) => {
    expect(rounded(value, digits)).toBe(result);
  });

  it('is never further away than half a digit, and rounding again changes nothing', () => {
    assert(
      property(double({ min: -1e9, max: 1e9, noNaN: true }), integer({ min: 0, max: 4 }), (value, digits) => {
        const once = rounded(value, digits);
        return Math.abs(once - value) <= 0.5000001 * 10 ** -digits && rounded(once, digits) === once;
      }),
    );
  });

  it('is written as people write numbers, or not at all', () => {
    assert(
      property(
        option(double({ noNaN: true, noDefaultInfinity: true })),
        integer({ min: 0, max: 6 }),
        (value, digits) => {
          const text = calculatedText(value, digits);
          return text === null || /^-?\d+(\.\d+)?$/.test(text);
        },
      ),
    );
  });

  it('sums in any order', () => {
    assert(
      property(array(integer({ min: -1000, max: 1000 })), (numbers) => {
        const formula = parseFormula('sum(a.b)');
        if (isFormulaError(formula)) return false;
        const forth = evaluateFormula(formula, () => numbers);
        return forth === evaluateFormula(formula, () => numbers.toReversed());
      }),
    );
  });
});
