import { isRecord, objectOr } from './json-shape.ts';

/** What a condition asks of the answer to another question. */
const OPERATORS = ['is', 'isNot', 'includes', 'above', 'below', 'answered', 'notAnswered'] as const;
export type Operator = (typeof OPERATORS)[number];

/** `key`: of the question that is read. `wanted` is unused by `answered` and `notAnswered`. */
export type ConditionTest = { key: string; operator: Operator; wanted: unknown };

/** When a question or section is shown. */
export type Condition = { needs: 'all' | 'any'; tests: readonly ConditionTest[] };

/** The properties in `ext` of a question (decision 0083). An absent one has its neutral value here. */
export type FieldExt = {
  /** What the question really is; its `type` says how a client shows it that does not know this. */
  of: string;
  unit: string;
  min: number | null;
  max: number | null;
  /** Distance of the values that a stepper offers; other values are allowed. */
  step: number | null;
  /** Most digits after the decimal point. */
  decimals: number | null;
  visibleIf: Condition | null;
  /** Whether N/A is an answer. */
  allowNA: boolean;
  /** Whether N/A needs a reason. */
  naReason: boolean;
  formula: string;
  /** Pictures of the question, its answer and those asked for by it, are taken now and not chosen. */
  cameraOnly: boolean;
  /** A sentence below the question. */
  help: string;
  /** The answer, or several, at which the person must say that they understood before going on. */
  stop: unknown;
  /** The answer is what the meter of the form's equipment shows. */
  meter: boolean;
  remarksRequired: boolean;
  imageRequired: boolean;
};

export function fieldExt(stored: unknown): FieldExt {
  const ext = objectOr(stored);
  return {
    ...ext,
    of: textOf(ext['of']),
    unit: textOf(ext['unit']),
    min: numberOr(ext['min']),
    max: numberOr(ext['max']),
    step: numberOr(ext['step']),
    decimals: numberOr(ext['decimals']),
    visibleIf: conditionIn(ext['visibleIf']),
    allowNA: isFlag(ext['allowNA']),
    naReason: isFlag(ext['naReason']),
    formula: textOf(ext['formula']),
    cameraOnly: isFlag(ext['cameraOnly']),
    help: textOf(ext['help']),
    stop: ext['stop'],
    meter: isFlag(ext['meter']),
    remarksRequired: isFlag(ext['remarksRequired']),
    imageRequired: isFlag(ext['imageRequired']),
  };
}

/** Parses a condition. Tests that this version does not know are left out; null if none remains. */
export function conditionIn(stored: unknown): Condition | null {
  if (!isRecord(stored)) return null;
  const needs = Array.isArray(stored['any']) ? 'any' : 'all';
  const list = stored[needs];
  const tests = (Array.isArray(list) ? list : []).flatMap((test: unknown) => testIn(test) ?? []);
  return tests.length === 0 ? null : { needs, tests };
}

function testIn(stored: unknown): ConditionTest | null {
  if (!isRecord(stored) || typeof stored['key'] !== 'string') return null;
  const operator = OPERATORS.find((name) => name in stored);
  return operator === undefined ? null : { key: stored['key'], operator, wanted: stored[operator] };
}

/** The stored form of a test. */
export const storedTest = ({ key, operator, wanted }: ConditionTest): Record<string, unknown> => ({
  key,
  [operator]: isBare(operator) ? true : wanted,
});

/** Whether an operator compares with nothing. */
export const isBare = (operator: Operator): boolean => operator === 'answered' || operator === 'notAnswered';

const isFlag = (value: unknown): boolean => value === true || value === 1 || value === '1';
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOr = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;
