import { daysBetween } from '../calendar-day.ts';
import type { CalendarDay } from '../calendar-day.ts';
import { unitRates } from '../charge-out-rates.ts';

/** What use of a piece is counted in. */
export const USAGE_UNITS = ['h', 'day', 'week', 'month', 'km', 'mi'] as const;
type UsageUnit = (typeof USAGE_UNITS)[number];

/** Working hours of a unit: what an hour costs the company is known, a day is eight of them. A distance takes none that are known. */
const HOURS: Record<UsageUnit, number | null> = { h: 1, day: 8, week: 40, month: 173, km: null, mi: null };
const RATES: Record<UsageUnit, string> = {
  h: '/hr',
  day: '/day',
  week: '/week',
  month: '/month',
  km: '/km',
  mi: '/mi',
};

type Used = { quantity: number; unit: UsageUnit };
type Rated = Parameters<typeof unitRates>[0];

const cents = (amount: number): number => Math.round(amount * 100);

/** What the use costs the company; null while nobody said what an hour costs, and for a distance. */
export function usageCost({ quantity, unit }: Used, costPerHour: number | null): number | null {
  const hours = HOURS[unit];
  return costPerHour === null || hours === null ? null : Math.round(cents(costPerHour) * quantity * hours) / 100;
}

/** What a customer is charged for the use, by its own unit; null if there is no rate for that unit. */
export function usageCharge({ quantity, unit }: Used, rated: Rated): number | null {
  const found = unitRates(rated).find((each) => each.unit === RATES[unit]);
  return found?.isEnabled === true && found.rate !== null ? Math.round(cents(found.rate) * quantity) / 100 : null;
}

export const usageHours = ({ quantity, unit }: Used): number => quantity * (HOURS[unit] ?? 0);

/** What was paid for a piece, when, for how many years, and what is left of it then. */
export type Bought = {
  bought_on: CalendarDay | null;
  bought_for: number | null;
  salvage_value: number | null;
  life_years: number | null;
};

/** What a piece loses each year in a straight line, what it has lost by today, and what it is worth. */
export type Depreciation = { perYear: number; lost: number; worth: number };

/** Null while it is not known what was paid, when, or for how long. */
export function depreciation(bought: Bought, today: CalendarDay): Depreciation | null {
  const { bought_on: on, bought_for: paid, life_years: years } = bought;
  if (on === null || paid === null || years === null || years <= 0) return null;
  const whole = Math.max(0, cents(paid) - cents(bought.salvage_value ?? 0));
  const age = Math.min(Math.max(0, daysBetween(on, today) / 365.25), years);
  const lost = Math.round((whole * age) / years);
  return { perYear: Math.round(whole / years) / 100, lost: lost / 100, worth: (cents(paid) - lost) / 100 };
}

/** What an hour of use has cost by now: what the piece lost, and what was done to it. Null without hours or figures. */
export const costPerHour = ({ lost, services, hours }: { lost: number; services: number; hours: number }) =>
  hours > 0 && lost + services > 0 ? Math.round((cents(lost) + cents(services)) / hours) / 100 : null;
