import { describe, expect, it } from 'vitest';
import { isDayOff, workingDayFrom } from './holidays.ts';
import { parseRule, ruleText, ruleWords } from './visit-rule.ts';

describe('a rule of visits', () => {
  it.each([
    ['FREQ=DAILY', 'Daily'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', 'Every 2 weeks on Monday, Thursday'],
    ['FREQ=MONTHLY;INTERVAL=3;BYDAY=2MO', 'Every 3 months on the second Monday'],
    ['FREQ=MONTHLY;BYDAY=-1FR', 'Monthly on the last Friday'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Monthly on the last day'],
    ['FREQ=YEARLY', 'Yearly'],
  ])('%s is read, written the same and said as %s', (text, words) => {
    const rule = parseRule(text);
    expect(rule && ruleText(rule)).toBe(text);
    expect(ruleWords(text)).toBe(words);
  });

  it.each(['FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO,TU', 'FREQ=HOURLY', 'FREQ=DAILY;INTERVAL=0', 'Quarterly', ''])(
    '%s was not made here and keeps its own words',
    (text) => {
      expect(parseRule(text)).toBeNull();
      expect(ruleWords(text)).toBe(text);
    },
  );
});

describe('a day off', () => {
  it.each(['2026-10-12', '2026-12-25', '2026-12-28', '2026-04-03', '2026-05-18', '2026-02-16'])(
    '%s in Ontario',
    (day) => {
      expect(isDayOff(day, 'CA')).toBe(day !== '2026-12-28');
    },
  );

  it.each(['2026-11-26', '2026-05-25', '2026-01-19', '2026-06-19'])('%s in the United States', (day) => {
    expect(isDayOff(day, 'US')).toBe(true);
  });

  it('makes way for the next working day', () => {
    expect(workingDayFrom('2026-10-12', 'CA')).toBe('2026-10-13');
    expect(workingDayFrom('2026-12-25', 'CA')).toBe('2026-12-28');
    expect(workingDayFrom('2026-10-13', 'CA')).toBe('2026-10-13');
  });
});
