import { assert, constantFrom, double, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOG_FLAGS, logFlags, wantsReview } from './time-log-flags.ts';
import type { LogFacts, LogFlag } from './time-log-flags.ts';

const FINE: LogFacts = {
  time_out: '2026-11-10T20:30:00Z',
  hours: 8,
  break_hours: 0.5,
  clocked_in_offsite: 0,
  missing_forms: null,
  clock_off_s: 0,
  ended_by_itself: 0,
  overlapped_until: null,
  missing_certificates: null,
  on_leave: 0,
};

/** What is odd by each flag alone. */
const ODD: Readonly<Record<LogFlag, Partial<LogFacts>>> = {
  'no-end': { time_out: null, hours: null },
  long: { hours: 12.01 },
  overlap: { overlapped_until: '2026-11-10T14:15:00Z' },
  offsite: { clocked_in_offsite: 1 },
  'ended-by-itself': { ended_by_itself: 1 },
  'device-clock': { clock_off_s: -301 },
  certificate: { missing_certificates: 'Working at heights' },
  leave: { on_leave: 1 },
  'no-form': { missing_forms: 'Daily hazard assessment' },
  'no-break': { hours: 8, break_hours: 0 },
};

const facts = record({
  time_out: option(constantFrom('2026-11-10T20:30:00Z', '2026-11-11T01:00:00Z')),
  hours: option(double({ min: 0, max: 24, noNaN: true })),
  break_hours: option(constantFrom(0, 0.25, 0.5, 1)),
  clocked_in_offsite: constantFrom(0, 1),
  missing_forms: option(constantFrom('Hazards', 'Hot work')),
  ended_by_itself: integer({ min: 0, max: 1 }),
  clock_off_s: option(integer({ min: -20_000, max: 20_000 })),
  overlapped_until: option(constantFrom('2026-11-10T14:15:00Z')),
  missing_certificates: option(constantFrom('Gas ticket')),
  on_leave: constantFrom(0, 1),
});

describe('logFlags', () => {
  it('says nothing of a log that is as it should be', () => {
    expect(logFlags(FINE)).toEqual([]);
    expect(logFlags({ ...FINE, hours: 12, clock_off_s: 300 })).toEqual([]);
    expect(logFlags({ ...FINE, hours: 5, break_hours: 0 })).toEqual([]);
    expect(logFlags({ ...FINE, clock_off_s: null, break_hours: null, hours: 4 })).toEqual([]);
  });

  it.each(LOG_FLAGS)('says %s alone where that alone is odd', (flag) => {
    expect(logFlags({ ...FINE, ...ODD[flag] })).toEqual([flag]);
  });

  it('adds the flag of what becomes odd and keeps the others, whatever else is odd', () => {
    assert(
      property(facts, constantFrom(...LOG_FLAGS), (log, flag) => {
        const [before, after] = [logFlags(log), logFlags({ ...log, ...ODD[flag] })];
        expect(after).toContain(flag);
        // A log without an end has no hours by which it could be long or lack a break.
        const lost = before.filter((one) => !after.includes(one));
        expect(lost.every((one) => ['long', 'no-break'].includes(one))).toBe(true);
      }),
    );
  });

  it('names each flag once, in the one order, and the same for the same facts', () => {
    assert(
      property(facts, (log) => {
        const flags = logFlags(log);
        expect(flags).toEqual(LOG_FLAGS.filter((flag) => flags.includes(flag)));
        expect(logFlags({ ...log })).toEqual(flags);
        expect(flags.length === 0).toBe(LOG_FLAGS.every((flag) => !flags.includes(flag)));
      }),
    );
  });

  it('mends by what a reviewer corrects: an end, hours, a break', () => {
    assert(
      property(facts, (log) => {
        const mended = logFlags({ ...log, time_out: FINE.time_out, hours: 8, break_hours: 0.5 });
        expect(mended).toEqual(logFlags(log).filter((flag) => !['no-end', 'long', 'no-break'].includes(flag)));
      }),
    );
  });
});

describe('wantsReview', () => {
  const now = Date.parse('2026-11-11T08:00:00Z');
  const of = (status: string, time_in: string | null, time_out: string | null = null) =>
    wantsReview({ status, time_in, time_out }, now);

  it('is true of what was submitted, and of a clock that nobody stopped for more than twelve hours', () => {
    expect(of('submitted', '2026-11-10T07:00:00Z', '2026-11-10T15:00:00Z')).toBe(true);
    expect(of('open', '2026-11-10T19:59:00Z')).toBe(true);
    expect(of('open', '2026-11-10T20:01:00Z')).toBe(false);
    expect(of('open', '2026-11-10T07:00:00Z', '2026-11-10T15:00:00Z')).toBe(false);
    expect(of('open', null)).toBe(false);
    expect(of('approved', '2026-11-10T07:00:00Z')).toBe(false);
    expect(of('rejected', '2026-11-10T07:00:00Z')).toBe(false);
  });
});

const pressed = (kind: string, from: string, to: string) => ({
  kind,
  is_paid: kind === 'rest' ? 1 : 0,
  starts_at: `2026-11-10T${from}:00Z`,
  ends_at: `2026-11-10T${to}:00Z`,
});
const flagsOf = (break_hours: number, ...breaks: object[]) =>
  logFlags({ ...FINE, break_hours, breaks_json: JSON.stringify(breaks), break_due: { after_h: 5, min: 30 } });

it('the break that the agreement asks for is one without work in between', () => {
  expect(flagsOf(0.5, pressed('meal', '12:00', '12:30'))).toEqual([]);
  expect(flagsOf(0, pressed('rest', '12:00', '12:30'))).toEqual([]);
  expect(flagsOf(0.5, pressed('meal', '10:00', '10:15'), pressed('meal', '12:00', '12:15'))).toEqual(['no-break']);
  // What a reviewer has typed in counts more than what was pressed.
  expect(flagsOf(0.5)).toEqual([]);
  expect(flagsOf(0.25)).toEqual(['no-break']);
});
