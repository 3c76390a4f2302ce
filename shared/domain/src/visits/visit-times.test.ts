import { expect, it } from 'vitest';
import { visitTimes } from './visit-times.ts';
import type { VisitStep } from './visit-state.ts';

const at = (time: string) => `2026-11-17T${time}:00.000Z`;
const event = (kind: VisitStep, time: string) => ({ kind, at: at(time) });

it('the work is what lies between the arrival and the end, without the pauses', () => {
  expect(
    visitTimes([
      event('done', '11:52'),
      event('travel', '10:28'),
      event('arrive', '11:04'),
      event('pause', '11:20'),
      event('resume', '11:30'),
      event('return_visit', '11:45'),
    ]),
  ).toEqual({
    travelledAt: at('10:28'),
    arrivedAt: at('11:04'),
    pauses: [{ from: at('11:20'), until: at('11:30') }],
    endedAt: at('11:52'),
    workedMinutes: 38,
  });
});

it('a step that two people reported counts once, and a pause ends with the visit', () => {
  const times = visitTimes([
    event('arrive', '08:00'),
    event('arrive', '08:05'),
    event('pause', '09:00'),
    event('pause', '09:02'),
    event('done', '10:00'),
    event('done', '10:20'),
  ]);
  expect(times).toMatchObject({ arrivedAt: at('08:00'), endedAt: at('10:00'), workedMinutes: 60 });
  expect(times.pauses).toEqual([{ from: at('09:00'), until: at('10:00') }]);
});

it('without an arrival or an end nobody says how long it took', () => {
  expect(visitTimes([event('done', '10:00')]).workedMinutes).toBeNull();
  expect(visitTimes([event('arrive', '10:00'), event('pause', '10:30')])).toMatchObject({
    workedMinutes: null,
    pauses: [{ from: at('10:30'), until: null }],
  });
  expect(visitTimes([event('travel', '10:00'), event('no_access', '10:30')]).endedAt).toBe(at('10:30'));
});
