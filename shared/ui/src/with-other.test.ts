import { expect, it } from 'vitest';
import { withOther } from './with-other.ts';

const OPTIONS = [
  { value: 'hot', label: 'Hot work' },
  { value: 'gas', label: 'Gas' },
];

it('adds the typed value, without surrounding space', () => {
  expect(withOther(['hot'], OPTIONS, '  Loose gravel ')).toEqual(['hot', 'Loose gravel']);
});

it('adds nothing for an empty value', () => {
  const values = ['hot'];
  expect(withOther(values, OPTIONS, '')).toBe(values);
  expect(withOther(values, OPTIONS, ' \t ')).toBe(values);
});

it('chooses the offered option with this label instead of adding a second one', () => {
  expect(withOther([], OPTIONS, 'hot WORK')).toEqual(['hot']);
  expect(withOther([], OPTIONS, 'GAS')).toEqual(['gas']);
});

it('never adds an existing one', () => {
  const values = ['hot', 'Loose gravel'];
  expect(withOther(values, OPTIONS, 'Hot work')).toBe(values);
  expect(withOther(values, OPTIONS, 'loose GRAVEL')).toBe(values);
});
