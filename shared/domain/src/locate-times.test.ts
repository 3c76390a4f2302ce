import { expect, it } from 'vitest';
import { locatePlace, locateTimes, renewalDay } from './locate-times.ts';

const ONTARIO = locatePlace({ country: 'Canada', province: 'ON' });
const MICHIGAN = locatePlace({ country: 'USA', province: 'MI' });
const QUEBEC = locatePlace({ country: 'CA', province: 'QC' });

it('in Ontario utilities have five working days, and a ticket holds for at least sixty days from then', () => {
  expect(locateTimes('2026-11-02', ONTARIO)).toEqual({
    answersDue: '2026-11-09',
    beginBy: null,
    holdsUntil: '2027-01-08',
  });
  expect(locateTimes('2026-10-09', ONTARIO)?.answersDue).toBe('2026-10-19');
});

it('in Michigan they have three, work begins within fourteen days, and the ticket ends after twenty-one', () => {
  expect(locateTimes('2026-11-16', MICHIGAN)).toEqual({
    answersDue: '2026-11-19',
    beginBy: '2026-12-03',
    holdsUntil: '2026-12-10',
  });
  expect(locateTimes('2026-11-24', MICHIGAN)?.answersDue).toBe('2026-11-30');
});

it('where the rules are not known, nothing is said', () => {
  expect(locateTimes('2026-11-02', QUEBEC)).toBeNull();
  expect(locateTimes('2026-11-02', locatePlace(undefined))).toBeNull();
});

it('a renewal is asked for as many working days before the end as utilities have; holidays are none', () => {
  expect(renewalDay('2027-01-08', ONTARIO)).toBe('2026-12-31');
  expect(renewalDay('2026-11-27', QUEBEC)).toBe('2026-11-20');
  expect(renewalDay('2026-12-10', MICHIGAN)).toBe('2026-12-07');
});
