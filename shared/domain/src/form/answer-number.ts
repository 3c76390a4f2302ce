import type { FormField } from './form-sections.ts';
import { isNotApplicable } from './not-applicable.ts';

const WRITTEN = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;
const LEADING = /^[+-]?\d+(?:\.\d+)?/;

/** A written number: `12.5`, or `12,5` as other languages write it. Null for anything else. */
export function writtenNumber(text: string): number | null {
  const trimmed = text.trim();
  return WRITTEN.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/**
 * The number that an answer counts as in formulas and comparisons: Yes is 1 and No is 0, and an option begins with its
 * number, as in “3 – Major”. Null for no answer, for N/A, and for words.
 */
export function answerNumber(field: Pick<FormField, 'kind' | 'ext'>, value: unknown): number | null {
  if (isNotApplicable(field, value)) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  if (field.kind !== 'select') return writtenNumber(value);
  const digits = LEADING.exec(value.trim());
  return digits ? Number(digits[0]) : null;
}
