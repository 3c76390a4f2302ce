import * as v from 'valibot';
import { Finite, listInText, objectInText } from '../json-text.ts';
import { PLAIN_RULES, PayRulesSchema } from './pay-rules.ts';
import type { PayRules } from './pay-rules.ts';

const ScalesSchema = v.pipe(
  v.array(
    v.object({
      title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
      rate: v.pipe(
        Finite,
        v.minValue(0),
        v.maxValue(9999.99),
        v.check((rate) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-6),
      ),
    }),
  ),
  v.maxLength(100),
);

/** What a text of classifications does not hold well. */
export type ScaleProblem = 'values' | 'twice';

/** Why classifications cannot be kept: each has a title of its own and a rate in whole cents. Null for good ones. */
export function scaleProblem(text: string): ScaleProblem | null {
  const parsed = v.safeParse(ScalesSchema, listInText(text));
  if (!parsed.success) return 'values';
  const titles = new Set(parsed.output.map(({ title }) => title.toLowerCase()));
  return titles.size === parsed.output.length ? null : 'twice';
}

const DAY_MIN = 1440;
const WEEK_MIN = 7 * DAY_MIN;

/** What the engine could reckon with, and nobody means. */
const unlikely = (rules: PayRules): [name: string, isWrong: boolean][] => [
  ['weekly.after_min', (rules.weekly?.after_min ?? 0) > WEEK_MIN],
  ['daily', rules.daily.some(({ after_min }) => after_min > DAY_MIN)],
  ['weekdays', rules.weekdays.some(({ tiers }) => tiers.some(({ after_min }) => after_min > DAY_MIN))],
  ['shift_gap_min', rules.shift_gap_min < 1 || rules.shift_gap_min > DAY_MIN],
  ['paid_break_max_min', rules.paid_break_max_min > 120],
  ['break_after_min', rules.break_after_min > DAY_MIN],
  ['break_min', rules.break_min > 240],
  ['minimum_shift_min', rules.minimum_shift_min > DAY_MIN],
  ['premiums.title', rules.premiums.some(({ title }) => title.trim() === '')],
  ['premiums.cents', rules.premiums.some(({ cents }) => cents < 1 || cents > 100_000)],
];

/** The names of the rules in a text that hold no possible value: `weekly.after_min`. */
export function wrongRules(text: string): string[] {
  const parsed = v.safeParse(PayRulesSchema, { ...PLAIN_RULES, ...objectInText(text) });
  if (!parsed.success) return [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? ''))];
  return unlikely(parsed.output).flatMap(([name, isWrong]) => (isWrong ? [name] : []));
}
