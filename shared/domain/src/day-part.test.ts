import { expect, it } from 'vitest';
import { dayPart } from './day-part.ts';

it.each([
  [3, 'evening'],
  [4, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
])('at %i it is %s', (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});
