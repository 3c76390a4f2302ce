import { expect, it } from 'vitest';
import { withOther } from './with-other.ts';

const OPTIONS = [
  { value: 'hot', label: 'Hot work' },
  { value: 'gas', label: 'Gas' },
];

it('adds what was typed, without the space around it', () => {
  expect(withOther(['hot'], OPTIONS, '  Loose gravel ')).toEqual(['hot', 'Loose gravel']);
});

it('adds nothing for nothing', () => {
  const values = ['hot'];
  expect(withOther(values, OPTIONS, '')).toBe(values);
  expect(withOther(values, OPTIONS, ' \t ')).toBe(values);
});

it('chooses what is offered under these words instead of a second one beside it', () => {
  expect(withOther([], OPTIONS, 'hot WORK')).toEqual(['hot']);
  expect(withOther([], OPTIONS, 'GAS')).toEqual(['gas']);
});

it('never adds what is there already', () => {
  const values = ['hot', 'Loose gravel'];
  expect(withOther(values, OPTIONS, 'Hot work')).toBe(values);
  expect(withOther(values, OPTIONS, 'loose GRAVEL')).toBe(values);
});
