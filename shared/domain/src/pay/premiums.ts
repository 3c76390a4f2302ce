import { dayNumber, weekdayOf } from './local-time.ts';
import type { PayPremium } from './pay-rules.ts';

const DAY_MIN = 1440;

/** The premiums that hold at a minute of a local day, and for how many minutes it stays so. */
export function premiumsFrom(
  premiums: readonly PayPremium[],
  { day, localStart }: { day: string; localStart: number },
): { premiums: PayPremium[]; left: number } {
  const weekday = weekdayOf(dayNumber(day));
  const edges = premiums.flatMap(({ from_min, to_min }) => [from_min, to_min]).filter((edge) => edge > localStart);
  return {
    premiums: premiums.filter((premium) => holds(premium, weekday, localStart)),
    left: Math.min(DAY_MIN - localStart, ...edges.map((edge) => edge - localStart)),
  };
}

/** A premium that goes past midnight belongs to the day on which it begins. From and to the same time is the whole day. */
function holds({ from_min: from, to_min: to, days }: PayPremium, weekday: number, minute: number): boolean {
  const on = (day: number) => days.length === 0 || days.includes(day);
  if (from < to) return minute >= from && minute < to && on(weekday);
  return (minute >= from && on(weekday)) || (minute < to && on((weekday + 6) % 7));
}
