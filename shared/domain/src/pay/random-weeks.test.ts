import { array, assert, boolean, constantFrom, integer, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetAt } from './local-time.ts';
import { payLines } from './pay-lines.ts';
import type { PayLine } from './pay-lines.ts';
import { PLAIN_RULES } from './pay-rules.ts';
import type { PayRules, PayTier } from './pay-rules.ts';
import type { PaidLog } from './stretches.ts';
import { FEDERAL, ONTARIO, UNION, instantIn } from './testing/weeks.ts';

const MINUTE_MS = 60_000;
const ZONES = ['America/Toronto', 'America/Detroit', 'America/Vancouver', 'America/Phoenix', 'America/St_Johns'];
/** Weeks with and without a change of the clock. */
const BEGINNINGS = ['2026-10-30', '2026-11-13', '2027-03-12', '2026-12-30'];
const HOLIDAYS = new Map([
  ['2026-11-02', 'A holiday'],
  ['2027-03-14', 'Another'],
]);

const NO_WEEKLY = { after_min: Number.POSITIVE_INFINITY, factor: 100, counts: 'all' };

const RULES: readonly PayRules[] = [
  ONTARIO,
  FEDERAL,
  UNION,
  {
    ...UNION,
    day_of: 'day',
    weekly: { after_min: 1800, factor: 150, base: 'hour', counts: 'straight' },
    week_start: 1,
  },
  { ...ONTARIO, premiums: [{ title: 'Night', cents: 137, from_min: 1110, to_min: 330, days: [1, 3, 6] }] },
];

/** Logs one after the other: how long after the last, how long, where its break is. */
const logs = tuple(
  constantFrom(...ZONES),
  constantFrom(...BEGINNINGS),
  array(
    record({
      gap: integer({ min: 0, max: 1500 }),
      length: integer({ min: 1, max: 1000 }),
      pause: integer({ min: 0, max: 90 }),
      hasTimes: boolean(),
      cents: constantFrom(2800, 3333, 4850),
      job: constantFrom('J-3001', 'J-3002', null),
    }),
    { minLength: 1, maxLength: 10 },
  ),
).map(([zone, day, list]) => {
  let at = instantIn(zone, `${day} 05:00`) / MINUTE_MS;
  return list.map(({ gap, length, pause, hasTimes, cents, job }, index): PaidLog => {
    const start = at + gap;
    at = start + length;
    const breakMin = Math.min(pause, length - 1);
    const begin = start + Math.floor(length / 3);
    const times = { start: begin * MINUTE_MS, end: Math.min(at, begin + breakMin) * MINUTE_MS };
    return {
      id: index + 1,
      start: start * MINUTE_MS,
      end: at * MINUTE_MS,
      ...(hasTimes ? { breaks: [times] } : { breakMin }),
      zone,
      job,
      rateCents: cents,
      agreement: 'x',
    };
  });
});

const weeks = tuple(logs, constantFrom(...RULES));
const linesOf = (list: readonly PaidLog[], rules: PayRules) =>
  payLines({ logs: list, agreements: new Map([['x', { rules, holidays: HOLIDAYS }]]) });
const bare = (lines: readonly PayLine[]) => lines.map((line) => JSON.stringify({ ...line, parts: [] }));
const inTextOrder = (lines: readonly string[]) => lines.toSorted((one, other) => one.localeCompare(other));
/** The same log without a break. */
const unbroken = (
  { id, start, end, zone, job, rateCents, agreement, breaks }: PaidLog,
  keepsTimes = false,
): PaidLog => ({
  id,
  start,
  end,
  zone,
  job,
  rateCents,
  agreement,
  ...(keepsTimes && breaks && { breaks }),
});

function unpaid({ breaks = [], breakMin = 0 }: PaidLog, { paid_break_max_min: most }: PayRules): number {
  const all = [breakMin, ...breaks.map(({ start, end }) => (end - start) / MINUTE_MS)];
  return all.filter((minutes) => minutes > most).reduce((sum, minutes) => sum + minutes, 0);
}

const ofTiers = (tiers: readonly PayTier[], done: number) =>
  Math.max(100, ...tiers.filter(({ after_min }) => done >= after_min).map(({ factor }) => factor));

/** Every worked minute of the logs, in order of time. */
const allMinutes = (list: readonly PaidLog[], { paid_break_max_min }: PayRules) =>
  list
    .flatMap((log) =>
      linesOf([log], { ...PLAIN_RULES, paid_break_max_min }).flatMap(({ parts }) =>
        parts.flatMap(({ start, minutes }) =>
          Array.from({ length: minutes }, (_, index) => ({ zone: log.zone, minute: start + index })),
        ),
      ),
    )
    .toSorted((one, other) => one.minute - other.minute);

/** The names under which a minute is counted. */
function periodsOf({ minute, zone }: { minute: number; zone: string }, { week_start }: PayRules) {
  const local = new Date((minute + offsetAt(minute, zone)) * MINUTE_MS);
  const weekday = local.getUTCDay();
  const first = new Date(local.getTime() - ((weekday - week_start + 7) % 7) * 1440 * MINUTE_MS);
  return { weekday, day: local.toISOString().slice(0, 10), week: first.toISOString().slice(0, 10) };
}

/** What a minute pays because of its day. */
const ofDay = (rules: PayRules, { day, weekday, done }: { day: string; weekday: number; done: number }): number =>
  Math.max(
    (HOLIDAYS.has(day) && rules.holiday) || 100,
    ofTiers(rules.weekdays.find((one) => one.day === weekday)?.tiers ?? [], done),
  );

/** Every minute by itself, without a thought for speed: how many minutes pay each factor. */
function minuteByMinute(list: readonly PaidLog[], rules: PayRules): Record<number, number> {
  const counts: Record<number, number> = {};
  const worked = new Map<string, number>();
  const of = (key: string) => worked.get(key) ?? 0;
  let [shift, last] = [0, Number.NEGATIVE_INFINITY];
  for (const { minute, zone } of allMinutes(list, rules)) {
    if (minute - last >= rules.shift_gap_min) shift += 1;
    last = minute;
    const { day, weekday, week } = periodsOf({ minute, zone }, rules);
    const others = Math.max(
      ofDay(rules, { day, weekday, done: of(`day ${day}`) }),
      ofTiers(rules.daily, of(rules.day_of === 'shift' ? `shift ${shift}` : `day ${day}`)),
    );
    const { after_min, factor, counts: towards } = rules.weekly ?? NO_WEEKLY;
    const best = Math.max(others, of(`${towards} ${week}`) >= after_min ? factor : 100);
    counts[best] = (counts[best] ?? 0) + 1;
    const straight = others === 100 ? [`straight ${week}`] : [];
    for (const key of [`day ${day}`, `shift ${shift}`, `all ${week}`, ...straight]) worked.set(key, of(key) + 1);
  }
  return counts;
}

const minutesOf = (lines: readonly PayLine[], code: string) =>
  lines.reduce((sum, line) => sum + (line.code === code ? line.minutes : 0), 0);

describe('any week', () => {
  it('pays every worked minute once', () => {
    assert(
      property(weeks, ([list, rules]) => {
        const paid = linesOf(list, rules).reduce((sum, { isWorked, minutes }) => sum + (isWorked ? minutes : 0), 0);
        const worked = list.reduce((sum, log) => sum + (log.end - log.start) / MINUTE_MS - unpaid(log, rules), 0);
        expect(paid).toBe(worked);
      }),
      { numRuns: 400 },
    );
  });

  it('comes to the same in whichever order its logs are', () => {
    assert(
      property(weeks, ([list, rules]) => {
        expect(linesOf(list.toReversed(), rules)).toEqual(linesOf(list, rules));
      }),
      { numRuns: 200 },
    );
  });

  it('comes to the same when a log is split', () => {
    assert(
      property(weeks, integer({ min: 1, max: 999 }), ([list, rules], at) => {
        const timed = list.map((log) => unbroken(log, true));
        const split = timed.flatMap((log) => {
          const cut = log.start + at * MINUTE_MS;
          const inBreak = (log.breaks ?? []).some(({ start, end }) => cut > start && cut < end);
          if (cut >= log.end || inBreak) return [log];
          return [Object.assign({}, log, { end: cut }), Object.assign({}, log, { id: log.id + 1000, start: cut })];
        });
        expect(inTextOrder(bare(linesOf(split, rules)))).toEqual(inTextOrder(bare(linesOf(timed, rules))));
      }),
      { numRuns: 200 },
    );
  });

  it('has the classes that every minute by itself comes to', () => {
    assert(
      property(weeks, ([list, rules]) => {
        const found: Record<number, number> = {};
        for (const { isWorked, parts } of linesOf(list, rules))
          if (isWorked) for (const { factor, minutes } of parts) found[factor] = (found[factor] ?? 0) + minutes;
        expect(found).toEqual(minuteByMinute(list, rules));
      }),
      { numRuns: 60 },
    );
  });

  it('counts minutes that two logs have once', () => {
    assert(
      property(weeks, ([list, rules]) => {
        const twice = [...list, ...list.map((log) => Object.assign({}, log, { id: log.id + 1000 }))];
        const timed = twice.map((log) => unbroken(log));
        expect(bare(linesOf(timed, rules))).toEqual(bare(linesOf(timed.slice(0, list.length), rules)));
      }),
      { numRuns: 100 },
    );
  });

  it('gives a part of its days what they have in the whole', () => {
    assert(
      property(logs, (list) => {
        const agreements = new Map([['x', { rules: ONTARIO, holidays: HOLIDAYS }]]);
        const [before, after] = [
          { from: '2026-01-01', to: '2026-11-02' },
          { from: '2026-11-03', to: '2027-12-31' },
        ].map((days) => payLines({ logs: list, agreements, days }));
        const whole = payLines({ logs: list, agreements });
        expect(minutesOf(before ?? [], 'OT15') + minutesOf(after ?? [], 'OT15')).toBe(minutesOf(whole, 'OT15'));
      }),
      { numRuns: 100 },
    );
  });
});
