import type { CalendarDay } from '../calendar-day.ts';
import { decimalText, rounded } from '../money/decimal.ts';
import { partsOf } from './classify.ts';
import type { Agreement, PayPart } from './classify.ts';
import { dayNamed, dayNumber } from './local-time.ts';
import { PLAIN_RULES } from './pay-rules.ts';
import { stretchesOf } from './stretches.ts';
import type { PaidLog } from './stretches.ts';

/** What one person is paid for hours of one kind. */
export type PayLine = {
  week: CalendarDay;
  /** REG, OT15 (time and a half) … OT25, OTP05 (half of an average rate besides), CALL (pay for time not worked), PRM (an amount by the hour). */
  code: string;
  job: string | null;
  /** The key of the agreement. */
  agreement: string;
  minutes: number;
  /** What an hour of this line pays, in dollars with four decimals at most. */
  rate: string;
  cents: number;
  /** Whether the minutes are worked ones that no other line has. */
  isWorked: boolean;
  /** The title of a premium. */
  title: string | null;
  parts: readonly PayPart[];
};

export type PayAsked = {
  /** Of one person. Whole weeks: a limit of a week counts also days that are not asked for. */
  logs: readonly PaidLog[];
  /** By key; a log whose key is not here pays every hour its rate. */
  agreements: ReadonlyMap<string, Agreement>;
  /** The days that are paid, both included; all if missing. */
  days?: { from: CalendarDay; to: CalendarDay };
};

const PLAIN: Agreement = { rules: PLAIN_RULES, holidays: new Map() };
const HOUR_MIN = 60;

/** What one person's time logs pay: whole minutes and whole cents, rounded half up once a line. */
export function payLines({ logs, agreements, days }: PayAsked): PayLine[] {
  const agreementOf = (log: PaidLog): Agreement => agreements.get(log.agreement) ?? PLAIN;
  const all = partsOf(
    stretchesOf(logs, (log) => agreementOf(log).rules),
    agreementOf,
  );
  const paid = days === undefined ? all : all.filter(({ day }) => day >= days.from && day <= days.to);
  return [
    ...workedLines(paid),
    ...averageLines(paid, all),
    ...premiumLines(paid),
    ...callLines(paid, { all, agreementOf }),
  ].toSorted(inOrder);
}

const CODES = ['REG', 'CALL', 'OT', 'PRM'];
const placeOf = ({ code }: PayLine): number => CODES.findIndex((start) => code.startsWith(start));

const startOf = ({ parts }: PayLine): number => parts[0]?.start ?? 0;

const inOrder = (one: PayLine, other: PayLine): number =>
  one.week.localeCompare(other.week) ||
  placeOf(one) - placeOf(other) ||
  one.code.localeCompare(other.code) ||
  startOf(one) - startOf(other) ||
  (one.title ?? '').localeCompare(other.title ?? '');

/** An hour of overtime by the average pays its own rate among the regular ones, and the rest in a line of its own. */
const byAverage = ({ reason }: PayPart): boolean => reason.kind === 'week' && reason.base === 'average';
const ownFactor = (part: PayPart): number => (byAverage(part) ? 100 : part.factor);

/** REG, OT15, OT175. */
const codeOf = (start: string, factor: number): string =>
  `${start}${String(factor % 10 === 0 ? factor / 10 : factor).padStart(2, '0')}`;

const minutesOf = (parts: readonly PayPart[]): number => parts.reduce((sum, { minutes }) => sum + minutes, 0);

type Group = { first: PayPart; some: readonly PayPart[] };
type Amount = Pick<PayLine, 'code' | 'minutes' | 'rate' | 'cents' | 'isWorked'> & { title?: string };

/** A line for each group of parts of the same week, agreement, project and key, in the order in which they come. */
function linesBy(
  parts: readonly PayPart[],
  keyOf: (part: PayPart) => unknown,
  amountOf: (group: Group) => Amount,
): PayLine[] {
  const keys = (part: PayPart) => JSON.stringify([part.week, part.log.agreement, part.log.job, keyOf(part)]);
  return [...Map.groupBy(parts, keys).values()].flatMap((some) => {
    const [first] = some;
    return first === undefined ? [] : lineOf(first, { amount: amountOf({ first, some }), parts: some });
  });
}

const lineOf = ({ week, log }: PayPart, { amount, parts }: { amount: Amount; parts: readonly PayPart[] }): PayLine => ({
  week,
  job: log.job,
  agreement: log.agreement,
  title: null,
  ...amount,
  parts,
});

const workedLines = (parts: readonly PayPart[]): PayLine[] =>
  linesBy(
    parts,
    (part) => [part.log.rateCents, ownFactor(part)],
    ({ first, some }) => {
      const factor = ownFactor(first);
      const minutes = minutesOf(some);
      const hourly = BigInt(first.log.rateCents * factor);
      return {
        code: factor === 100 ? 'REG' : codeOf('OT', factor),
        minutes,
        rate: decimalText(hourly),
        cents: Number(rounded(BigInt(minutes) * hourly, BigInt(HOUR_MIN * 100))),
        isWorked: true,
      };
    },
  );

/** The rest of overtime by the average: of all that the week pays at single rate and as amounts by the hour, over all its minutes. */
const averageLines = (parts: readonly PayPart[], all: readonly PayPart[]): PayLine[] =>
  linesBy(
    parts.filter((part) => byAverage(part)),
    ({ factor }) => factor,
    ({ first, some }) => {
      const last = dayNamed(dayNumber(first.week) + 6);
      const week = all.filter(({ day }) => day >= first.week && day <= last);
      const earned = BigInt(week.reduce((sum, part) => sum + part.minutes * centsAnHour(part), 0));
      const [minutes, above, worked] = [minutesOf(some), BigInt(first.factor - 100), BigInt(minutesOf(week))];
      return {
        code: codeOf('OTP', first.factor - 100),
        minutes,
        rate: decimalText(rounded(earned * above, worked)),
        cents: Number(rounded(earned * above * BigInt(minutes), worked * BigInt(HOUR_MIN * 100))),
        isWorked: false,
      };
    },
  );

const centsAnHour = ({ log, premiums }: PayPart): number =>
  premiums.reduce((sum, { cents }) => sum + cents, log.rateCents);

function premiumLines(parts: readonly PayPart[]): PayLine[] {
  const titles = new Set(parts.flatMap(({ premiums }) => premiums.map(({ title }) => title)));
  return [...titles].flatMap((title) => {
    const amountOf = ({ premiums }: PayPart): number =>
      premiums.filter((one) => one.title === title).reduce((sum, { cents }) => sum + cents, 0);
    return linesBy(
      parts.filter((part) => amountOf(part) > 0),
      amountOf,
      ({ first, some }) => ({
        code: 'PRM',
        title,
        minutes: minutesOf(some),
        rate: decimalText(BigInt(amountOf(first) * 100)),
        cents: Number(rounded(BigInt(minutesOf(some) * amountOf(first)), BigInt(HOUR_MIN))),
        isWorked: false,
      }),
    );
  });
}

/** What is missing to the least that a shift pays, at the rate of its last minute. */
function callLines(
  parts: readonly PayPart[],
  { all, agreementOf }: { all: readonly PayPart[]; agreementOf: (log: PaidLog) => Agreement },
): PayLine[] {
  const missing = new Map<PayPart, number>();
  for (const shift of Map.groupBy(all, (part) => part.shift).values()) {
    const last = shift.at(-1);
    const short = last === undefined ? 0 : agreementOf(last.log).rules.minimum_shift_min - minutesOf(shift);
    if (last !== undefined && short > 0) missing.set(last, short);
  }
  return linesBy(
    parts.filter((part) => missing.has(part)),
    ({ log }) => log.rateCents,
    ({ first: { log }, some }) => {
      const minutes = some.reduce((sum, part) => sum + (missing.get(part) ?? 0), 0);
      return {
        code: 'CALL',
        minutes,
        rate: decimalText(BigInt(log.rateCents * 100)),
        cents: Number(rounded(BigInt(minutes * log.rateCents), BigInt(HOUR_MIN))),
        isWorked: false,
      };
    },
  );
}
