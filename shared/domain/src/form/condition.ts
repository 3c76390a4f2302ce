import { answerNumber, writtenNumber } from './answer-number.ts';
import type { Condition, ConditionTest, Operator } from './field-ext.ts';
import type { FormField } from './form-sections.ts';
import { isEmpty } from './is-empty.ts';
import { isNotApplicable, NOT_APPLICABLE } from './not-applicable.ts';

/** A question with its answer; a hidden one has none. Null for a key that no question has. */
export type Read = (key: string) => { field: FormField; value: unknown } | null;

/**
 * Whether a condition is met. What cannot be decided does not hide a question: a test of a question that does not exist
 * counts as met.
 */
export function isMet({ needs, tests }: Condition, read: Read): boolean {
  const holds = (test: ConditionTest): boolean => {
    const found = read(test.key);
    return found === null || testHolds(test, found.field, found.value);
  };
  return needs === 'all' ? tests.every(holds) : tests.some(holds);
}

function testHolds({ operator, wanted }: ConditionTest, field: FormField, value: unknown): boolean {
  const isAnswered = !isEmpty(value) && !(Array.isArray(value) && value.length === 0);
  return isAnswered ? HOLDS[operator](field, value, wanted) : operator === 'notAnswered';
}

/** What each operator says of an answer that was given. */
const HOLDS: Record<Operator, (field: FormField, value: unknown, wanted: unknown) => boolean> = {
  is: isAnswer,
  isNot: (field, value, wanted) => !isAnswer(field, value, wanted),
  includes: (field, value, wanted) => isAnswer(field, value, wanted) || includesText(value, wanted),
  above: (field, value, wanted) => (compared(field, value, wanted) ?? 0) > 0,
  below: (field, value, wanted) => (compared(field, value, wanted) ?? 0) < 0,
  answered: () => true,
  notAnswered: () => false,
};

/**
 * Compares answers as text: 1, "1", true and the "Yes" of a yes-or-no question are equal. Of several answers, and of
 * several wanted ones, any may match.
 */
export function isAnswer(field: Pick<FormField, 'kind' | 'ext'>, value: unknown, wanted: unknown): boolean {
  if (isEmpty(value) || isEmpty(wanted)) return false;
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  const asked: readonly unknown[] = Array.isArray(wanted) ? wanted : [wanted];
  return given.some((part) => asked.some((one) => wordOf(field, one) === wordOf(field, part)));
}

const YES_WORDS: ReadonlySet<string> = new Set(['1', 'true', 'yes']);

function wordOf(field: Pick<FormField, 'kind' | 'ext'>, part: unknown): string {
  if (isNotApplicable(field, part)) return NOT_APPLICABLE;
  const text = String(part).trim().toLowerCase();
  if (field.kind === 'boolean') return YES_WORDS.has(text) ? 'yes' : 'no';
  const number = field.kind === 'number' || field.kind === 'calculated' ? writtenNumber(text) : null;
  return number === null ? text : String(number);
}

const includesText = (value: unknown, wanted: unknown): boolean =>
  typeof value === 'string' && typeof wanted === 'string' && value.toLowerCase().includes(wanted.trim().toLowerCase());

/** Numbers as numbers; days and times, whose text has the order of time, as text. Null: cannot be compared. */
function compared(field: FormField, value: unknown, wanted: unknown): number | null {
  const [mine, other] = [answerNumber(field, value), typeof wanted === 'string' ? writtenNumber(wanted) : wanted];
  if (mine !== null && typeof other === 'number') return mine - other;
  if (!IN_TIME.has(field.kind) || typeof value !== 'string' || typeof wanted !== 'string') return null;
  if (value === wanted) return 0;
  return value > wanted ? 1 : -1;
}

const IN_TIME: ReadonlySet<string> = new Set(['date', 'time', 'date-time']);
