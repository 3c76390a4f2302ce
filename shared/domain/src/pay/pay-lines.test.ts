import { describe, expect, it } from 'vitest';
import { payLines } from './pay-lines.ts';
import type { PayRules } from './pay-rules.ts';
import type { PaidLog } from './stretches.ts';
import { FEDERAL, ONTARIO, UNION, clock } from './testing/weeks.ts';
import { brief, federalWeek, inWeek, night, ontarioWeek, shift, total, under, worked } from './testing/worked-weeks.ts';

const withDays = (...days: PaidLog[]) =>
  total(payLines({ logs: [...ontarioWeek().slice(0, -2), ...days], agreements: under(ONTARIO) }));

describe('the week in Ontario', () => {
  const lines = payLines({ logs: ontarioWeek(), agreements: under(ONTARIO) });

  it('comes to 50 hours and 1,726.00', () => {
    const week = inWeek(lines, '2026-11-01');
    expect(brief(week)).toEqual([
      ['REG', 44, '32', 140_800],
      ['OT15', 1, '48', 4800],
      ['OT15', 5, '54', 27_000],
    ]);
    expect([worked(week), total(week)]).toEqual([50 * 60, 172_600]);
  });

  it('has the two hours before midnight in the week before', () => {
    expect(brief(inWeek(lines, '2026-10-25'))).toEqual([['REG', 2, '32', 6400]]);
  });

  it('says of each part why it pays what it pays', () => {
    const [thursday] = inWeek(lines, '2026-11-01').flatMap(({ parts }) => parts.filter(({ factor }) => factor > 100));
    expect(thursday).toMatchObject({
      day: '2026-11-05',
      localStart: clock('15:00'),
      minutes: 60,
      reason: { kind: 'week', after: 44 * 60, factor: 150 },
      before: { week: 44 * 60 },
      beaten: [],
    });
  });

  it('comes to another sum by what is corrected later', () => {
    const [thursday, friday] = ontarioWeek().slice(-2);
    if (!thursday || !friday) throw new Error('The week has a Thursday and a Friday.');
    expect(withDays(thursday, { ...friday, end: friday.end + 3_600_000 }) - total(lines)).toBe(5400);
    // An hour less on Thursday leaves 44 of them: of Friday, all are still above.
    expect(withDays({ ...thursday, end: thursday.end - 3_600_000 }, friday) - total(lines)).toBe(-4800);
  });
});

describe('the week in Michigan', () => {
  const lines = payLines({ logs: federalWeek(), agreements: under(FEDERAL) });

  it('comes to 46 hours and 1,474.26, by the average of the week', () => {
    const week = inWeek(lines, '2026-11-01');
    expect(brief(week)).toEqual([
      ['REG', 30, '28', 84_000],
      ['REG', 16, '34', 54_400],
      ['OTP05', 6, '15.0435', 9026],
    ]);
    expect([worked(week), total(week)]).toEqual([46 * 60, 147_426]);
    expect(brief(inWeek(lines, '2026-11-08'))).toEqual([['REG', 2, '28', 5600]]);
  });

  it('comes to 1,468.00 by the rate of the hour', () => {
    const rules: PayRules = { ...FEDERAL, weekly: { after_min: 2400, factor: 150, base: 'hour', counts: 'all' } };
    expect(total(inWeek(payLines({ logs: federalWeek(), agreements: under(rules) }), '2026-11-01'))).toBe(146_800);
  });
});

const fitter = (from: string, until: string, meal?: string) =>
  shift(`2026-11-${from}`, `2026-11-${until}`, { cents: 4850, ...(meal !== undefined && { meal }) });

const unionWeek = (): PaidLog[] => [
  fitter('08 08:00', '08 12:00', ''),
  fitter('09 07:00', '09 17:30'),
  fitter('10 07:00', '10 15:30'),
  fitter('11 07:00', '11 13:30'),
  fitter('12 07:00', '12 15:30'),
  fitter('13 18:00', '14 03:00', '2026-11-13 22:00'),
  fitter('14 12:00', '14 17:00', ''),
];

describe('the week of the union', () => {
  const agreements = under(UNION, { '2026-11-11': 'Remembrance Day' });
  const lines = payLines({ logs: unionWeek(), agreements });

  it('comes to 49.5 hours and 3,370.75', () => {
    expect(brief(lines)).toEqual([
      ['REG', 29.5, '48.5', 143_075],
      ['OT15', 6, '72.75', 43_650],
      ['OT20', 8, '97', 77_600],
      ['OT25', 6, '121.25', 72_750],
    ]);
    expect([worked(lines), total(lines)]).toEqual([2970, 337_075]);
  });

  it('stands above the floor of the law', () => {
    expect(total(payLines({ logs: unionWeek(), agreements: under(ONTARIO) }))).toBe(253_413);
  });

  it('keeps what was beaten as a reason', () => {
    const saturday = lines
      .flatMap(({ parts }) => parts)
      .find(({ day, localStart }) => day === '2026-11-14' && localStart === 150);
    expect(saturday).toMatchObject({
      reason: { kind: 'weekday', weekday: 6 },
      beaten: [{ kind: 'shift', after: 480 }],
    });
  });

  it('pays a night from Saturday to Sunday by each of its days', () => {
    expect(total(payLines({ logs: [{ ...night(), rateCents: 4850 }], agreements }))).toBe(77_600);
  });
});
