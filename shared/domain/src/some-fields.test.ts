import { expect, it } from 'vitest';
import { isPlain, namesOf, plainFields, someFields } from './some-fields.ts';

it('takes texts and numbers as they are, and anything else as nothing', () => {
  const of = { subject: 'Pump', hours: 0, done: true, lines: [], none: null, left: 'out' };
  expect(plainFields(['subject', 'hours', 'done', 'lines', 'none', 'absent'], of)).toEqual({
    subject: 'Pump',
    hours: 0,
    done: null,
    lines: null,
    none: null,
    absent: null,
  });
  expect(['', 1, null].every(isPlain)).toBe(true);
  expect([true, {}, undefined].some(isPlain)).toBe(false);
});

it('keeps the fields that pass', () => {
  const kept = someFields({ a: 1, b: 2, c: 3 }, (name, value) => name !== 'a' && value !== 3);
  expect([kept, namesOf(kept)]).toEqual([{ b: 2 }, ['b']]);
});
