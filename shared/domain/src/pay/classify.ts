import type { CalendarDay } from '../calendar-day.ts';
import { dayNamed, weekdayOf } from './local-time.ts';
import type { Minute } from './local-time.ts';
import type { PayPremium, PayRules, PayTier } from './pay-rules.ts';
import { premiumsFrom } from './premiums.ts';
import type { PaidLog, Stretch } from './stretches.ts';

/** Why a minute pays what it pays; `after` is the limit in minutes. */
export type PayReason =
  | { kind: 'regular' }
  | { kind: 'shift' | 'day'; after: number; factor: number }
  | { kind: 'weekday'; weekday: number; after: number; factor: number }
  | { kind: 'holiday'; title: string; factor: number }
  | { kind: 'week'; after: number; factor: number; base: 'hour' | 'average' };

/** Minutes that were worked before, in the shift, on the day and in the week; `straight` are those that nothing but the week raises. */
type WorkedBefore = { shift: number; day: number; week: number; straight: number };

/** Minutes in a row that all pay the same, for the same reason. */
export type PayPart = {
  log: PaidLog;
  /** The first day of its week, by its agreement. */
  week: CalendarDay;
  day: CalendarDay;
  /** Counts the person's shifts, from 1. */
  shift: number;
  start: Minute;
  minutes: number;
  /** Minutes since local midnight. */
  localStart: number;
  factor: number;
  reason: PayReason;
  /** What would have raised it too, and less or as much. */
  beaten: PayReason[];
  before: WorkedBefore;
  premiums: readonly PayPremium[];
};

export type Agreement = {
  rules: PayRules;
  /** Titles of the days that are holidays. */
  holidays: ReadonlyMap<CalendarDay, string>;
};

/** `left`: for how many minutes it stays so. */
type Candidate = { reason: PayReason; factor: number; left: number };

const REGULAR: Candidate = { reason: { kind: 'regular' }, factor: 100, left: Number.POSITIVE_INFINITY };

/** Counts what one person has worked, as it goes through the stretches in order of time. */
class Counters {
  #shift = { number: 0, minutes: 0, end: Number.NEGATIVE_INFINITY };
  #days = new Map<number, number>();
  #weeks = new Map<string, { all: number; straight: number }>();

  beginAt(start: Minute, gap: number): void {
    if (start - this.#shift.end >= gap) this.#shift = { number: this.#shift.number + 1, minutes: 0, end: start };
  }

  get shift(): number {
    return this.#shift.number;
  }

  before(day: number, weekStart: number): WorkedBefore {
    const week = this.#weeks.get(weekKey(day, weekStart)) ?? { all: 0, straight: 0 };
    return { shift: this.#shift.minutes, day: this.#days.get(day) ?? 0, week: week.all, straight: week.straight };
  }

  /** Weeks are counted by every first day of a week, because a person's agreements may differ in it. */
  add({ day, end, minutes, isStraight }: { day: number; end: Minute; minutes: number; isStraight: boolean }): void {
    this.#shift = { ...this.#shift, minutes: this.#shift.minutes + minutes, end };
    this.#days.set(day, (this.#days.get(day) ?? 0) + minutes);
    for (let weekStart = 0; weekStart < 7; weekStart += 1) {
      const key = weekKey(day, weekStart);
      const { all, straight } = this.#weeks.get(key) ?? { all: 0, straight: 0 };
      this.#weeks.set(key, { all: all + minutes, straight: straight + (isStraight ? minutes : 0) });
    }
  }
}

const firstDayOf = (day: number, weekStart: number): number => day - ((weekdayOf(day) - weekStart + 7) % 7);
const weekKey = (day: number, weekStart: number): string => `${weekStart} ${firstDayOf(day, weekStart)}`;

/** The parts of one person's work. Stretches are in order of time. */
export function partsOf(stretches: readonly Stretch[], agreementOf: (log: PaidLog) => Agreement): PayPart[] {
  const counters = new Counters();
  const parts: PayPart[] = [];
  for (const stretch of stretches) {
    const agreement = agreementOf(stretch.log);
    counters.beginAt(stretch.start, agreement.rules.shift_gap_min);
    let at = stretch.start;
    while (at < stretch.end) {
      const part = nextPart({ stretch, at, agreement }, counters);
      at += part.minutes;
      join(parts, part);
    }
  }
  return parts;
}

type Place = { stretch: Stretch; at: Minute; agreement: Agreement };

function nextPart({ stretch, at, agreement }: Place, counters: Counters): PayPart {
  const { log, day, end } = stretch;
  const { rules } = agreement;
  const before = counters.before(day, rules.week_start);
  const localStart = stretch.localStart + at - stretch.start;
  const named = { day: dayNamed(day), weekday: weekdayOf(day) };
  const raising = candidates(agreement, { ...named, before });
  const weekly = weeklyCandidate(rules, before);
  const all = [...raising, weekly];
  const best = all.reduce((winner, one) => (one.factor > winner.factor ? one : winner), REGULAR);
  const { premiums, left } = premiumsFrom(rules.premiums, { ...named, localStart });
  const minutes = Math.min(end - at, left, ...all.map((one) => one.left));
  counters.add({ day, end: at + minutes, minutes, isStraight: raising.every(({ factor }) => factor === 100) });
  return {
    log,
    week: dayNamed(firstDayOf(day, rules.week_start)),
    day: named.day,
    shift: counters.shift,
    start: at,
    minutes,
    localStart,
    factor: best.factor,
    reason: best.reason,
    beaten: all.filter((one) => one !== best && one.factor > 100).map(({ reason }) => reason),
    before,
    premiums,
  };
}

/** What raises minutes whichever week they are in. Of equals the first wins. */
function candidates(
  { rules, holidays }: Agreement,
  { day, weekday, before }: { day: CalendarDay; weekday: number; before: WorkedBefore },
): Candidate[] {
  const title = holidays.get(day);
  const ofWeekday = rules.weekdays.find((one) => one.day === weekday)?.tiers ?? [];
  const isShift = rules.day_of === 'shift';
  const kind = isShift ? 'shift' : 'day';
  return [
    rules.holiday !== null && title !== undefined
      ? { ...REGULAR, factor: rules.holiday, reason: { kind: 'holiday', title, factor: rules.holiday } }
      : REGULAR,
    tierCandidate(ofWeekday, before.day, ({ after_min: after, factor }) => ({
      kind: 'weekday',
      weekday,
      after,
      factor,
    })),
    tierCandidate(rules.daily, isShift ? before.shift : before.day, ({ after_min: after, factor }) => ({
      kind,
      after,
      factor,
    })),
  ];
}

/** Of the tiers whose limit has been reached, the one with the highest factor. */
function tierCandidate(tiers: readonly PayTier[], worked: number, reasonOf: (tier: PayTier) => PayReason): Candidate {
  const reached = tiers.filter(({ after_min }) => after_min <= worked);
  const left = Math.min(
    ...tiers.filter(({ after_min }) => after_min > worked).map(({ after_min }) => after_min - worked),
  );
  const best = reached.toSorted((one, other) => other.factor - one.factor)[0];
  return best === undefined ? { ...REGULAR, left } : { reason: reasonOf(best), factor: best.factor, left };
}

function weeklyCandidate({ weekly }: PayRules, before: WorkedBefore): Candidate {
  if (weekly === null) return REGULAR;
  const { after_min: after, factor, base } = weekly;
  const worked = weekly.counts === 'all' ? before.week : before.straight;
  if (worked < after) return { ...REGULAR, left: after - worked };
  return { ...REGULAR, factor, reason: { kind: 'week', after, factor, base } };
}

/** Adds a part, or makes the last one longer if it only goes on. */
function join(parts: PayPart[], part: PayPart): void {
  const last = parts.at(-1);
  const goesOn =
    last !== undefined &&
    last.log === part.log &&
    last.day === part.day &&
    last.start + last.minutes === part.start &&
    last.localStart + last.minutes === part.localStart &&
    JSON.stringify([last.reason, last.beaten, last.premiums]) ===
      JSON.stringify([part.reason, part.beaten, part.premiums]);
  if (goesOn) last.minutes += part.minutes;
  else parts.push(part);
}
