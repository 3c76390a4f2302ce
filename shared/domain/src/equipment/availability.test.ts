import { expect, it } from 'vitest';
import { freeThrough, mostTaken } from './availability.ts';

const span = (from: string, to: string | null, quantity = 1) => ({ from, to, quantity });
const week = { from: '2027-03-01', to: '2027-03-05' };

it('the busiest day counts, not the sum of all bookings', () => {
  const spans = [span('2027-03-01', '2027-03-02', 3), span('2027-03-03', '2027-03-05', 2)];
  expect(mostTaken(spans, week)).toBe(3);
  expect(freeThrough(4, spans, week)).toBe(1);
});

it('first and last day are taken; what ended before or begins after is not', () => {
  expect(mostTaken([span('2027-02-01', '2027-03-01'), span('2027-03-05', '2027-03-09')], week)).toBe(1);
  expect(mostTaken([span('2027-02-01', '2027-02-28'), span('2027-03-06', '2027-03-09')], week)).toBe(0);
});

it('what is away without an end stays away, and there are never less than none', () => {
  expect(mostTaken([span('2026-01-01', null, 2), span('2027-03-04', '2027-03-04')], week)).toBe(3);
  expect(freeThrough(2, [span('2026-01-01', null, 3)], week)).toBe(0);
});
