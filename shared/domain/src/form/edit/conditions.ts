import { conditionIn, storedTest } from '../field-ext.ts';
import type { Condition, ConditionTest } from '../field-ext.ts';
import { isRecord } from '../json-shape.ts';
import type { Raw } from './edit-form.ts';
import { extOf, withExt } from './ext.ts';

/** A test in the editor; null for one that this version does not know, which is kept as it is. */
export type EditTest = { readonly test: ConditionTest | null; readonly stored: unknown };
export type EditCondition = { readonly needs: Condition['needs']; readonly tests: readonly EditTest[] };

/** The stored condition of a question or section, with every test in it. */
export function conditionOf(raw: Raw): EditCondition {
  const stored = extOf(raw)['visibleIf'];
  const needs = isRecord(stored) && Array.isArray(stored['any']) ? 'any' : 'all';
  const list: unknown = isRecord(stored) ? stored[needs] : undefined;
  const all: readonly unknown[] = Array.isArray(list) ? list : [];
  return { needs, tests: all.map((one) => ({ stored: one, test: testIn(one) })) };
}

const testIn = (stored: unknown): ConditionTest | null => conditionIn({ all: [stored] })?.tests[0] ?? null;

export const newTest = (test: ConditionTest): EditTest => ({ test, stored: storedTest(test) });

/** The change that stores a condition; one without tests goes, and it is shown always. */
export const withCondition = (raw: Raw, { needs, tests }: EditCondition): Raw =>
  withExt(raw, { visibleIf: tests.length === 0 ? undefined : { [needs]: tests.map(({ stored }) => stored) } });
