import { minuteIn } from '../local-time.ts';
import { PLAIN_RULES } from '../pay-rules.ts';
import type { PayRules } from '../pay-rules.ts';
import type { PaidLog } from '../stretches.ts';

const MINUTE_MS = 60_000;

/** Minutes of a time of day: "07:30". */
export const clock = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The instant of a local time: "2026-11-01 07:30", in ms. */
export const instantIn = (zone: string, text: string): number =>
  minuteIn(zone, text.slice(0, 10), clock(text.slice(11))) * MINUTE_MS;

let next = 0;

/** A log from "2026-11-02 07:00" to "2026-11-02 17:30"; `meal` is when half an unpaid hour began, 12:00 unless said, "" for none. */
export function logOf(
  zone: string,
  [from, until, meal]: readonly [string, string, string?],
  more: Partial<PaidLog> & Pick<PaidLog, 'rateCents' | 'agreement'>,
): PaidLog {
  const began = meal ?? `${from.slice(0, 10)} 12:00`;
  const begins = began === '' ? null : instantIn(zone, began);
  next += 1;
  return {
    id: next,
    start: instantIn(zone, from),
    end: instantIn(zone, until),
    breaks: begins === null ? [] : [{ start: begins, end: begins + 30 * MINUTE_MS }],
    zone,
    job: null,
    ...more,
  };
}

const HOUR = 60;

/** Above 44 hours a week, time and a half of the hour's own rate (Employment Standards Act of Ontario, s. 22). */
export const ONTARIO: PayRules = {
  ...PLAIN_RULES,
  weekly: { after_min: 44 * HOUR, factor: 150, base: 'hour', counts: 'all' },
};

/** Above 40 hours a week, half of the week's average rate besides (29 CFR 778). */
export const FEDERAL: PayRules = {
  ...PLAIN_RULES,
  weekly: { after_min: 40 * HOUR, factor: 150, base: 'average', counts: 'all' },
  paid_break_max_min: 20,
};

/** After 8 hours of a shift 1.5; Saturday 1.5 for 4 hours, then 2; Sunday 2; a holiday 2.5. */
export const UNION: PayRules = {
  ...PLAIN_RULES,
  daily: [{ after_min: 8 * HOUR, factor: 150 }],
  weekdays: [
    {
      day: 6,
      tiers: [
        { after_min: 0, factor: 150 },
        { after_min: 4 * HOUR, factor: 200 },
      ],
    },
    { day: 0, tiers: [{ after_min: 0, factor: 200 }] },
  ],
  holiday: 250,
};
