import type { CalendarDay } from '../calendar-day.ts';

/** Where a company works; its statutory holidays are Ontario's, or the federal ones of the United States. */
export type HolidayPlace = 'CA' | 'US';

type Fixed = { month: number; day: number };
/** `nth` Monday (1), …, of the month; -1 is the last one. */
type Floating = { month: number; weekday: number; nth: number };

const FIXED: Readonly<Record<HolidayPlace, readonly Fixed[]>> = {
  CA: [
    { month: 1, day: 1 },
    { month: 7, day: 1 },
    { month: 12, day: 25 },
    { month: 12, day: 26 },
  ],
  US: [
    { month: 1, day: 1 },
    { month: 6, day: 19 },
    { month: 7, day: 4 },
    { month: 11, day: 11 },
    { month: 12, day: 25 },
  ],
};

const FLOATING: Readonly<Record<HolidayPlace, readonly Floating[]>> = {
  CA: [
    { month: 2, weekday: 1, nth: 3 },
    { month: 9, weekday: 1, nth: 1 },
    { month: 10, weekday: 1, nth: 2 },
  ],
  US: [
    { month: 1, weekday: 1, nth: 3 },
    { month: 2, weekday: 1, nth: 3 },
    { month: 5, weekday: 1, nth: -1 },
    { month: 9, weekday: 1, nth: 1 },
    { month: 10, weekday: 1, nth: 2 },
    { month: 11, weekday: 4, nth: 4 },
  ],
};

const DAY_MS = 86_400_000;
const utc = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

/** Easter Sunday, by the calculation of Meeus, Jones and Butcher. */
function easter(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1));
}

/** Good Friday, and Victoria Day: the Monday before 25 May. */
function movedByYear(year: number): CalendarDay[] {
  const good = new Date(easter(year).getTime() - 2 * DAY_MS);
  const may = new Date(Date.UTC(year, 4, 24));
  const victoria = new Date(may.getTime() - ((may.getUTCDay() + 6) % 7) * DAY_MS);
  return [dayOf(good), dayOf(victoria)];
}

function isFloating(date: Date, { month, weekday, nth }: Floating): boolean {
  if (date.getUTCMonth() + 1 !== month || date.getUTCDay() !== weekday) return false;
  const isLast = new Date(date.getTime() + 7 * DAY_MS).getUTCMonth() + 1 !== month;
  return nth === -1 ? isLast : Math.ceil(date.getUTCDate() / 7) === nth;
}

/** Whether nobody works: a Saturday, a Sunday, or a statutory holiday. */
export function isDayOff(day: CalendarDay, place: HolidayPlace): boolean {
  const date = utc(day);
  if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return true;
  if (FIXED[place].some((each) => each.month === date.getUTCMonth() + 1 && each.day === date.getUTCDate())) return true;
  if (FLOATING[place].some((each) => isFloating(date, each))) return true;
  return place === 'CA' && movedByYear(date.getUTCFullYear()).includes(day);
}

/** The day itself if it is a working day, else the next one. */
export function workingDayFrom(day: CalendarDay, place: HolidayPlace): CalendarDay {
  let date = utc(day);
  while (isDayOff(dayOf(date), place)) date = new Date(date.getTime() + DAY_MS);
  return dayOf(date);
}
