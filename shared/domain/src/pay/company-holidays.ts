import type { CalendarDay } from '../calendar-day.ts';
import { HOLIDAYS, isHolidayKey } from '../holidays/holiday-days.ts';
import type { HolidayKey } from '../holidays/holiday-days.ts';
import { holidayOn } from '../holidays/holiday-on.ts';
import { regionHolidays } from '../holidays/region-holidays.ts';
import { worded } from '../page-language.ts';
import type { OwnHoliday, PayrollSettings } from './payroll-settings.ts';

/** Where a company works: country (`CA` or `USA`) and province or state. */
export type WorkPlace = { country: string | null; region: string | null };

type Asked = {
  place: WorkPlace;
  settings: Pick<PayrollSettings, 'off' | 'on' | 'own'>;
  /** Keys of holidays that an agreement has besides. */
  more?: readonly string[];
};

/** The keys of a company's holidays. */
function holidayKeys({ place, settings: { off, on }, more = [] }: Asked): HolidayKey[] {
  const own = regionHolidays(place.country, place.region).keys.filter((key) => !off.includes(key));
  return [...new Set([...own, ...[...on, ...more].filter((key) => isHolidayKey(key))])];
}

const ownDay = ({ day, isYearly }: OwnHoliday, year: number): CalendarDay | null => {
  if (!isYearly) return day.startsWith(String(year)) ? day : null;
  return year < Number(day.slice(0, 4)) ? null : `${year}${day.slice(4)}`;
};

/** The holidays of a company in some years, by day. Days are as the law names them, not moved off a weekend. */
export function companyHolidays(asked: Asked, years: readonly number[]): Map<CalendarDay, string> {
  const keys = holidayKeys(asked);
  return new Map(
    years
      .flatMap((year) => [
        ...keys.map((key) => [holidayOn(key, year), worded(HOLIDAYS[key].title)] as const),
        ...asked.settings.own.map((own) => [ownDay(own, year), own.title] as const),
      ])
      .flatMap(([day, title]) => (day === null ? [] : [[day, title] as const])),
  );
}
