import { expect, it } from 'vitest';
import { caseRate, dutiesOf, illnessNumber, logColumn } from './incident.ts';

it('a cut hand with three days away on Thursday 2026-11-12 is due to the WSIB on the 17th and to OSHA’s log on the 19th', () => {
  const duties = dutiesOf({ law: 'both', outcome: 'days_away', learnedOn: '2026-11-12', isSevere: false });
  expect(duties).toEqual([
    { kind: 'form-7', dueOn: '2026-11-17' },
    { kind: 'osha-log', dueOn: '2026-11-19' },
  ]);
  expect(logColumn({ outcome: 'days_away' })).toBe('H');
  expect(illnessNumber('injury')).toBe(1);
});

it('a holiday is no business day: Christmas and a weekend move the form of 23 December to the 29th', () => {
  const duties = dutiesOf({ law: 'ontario', outcome: 'medical', learnedOn: '2026-12-23', isSevere: false });
  expect(duties).toEqual([{ kind: 'form-7', dueOn: '2026-12-29' }]);
});

it('a death is called in within eight hours, a stay in hospital within a day', () => {
  const asked = { law: 'osha', learnedOn: '2026-11-12', isSevere: true } as const;
  expect(dutiesOf({ ...asked, outcome: 'death' })[0]).toEqual({ kind: 'osha-8h', dueOn: '2026-11-12' });
  expect(dutiesOf({ ...asked, outcome: 'medical' })[0]).toEqual({ kind: 'osha-24h', dueOn: '2026-11-13' });
});

it('first aid and near misses are not recorded, and elsewhere these laws want nothing', () => {
  for (const outcome of ['none', 'first_aid'] as const) {
    expect(logColumn({ outcome })).toBeNull();
    expect(dutiesOf({ law: 'both', outcome, learnedOn: '2026-11-12', isSevere: false })).toEqual([]);
  }
  expect(dutiesOf({ law: 'other', outcome: 'death', learnedOn: '2026-11-12', isSevere: true })).toEqual([]);
});

it('the rate counts cases for each 200,000 hours', () => {
  expect(caseRate(3, 120_000)).toBe(5);
  expect(caseRate(3, 0)).toBeNull();
});
