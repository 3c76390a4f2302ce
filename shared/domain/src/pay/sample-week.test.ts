import { describe, expect, it } from 'vitest';
import { WORK_ZONES, zoneOfRegion } from '../region-zones.ts';
import { CANADIAN_PROVINCES, US_STATES } from '../regions.ts';
import { scaleProblem, wrongRules } from './agreement-problems.ts';
import { companyHolidays } from './company-holidays.ts';
import { minuteIn } from './local-time.ts';
import { paidLog } from './paid-log.ts';
import { payLines } from './pay-lines.ts';
import { PayRulesSchema } from './pay-rules.ts';
import { payrollSettings, wrongSettings } from './payroll-settings.ts';
import { sampleLogs } from './sample-week.ts';
import { STARTER_RULES } from './starter-rules.ts';
import { total, worked } from './testing/worked-weeks.ts';
import * as v from 'valibot';

const pay = { zone: 'America/Toronto', job: null, rateCents: 3200, agreement: 'x' };
const ontario = STARTER_RULES.find(({ key }) => key === 'ON');

describe('a sample week', () => {
  it('comes to what the same time logs come to', () => {
    const days = ['02', '03', '04', '05', '06'].map((day) => ({
      day: `2026-11-${day}`,
      in: '07:00',
      out: '17:30',
      breakMin: 30,
    }));
    const lines = payLines({
      logs: sampleLogs(days, pay),
      agreements: new Map([['x', { rules: ontario?.rules ?? v.parse(PayRulesSchema, {}), holidays: new Map() }]]),
    });
    expect([worked(lines), total(lines)]).toEqual([3000, 44 * 3200 + 6 * 4800]);
  });

  it('has nights, and leaves days out that have no times', () => {
    const days = [
      { day: '2026-10-31', in: '22:00', out: '06:00', breakMin: 30 },
      { day: '2026-11-02', in: '', out: '12:00', breakMin: 0 },
      { day: '2026-11-03', in: '07:00', out: '07:00', breakMin: 0 },
    ];
    const logs = sampleLogs(days, pay);
    expect(logs).toHaveLength(1);
    expect(worked(payLines({ logs, agreements: new Map() }))).toBe(510);
  });

  it('takes a time that a day does not have as an hour later', () => {
    expect(minuteIn('America/Toronto', '2027-03-14', 150) - minuteIn('America/Toronto', '2027-03-14', 60)).toBe(90);
    expect(new Date(minuteIn('America/Toronto', '2026-11-01', 90) * 60_000).toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    );
  });
});

const pressed = (from: string, to: string) =>
  JSON.stringify([{ kind: 'meal', is_paid: 0, starts_at: `2026-11-02T${from}Z`, ends_at: `2026-11-02T${to}Z` }]);

describe('a time log', () => {
  it('is paid once it has an end, its break in minutes', () => {
    const log = { id: 4, time_in: '2026-11-02T12:00:00Z', time_out: null, break_hours: 0.75 };
    expect(paidLog(log, pay)).toBeNull();
    expect(paidLog({ ...log, time_out: '2026-11-02T20:00:00Z' }, pay)).toMatchObject({ id: 4, breakMin: 45 });
    // Breaks that were pressed are taken out at their times, unless somebody has corrected the log since.
    const timed = { ...log, time_out: '2026-11-02T20:00:00Z', breaks_json: pressed('17:00:00', '17:45:00') };
    const start = Date.parse('2026-11-02T17:00:00Z');
    expect(paidLog(timed, pay)?.breaks).toEqual([{ start, end: start + 45 * 60_000, isPaid: false }]);
    for (const breaks_json of [pressed('17:00:00', '17:30:00'), pressed('20:00:00', '20:45:00')])
      expect(paidLog({ ...timed, breaks_json }, pay)).toMatchObject({ breakMin: 45 });
  });
});

describe('the holidays of a company', () => {
  const settings = payrollSettings(
    JSON.stringify({
      off: ['family'],
      on: ['easter-monday'],
      own: [
        { title: 'Founder', day: '2026-03-02', isYearly: true },
        { title: 'Move', day: '2026-06-05', isYearly: false },
      ],
    }),
  );
  const days = companyHolidays(
    { place: { country: 'CA', region: 'ON' }, settings, more: ['remembrance'] },
    [2025, 2026, 2027],
  );

  it('are those of its province, without what it switched off, and with its own', () => {
    expect(days.get('2026-07-01')).toBe('Canada Day');
    expect(days.has('2026-02-16')).toBe(false);
    expect(days.get('2026-04-06')).toBe('Easter Monday');
    expect([days.has('2025-03-02'), days.get('2027-03-02')]).toEqual([false, 'Founder']);
    expect([days.get('2026-06-05'), days.has('2027-06-05')]).toEqual(['Move', false]);
  });

  it('have those of the agreement besides', () => {
    expect(days.get('2026-11-11')).toBe('Remembrance Day');
  });
});

describe('what is kept', () => {
  it('are classifications with titles of their own and whole cents', () => {
    expect(scaleProblem('[{"title":"Lead","rate":36},{"title":"Hand","rate":32.55}]')).toBeNull();
    expect(scaleProblem('[{"title":"Lead","rate":36},{"title":"lead","rate":32}]')).toBe('twice');
    for (const wrong of [
      '[{"title":" ","rate":1}]',
      '[{"title":"A","rate":1.005}]',
      '[{"title":"A","rate":-1}]',
      '[1]',
    ])
      expect(scaleProblem(wrong)).toBe('values');
  });

  it('are rules and settings that hold possible values, or their names', () => {
    expect(wrongRules('{}')).toEqual([]);
    expect(wrongRules('{"week_start":7,"weekly":{"after_min":60,"factor":90,"base":"hour","counts":"all"}}')).toEqual([
      'week_start',
      'weekly.factor',
    ]);
    expect(
      wrongRules('{"paid_break_max_min":121,"shift_gap_min":0,"daily":[{"after_min":1441,"factor":150}]}'),
    ).toEqual(['daily', 'shift_gap_min', 'paid_break_max_min']);
    const night = { title: ' ', cents: 0, from_min: 0, to_min: 0, days: [] };
    expect(wrongRules(JSON.stringify({ premiums: [night] }))).toEqual(['premiums.title', 'premiums.cents']);
    expect(wrongSettings('{"own":[{"title":" ","day":"2026-01-01","isYearly":true}]}')).toEqual(['own.title']);
    expect(wrongSettings('{"zone":"America/Toronto","period":"month","begins":"2026-01-01"}')).toEqual([]);
    expect(wrongSettings('{"zone":"Mars","begins":"2026-02-31"}')).toEqual(['zone', 'begins']);
    expect(payrollSettings('{"period":"year"}').period).toBe('week');
  });

  it('are rules of laws that the engine takes', () => {
    for (const { rules } of STARTER_RULES) expect(wrongRules(JSON.stringify(rules))).toEqual([]);
  });
});

describe('the zone of a region', () => {
  it('is known for every province and state', () => {
    for (const { code } of [...CANADIAN_PROVINCES, ...US_STATES]) {
      expect(WORK_ZONES, code).toContain(zoneOfRegion(code));
      expect(() => minuteIn(zoneOfRegion(code), '2026-11-01', 0), code).not.toThrow();
    }
    expect([zoneOfRegion('MI'), zoneOfRegion('BC'), zoneOfRegion(null)]).toEqual([
      'America/Detroit',
      'America/Vancouver',
      'America/Toronto',
    ]);
  });
});
