import * as v from 'valibot';
import { knownDay } from '../calendar-day.ts';
import { objectInText } from '../json-text.ts';

const Day = v.pipe(
  v.string(),
  v.check((day) => knownDay(day) !== null),
);
/** Empty while somebody types it; `wrongSettings` says that it may not be kept so. */
const Title = v.pipe(v.string(), v.maxLength(60));
const Key = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/));

/** A holiday that the company has by itself; `isYearly`: on the same day of every later year too. */
const OwnHolidaySchema = v.strictObject({ title: Title, day: Day, isYearly: v.boolean() });
export type OwnHoliday = v.InferOutput<typeof OwnHolidaySchema>;

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

export const PERIODS = ['week', 'two-weeks', 'half-month', 'month'] as const;

const PayrollSettingsSchema = v.strictObject({
  /** The zone whose midnight ends a day; null: that of the province. */
  zone: v.nullable(v.pipe(v.string(), v.check(isZone))),
  period: v.picklist(PERIODS),
  /** The first day of some period of one or two weeks. */
  begins: Day,
  /** The company as its payroll product knows it, and what that calls our codes of pay. */
  company_code: v.pipe(v.string(), v.maxLength(20)),
  codes: v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2,3}[A-Z\d]{0,5}$/)), v.pipe(v.string(), v.maxLength(20))),
  /** Holidays of the province that the company does not have, and holidays of other places that it has. */
  off: v.pipe(v.array(Key), v.maxLength(60)),
  on: v.pipe(v.array(Key), v.maxLength(60)),
  own: v.pipe(v.array(OwnHolidaySchema), v.maxLength(60)),
});
export type PayrollSettings = v.InferOutput<typeof PayrollSettingsSchema>;

const UNSET: PayrollSettings = {
  zone: null,
  period: 'week',
  begins: '2026-01-04',
  company_code: '',
  codes: {},
  off: [],
  on: [],
  own: [],
};

const read = (text: string | null) => v.safeParse(PayrollSettingsSchema, { ...UNSET, ...objectInText(text) });

/** The settings in CompanySetting.payroll_json; weeks from Sunday without any, and for text that holds something else. */
export function payrollSettings(text: string | null): PayrollSettings {
  const parsed = read(text);
  return parsed.success ? parsed.output : UNSET;
}

/** The names of the settings in a text that hold no possible value. */
export function wrongSettings(text: string): string[] {
  const parsed = read(text);
  if (!parsed.success) return [...new Set(parsed.issues.map((issue) => v.getDotPath(issue) ?? ''))];
  return parsed.output.own.some(({ title }) => title.trim() === '') ? ['own.title'] : [];
}
