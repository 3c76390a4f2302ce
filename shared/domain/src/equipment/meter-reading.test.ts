import { expect, it } from 'vitest';
import { meterText, readingProblem } from './meter-reading.ts';

const reading = (at: string, value: number, isReplaced = false) => ({ at, value, isReplaced });
const KNOWN = [reading('2026-03-01', 900), reading('2026-01-01', 500)];

it('a meter goes up', () => {
  expect(readingProblem(reading('2026-04-01', 900), KNOWN)).toBeNull();
  expect(readingProblem(reading('2026-04-01', 899), KNOWN)).toEqual({ kind: 'backwards', against: 900 });
  expect(readingProblem(reading('2026-04-01', -1), [])).toEqual({ kind: 'negative' });
});

it('a reading that is entered late stands between those around it', () => {
  expect(readingProblem(reading('2026-02-01', 700), KNOWN)).toBeNull();
  expect(readingProblem(reading('2026-02-01', 901), KNOWN)).toEqual({ kind: 'too-high', against: 900 });
  expect(readingProblem(reading('2026-02-01', 499), KNOWN)).toEqual({ kind: 'backwards', against: 500 });
});

it('a replaced meter begins anew', () => {
  expect(readingProblem(reading('2026-04-01', 0, true), KNOWN)).toBeNull();
  const replaced = [...KNOWN, reading('2026-05-01', 10, true)];
  expect(readingProblem(reading('2026-04-01', 950), replaced)).toBeNull();
  expect(readingProblem(reading('2026-06-01', 9), replaced)).toEqual({ kind: 'backwards', against: 10 });
});

it('is written with its unit', () => {
  expect([meterText(84_210.5, 'km'), meterText(12, null)]).toEqual(['84,210.5 km', '12']);
});
