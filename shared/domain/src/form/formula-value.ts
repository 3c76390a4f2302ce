import type { Formula, FormulaOperator, FunctionName } from './formula.ts';

/** The numbers that a name stands for: one of a question, one of each row of a repeating one. Null: no answer. */
export type Lookup = (key: string, column: string | null) => readonly (number | null)[];

/** `isMany`: inside a function that takes all rows. */
type ReadName = { key: string; column: string | null; isMany: boolean };

/** The questions that a formula reads. */
export function formulaNames(formula: Formula, isMany = false): ReadName[] {
  if (formula.kind === 'name') return [{ key: formula.key, column: formula.column, isMany }];
  if (formula.kind === 'minus') return formulaNames(formula.of);
  if (formula.kind === 'pair') return [...formulaNames(formula.left), ...formulaNames(formula.right)];
  if (formula.kind === 'number') return [];
  return formula.given.flatMap((part) => formulaNames(part, Object.hasOwn(OF_MANY, formula.name)));
}

/**
 * The value of a formula; null without the answers that it needs, or if it comes to no number (a division by zero).
 * `sum`, `count`, `average`, `min` and `max` pass over what is not answered; `sum` and `count` of nothing are 0.
 */
export function evaluateFormula(formula: Formula, lookup: Lookup): number | null {
  const value = valueOf(formula, lookup);
  return value === null || !Number.isFinite(value) ? null : value;
}

function valueOf(formula: Formula, lookup: Lookup): number | null {
  if (formula.kind === 'number') return formula.value;
  if (formula.kind === 'name') return formula.column === null ? (lookup(formula.key, null)[0] ?? null) : null;
  if (formula.kind === 'call') return called(formula.name, formula.given, lookup);
  const right = evaluateFormula(formula.kind === 'minus' ? formula.of : formula.right, lookup);
  if (right === null) return null;
  if (formula.kind === 'minus') return -right;
  const left = evaluateFormula(formula.left, lookup);
  return left === null ? null : PAIRED[formula.operator](left, right);
}

const PAIRED: Record<FormulaOperator, (left: number, right: number) => number> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '<': (left, right) => Number(left < right),
  '>': (left, right) => Number(left > right),
  '<=': (left, right) => Number(left <= right),
  '>=': (left, right) => Number(left >= right),
  '=': (left, right) => Number(left === right),
  '!=': (left, right) => Number(left !== right),
};

const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

type OfMany = 'sum' | 'count' | 'average' | 'min' | 'max';

/** The functions that take all rows of a repeating question. */
const OF_MANY: Record<OfMany, (values: readonly number[]) => number | null> = {
  sum: totalOf,
  count: (values) => values.length,
  average: (values) => (values.length === 0 ? null : totalOf(values) / values.length),
  min: (values) => (values.length === 0 ? null : Math.min(...values)),
  max: (values) => (values.length === 0 ? null : Math.max(...values)),
};

function called(name: FunctionName, given: readonly Formula[], lookup: Lookup): number | null {
  if (name === 'if' || name === 'round' || name === 'abs') return ofOne(name, given, lookup);
  return OF_MANY[name](given.flatMap((part) => numbersOf(part, lookup)).filter((value) => value !== null));
}

function ofOne(name: 'if' | 'round' | 'abs', [first, ...more]: readonly Formula[], lookup: Lookup): number | null {
  const value = first ? evaluateFormula(first, lookup) : null;
  if (value === null) return null;
  if (name === 'abs') return Math.abs(value);
  const branch = name === 'if' && value === 0 ? more[1] : more[0];
  const second = branch ? evaluateFormula(branch, lookup) : 0;
  if (name === 'if') return second;
  return second === null ? null : rounded(value, second);
}

const numbersOf = (formula: Formula, lookup: Lookup): readonly (number | null)[] =>
  formula.kind === 'name' ? lookup(formula.key, formula.column) : [evaluateFormula(formula, lookup)];

const MOST_DIGITS = 6;

/** Rounds half away from zero, by the decimal digits that a person sees: 1.005 to two digits is 1.01. */
export function rounded(value: number, digits: number): number {
  const places = Math.min(Math.max(Math.trunc(digits), 0), MOST_DIGITS);
  const size = Math.abs(value);
  const shifted = Math.round(Number(`${plainText(size)}e${places}`));
  const result = shifted < 1e21 ? Number(`${shifted}e-${places}`) : size;
  return result === 0 ? 0 : Math.sign(value) * result;
}

/** Without an exponent: a number that has one is whole, or too small to be seen. */
function plainText(size: number): string {
  const text = String(size);
  return text.includes('e') && size < 1 ? '0' : text;
}

/** The text of a calculated value, which is what is stored; null for none or one that is too large to be a value. */
export function calculatedText(value: number | null, digits: number): string | null {
  if (value === null || Math.abs(value) >= 1e15) return null;
  return String(rounded(value, digits));
}
