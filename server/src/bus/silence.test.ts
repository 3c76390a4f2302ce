import { expect, it } from 'vitest';
import { Silence } from './silence.ts';

it('holds for the same query, until something changes there', () => {
  const silence = new Silence(() => 0);
  silence.keep('a', '0.1');
  expect(silence.holds('a', '0.1')).toBe(true);
  expect(silence.holds('b', '0.1')).toBe(false);
  expect(silence.holds('a', '0.2')).toBe(false);
});

it('ends after a minute, because events may have been lost', () => {
  let now = 0;
  const silence = new Silence(() => now);
  silence.keep('a', '0.1');
  now = 59_999;
  expect(silence.holds('a', '0.1')).toBe(true);
  now = 60_000;
  expect(silence.holds('a', '0.1')).toBe(false);
});

it('drops the oldest entries when there are very many', () => {
  const silence = new Silence(() => 0);
  for (let n = 0; n <= 20_000; n += 1) silence.keep(`question ${n}`, '0.1');
  expect(silence.holds('question 0', '0.1')).toBe(false);
  expect(silence.holds('question 1', '0.1')).toBe(true);
});
