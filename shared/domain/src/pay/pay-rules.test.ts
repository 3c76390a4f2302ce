import { describe, expect, it } from 'vitest';
import { payLines } from './pay-lines.ts';
import { PLAIN_RULES, payRules } from './pay-rules.ts';
import type { PayRules } from './pay-rules.ts';
import type { PaidLog } from './stretches.ts';
import { FEDERAL, ONTARIO, UNION, clock } from './testing/weeks.ts';
import { brief, federalWeek, inWeek, ontarioWeek, shift, under, worked } from './testing/worked-weeks.ts';

describe('the clock', () => {
  it('is put forward: a night has seven hours', () => {
    const logs = [shift('2027-03-13 22:00', '2027-03-14 06:00', { meal: '' })];
    expect(worked(payLines({ logs, agreements: under(ONTARIO) }))).toBe(7 * 60);
  });

  it('counts the seconds of in and out down to the minute', () => {
    const [log] = [shift('2026-11-02 07:00', '2026-11-02 08:00', { meal: '' })];
    const logs = [{ ...log, start: log.start + 59_999, end: log.end + 59_999 }];
    expect(worked(payLines({ logs, agreements: under(ONTARIO) }))).toBe(60);
  });

  it('is rounded to the nearest step', () => {
    const rules: PayRules = { ...PLAIN_RULES, round_min: 15 };
    const of = (from: string, until: string) =>
      worked(
        payLines({
          logs: [shift(`2026-11-02 ${from}`, `2026-11-02 ${until}`, { meal: '', zone: 'America/St_Johns' })],
          agreements: under(rules),
        }),
      );
    expect(of('07:07', '15:08')).toBe(8 * 60 + 15);
    expect(of('06:53', '14:52')).toBe(7 * 60 + 45);
  });
});

const monday = (until: string, more: Partial<PaidLog> = {}) =>
  shift('2026-11-02 07:00', `2026-11-02 ${until}`, { meal: '', ...more });

const codes = (logs: readonly PaidLog[], rules: PayRules) =>
  payLines({ logs, agreements: under(rules) }).map(({ code, minutes }) => [code, minutes / 60]);

describe('rules', () => {
  it('take an unpaid break without times from the middle', () => {
    const [first, second] = payLines({
      logs: [monday('17:00', { breakMin: 30 })],
      agreements: under(PLAIN_RULES),
    }).flatMap(({ parts }) => parts);
    expect([first?.minutes, second?.localStart, second?.minutes]).toEqual([285, clock('12:15'), 285]);
  });

  it('pay a break that is short enough', () => {
    expect(codes([monday('17:00', { breakMin: 20 })], FEDERAL)).toEqual([['REG', 10]]);
    expect(codes([monday('17:00', { breakMin: 21 })], FEDERAL)).toEqual([['REG', 579 / 60]]);
  });

  it('count the hours of a week that nothing else raises, if they say so', () => {
    const rules: PayRules = {
      ...UNION,
      weekly: { after_min: 10 * 60, factor: 150, base: 'hour', counts: 'straight' },
    };
    const logs = [monday('17:00'), shift('2026-11-03 07:00', '2026-11-03 10:00', { meal: '' })];
    expect(codes(logs, rules)).toEqual([
      ['REG', 10],
      ['OT15', 3],
    ]);
    const all: PayRules = { ...rules, weekly: { after_min: 10 * 60, factor: 150, base: 'hour', counts: 'all' } };
    expect(codes(logs, all)).toEqual([
      ['REG', 8],
      ['OT15', 5],
    ]);
  });

  it('begin a new shift after the gap, and a calendar day at midnight', () => {
    const logs = [monday('13:00'), shift('2026-11-02 17:00', '2026-11-02 20:00', { meal: '' })];
    const rules: PayRules = { ...PLAIN_RULES, daily: [{ after_min: 480, factor: 200 }] };
    expect(codes(logs, rules)).toEqual([['REG', 9]]);
    expect(codes(logs, { ...rules, shift_gap_min: 241 })).toEqual([
      ['REG', 8],
      ['OT20', 1],
    ]);
    expect(codes(logs, { ...rules, day_of: 'day' })).toEqual([
      ['REG', 8],
      ['OT20', 1],
    ]);
  });

  it('add an amount by the hour for a night, on the days of its beginning', () => {
    const rules: PayRules = {
      ...FEDERAL,
      premiums: [{ title: 'Night', cents: 125, from_min: clock('22:00'), to_min: clock('06:00'), days: [1] }],
    };
    const logs = [
      shift('2026-11-02 20:00', '2026-11-03 07:00', { meal: '' }),
      shift('2026-11-03 20:00', '2026-11-04 07:00', { meal: '' }),
    ];
    const lines = payLines({ logs, agreements: under(rules) });
    expect(brief(lines)).toEqual([
      ['REG', 22, '32', 70_400],
      ['PRM', 8, '1.25', 1000],
    ]);
    expect([worked(lines), lines[1]?.title]).toEqual([22 * 60, 'Night']);
  });

  it('have amounts by the hour in the average', () => {
    const rules: PayRules = {
      ...FEDERAL,
      premiums: [{ title: 'Night', cents: 100, from_min: 0, to_min: 1440, days: [] }],
    };
    const overtime = payLines({ logs: federalWeek(), agreements: under(rules) }).find(
      ({ code, week }) => code === 'OTP05' && week === '2026-11-01',
    );
    expect(overtime?.cents).toBe(Math.round(((138_400 + 4600) * 6) / 46 / 2));
  });

  it('pay the least that a shift pays', () => {
    const rules: PayRules = { ...PLAIN_RULES, minimum_shift_min: 180 };
    const lines = payLines({ logs: [monday('08:10')], agreements: under(rules) });
    expect(brief(lines)).toEqual([
      ['REG', 70 / 60, '32', 3733],
      ['CALL', 110 / 60, '32', 5867],
    ]);
    expect(worked(lines)).toBe(70);
    const second = shift('2026-11-03 07:00', '2026-11-03 09:00', { meal: '' });
    const both = payLines({ logs: [monday('08:10'), second], agreements: under(rules) });
    expect(both.map(({ code, minutes }) => [code, minutes])).toEqual([
      ['REG', 190],
      ['CALL', 170],
    ]);
  });

  it('hold for the logs of their own agreement, and count the hours of all', () => {
    const agreements = new Map([...under(ONTARIO), ['y', { rules: UNION, holidays: new Map<string, string>() }]]);
    const week = [
      ...ontarioWeek().slice(0, 5),
      ...ontarioWeek()
        .slice(5)
        .map((log) => Object.assign(log, { agreement: 'y' })),
    ];
    expect(brief(inWeek(payLines({ logs: week, agreements }), '2026-11-01'))).toEqual([
      ['REG', 44, '32', 140_800],
      ['REG', 5, '36', 18_000],
      ['OT15', 1, '48', 4800],
    ]);
  });

  it('count a week from its own first day, and pay the days that are asked for', () => {
    const rules: PayRules = { ...ONTARIO, week_start: 5 };
    const lines = payLines({
      logs: ontarioWeek(),
      agreements: under(rules),
      days: { from: '2026-11-05', to: '2026-11-06' },
    });
    expect(lines.map(({ code, week, minutes }) => [code, week, minutes])).toEqual([
      ['REG', '2026-10-30', 330],
      ['OT15', '2026-10-30', 180],
      ['REG', '2026-11-06', 300],
    ]);
  });
});

describe('the rules in a text', () => {
  it('are read, with what is not said as it is without rules', () => {
    expect(payRules(JSON.stringify(UNION))).toEqual(UNION);
    expect(payRules('{"holiday":250}')).toEqual({ ...PLAIN_RULES, holiday: 250 });
  });

  it('are none for no text and for other things', () => {
    for (const text of [
      null,
      '{"holiday":99}',
      '{"holiday":"250"}',
      '{"weekly":{}}',
      '{"daily":[{"after_min":-1,"factor":150}]}',
    ])
      expect(payRules(text)).toBeNull();
    expect(payRules('{"unknown":1}')).toBeNull();
  });
});
