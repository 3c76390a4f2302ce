import dayjs from 'dayjs';
import { isEnglish, pageLocale } from './page-language.ts';

/** What the app shows of a day or a time, as it is written in English (document 0 §9). */
type DateShape =
  | 'ddd'
  | 'MMM'
  | 'dddd'
  | 'MMM D'
  | 'MMM D, YYYY'
  | 'MMMM D, YYYY'
  | 'MMMM YYYY'
  | 'dddd, MMM D'
  | 'dddd, MMMM D'
  | 'dddd, MMM D, YYYY'
  | 'H:mm'
  | 'HH:mm'
  | 'h:mm a'
  | 'dddd h:mm a'
  | 'MMM D, h:mm a'
  | 'MMM D @ h:mm a'
  | 'MMM D, YYYY @ h:mm a';

const PARTS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  ddd: { weekday: 'short' },
  dddd: { weekday: 'long' },
  D: { day: 'numeric' },
  MMM: { month: 'short' },
  MMMM: { month: 'long' },
  YYYY: { year: 'numeric' },
  h: { hour: 'numeric' },
  H: { hour: 'numeric', hourCycle: 'h23' },
  HH: { hour: '2-digit', hourCycle: 'h23' },
  mm: { minute: '2-digit' },
};

/** A day or a time in the language of the page and the device's time zone: the same parts in the language's own order. */
export function dateText(at: dayjs.ConfigType, shape: DateShape): string {
  const day = dayjs(at);
  return isEnglish() ? day.format(shape) : formatOf(shape).format(day.toDate());
}

/** From one day to another of the same year or the next: `Nov 2 – 8, 2026`. */
export function daysText(from: dayjs.Dayjs, to: dayjs.Dayjs): string {
  if (!isEnglish()) return formatOf('MMM D, YYYY').formatRange(from.toDate(), to.toDate());
  return `${from.format('MMM D')} – ${to.format(from.month() === to.month() ? 'D, YYYY' : 'MMM D, YYYY')}`;
}

function formatOf(shape: DateShape): Intl.DateTimeFormat {
  const options = (shape.match(/[a-z]+/gi) ?? []).map((part) => PARTS[part]);
  return new Intl.DateTimeFormat(pageLocale(), Object.assign({}, ...options));
}
