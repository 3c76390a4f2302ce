/** What happens to a visit that falls on a weekend or a holiday. */
export const HOLIDAY_RULES = ['same_day', 'next_working_day'] as const;
export type HolidayRule = (typeof HOLIDAY_RULES)[number];

/** `customer`: a visit is done when the customer has signed, or when it is said why nobody did. */
export const SIGNATURE_RULES = ['none', 'customer'] as const;
export type SignatureRule = (typeof SIGNATURE_RULES)[number];

export const RULE_UNITS = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
type RuleUnit = (typeof RULE_UNITS)[number];
export const RULE_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type RuleDay = (typeof RULE_DAYS)[number];

/** A rule that people can make: every so many days, weeks, months or years, on a day. */
export type VisitRule = {
  unit: RuleUnit;
  every: number;
  /** In weeks: the days; none means the day of the start. */
  days: readonly RuleDay[];
  /** In months and years: 1 to 4 is the first to fourth such day, -1 the last. null means the date of the start. */
  nth: { week: number; day: RuleDay } | null;
  /** In months: the last day, whichever it is. */
  isLastDay: boolean;
};

/** The rule as an RRULE of RFC 5545. */
export function ruleText({ unit, every, days, nth, isLastDay }: VisitRule): string {
  const parts = [`FREQ=${unit}`];
  if (every > 1) parts.push(`INTERVAL=${every}`);
  if (unit === 'WEEKLY' && days.length > 0)
    parts.push(`BYDAY=${RULE_DAYS.filter((day) => days.includes(day)).join(',')}`);
  if (unit === 'MONTHLY' && isLastDay) parts.push('BYMONTHDAY=-1');
  else if (unit === 'MONTHLY' && nth) parts.push(`BYDAY=${nth.week}${nth.day}`);
  return parts.join(';');
}

/** Reads what `ruleText` writes; null for a rule that only a calendar program could have made. */
export function parseRule(text: string): VisitRule | null {
  const parts = new Map(text.split(';').map((part) => pairOf(part)));
  const unit = RULE_UNITS.find((each) => each === parts.get('FREQ'));
  const every = Number(parts.get('INTERVAL') ?? '1');
  if (unit === undefined || !Number.isInteger(every) || every < 1) return null;
  const byDay = parts.get('BYDAY') ?? '';
  const rule: VisitRule = {
    unit,
    every,
    days: RULE_DAYS.filter((day) => byDay.split(',').includes(day)),
    nth: nthOf(byDay),
    isLastDay: parts.get('BYMONTHDAY') === '-1',
  };
  return ruleText(rule) === text ? rule : null;
}

function pairOf(part: string): [string, string] {
  const [name = '', value = ''] = part.split('=');
  return [name, value];
}

function nthOf(byDay: string): VisitRule['nth'] {
  const [, week, named] = /^(-1|[1-4])([A-Z]{2})$/.exec(byDay) ?? [];
  const day = RULE_DAYS.find((each) => each === named);
  return week === undefined || day === undefined ? null : { week: Number(week), day };
}

const UNIT_WORDS: Readonly<Record<RuleUnit, readonly [one: string, many: string, each: string]>> = {
  DAILY: ['day', 'days', 'Daily'],
  WEEKLY: ['week', 'weeks', 'Weekly'],
  MONTHLY: ['month', 'months', 'Monthly'],
  YEARLY: ['year', 'years', 'Yearly'],
};

const DAY_WORDS: Readonly<Record<RuleDay, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

const WEEK_WORDS: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', [-1]: 'last' };

/** `Every 3 months on the second Monday`; the text itself if nobody made it here. */
export function ruleWords(text: string): string {
  const rule = parseRule(text);
  if (rule === null) return text;
  const [, many, each] = UNIT_WORDS[rule.unit];
  const often = rule.every === 1 ? each : `Every ${rule.every} ${many}`;
  if (rule.isLastDay) return `${often} on the last day`;
  if (rule.nth) return `${often} on the ${WEEK_WORDS[rule.nth.week] ?? ''} ${DAY_WORDS[rule.nth.day]}`;
  return rule.days.length === 0 ? often : `${often} on ${rule.days.map((day) => DAY_WORDS[day]).join(', ')}`;
}
