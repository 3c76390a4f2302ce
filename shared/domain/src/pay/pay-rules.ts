import * as v from 'valibot';
import { objectInText } from '../json-text.ts';

const DAY_MIN = 1440;

/** Wide enough for what somebody is about to type; `wrongRules` says what may be kept. */
const Minutes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
/** What an hour pays, in hundredths of its rate: 150 is time and a half. */
const Factor = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(500));
const Weekday = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));
const Title = v.pipe(v.string(), v.maxLength(60));
const TimeOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(DAY_MIN));

/** From `after_min` minutes on an hour pays `factor`. */
const Tier = v.strictObject({ after_min: Minutes, factor: Factor });

const Weekly = v.strictObject({
  after_min: Minutes,
  factor: Factor,
  /**
   * `hour`: an hour of overtime pays its own rate times the factor. `average`: every hour pays its own rate, and overtime pays what the
   * factor is above one of the week's average rate besides (29 CFR 778).
   */
  base: v.picklist(['hour', 'average']),
  /** Which hours come up to the limit: all, or those alone that nothing else raises. */
  counts: v.picklist(['all', 'straight']),
});

/** An amount by the hour on top, between two times of the local day; `to_min` may be on the next day. No days means every day. */
const Premium = v.strictObject({
  title: Title,
  cents: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000)),
  from_min: TimeOfDay,
  to_min: TimeOfDay,
  days: v.pipe(v.array(Weekday), v.maxLength(7)),
});

/** What a collective agreement, or the law, says about hours. Weekdays are 0 for Sunday to 6; all times are minutes. */
export const PayRulesSchema = v.strictObject({
  week_start: Weekday,
  /** Whose minutes a daily limit counts: those of a shift, also past midnight, or those of a calendar day. */
  day_of: v.picklist(['shift', 'day']),
  /** Work that begins so long after the last is a new shift. */
  shift_gap_min: Minutes,
  daily: v.pipe(v.array(Tier), v.maxLength(4)),
  weekly: v.nullable(Weekly),
  /** By the calendar, counted from midnight. */
  weekdays: v.pipe(
    v.array(v.strictObject({ day: Weekday, tiers: v.pipe(v.array(Tier), v.maxLength(4)) })),
    v.maxLength(7),
  ),
  holiday: v.nullable(Factor),
  /** Keys of holidays that the agreement has besides those of the company. */
  more_holidays: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(60)),
  /** In and out are rounded to so many minutes, to the nearest; 1 for none. */
  round_min: v.picklist([1, 5, 6, 10, 15]),
  /** A break that is not longer is paid. */
  paid_break_max_min: Minutes,
  /** Whoever works longer than `break_after_min` is due a break of `break_min`; 0 where nothing is said of it. */
  break_after_min: Minutes,
  break_min: Minutes,
  /** A shift pays at least so many minutes; 0 for none. */
  minimum_shift_min: Minutes,
  premiums: v.pipe(v.array(Premium), v.maxLength(10)),
});

export type PayRules = v.InferOutput<typeof PayRulesSchema>;
export type PayTier = PayRules['daily'][number];
export type PayPremium = PayRules['premiums'][number];

/** Every hour pays its rate. */
export const PLAIN_RULES: PayRules = {
  week_start: 0,
  day_of: 'shift',
  shift_gap_min: 240,
  daily: [],
  weekly: null,
  weekdays: [],
  holiday: null,
  more_holidays: [],
  round_min: 1,
  paid_break_max_min: 0,
  break_after_min: 0,
  break_min: 0,
  minimum_shift_min: 0,
  premiums: [],
};

/** The rules in a JSON text; null for none, and for text that holds something else. */
export function payRules(text: string | null): PayRules | null {
  const read = v.safeParse(PayRulesSchema, { ...PLAIN_RULES, ...objectInText(text) });
  return text !== null && read.success ? read.output : null;
}
