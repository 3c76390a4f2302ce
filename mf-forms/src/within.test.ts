import { expect, it } from 'vitest';
import { within } from './within.ts';

const titles = ['Daily hazard assessment', 'Hot work permit', 'Toolbox talk'];

it('finds rows that hold all the words, in any order and case', () => {
  expect(within(titles, (title) => title, ' HAZARD daily ')).toEqual(['Daily hazard assessment']);
  expect(within(titles, (title) => title, 'work daily')).toEqual([]);
});

it('keeps every row while nothing is typed', () => {
  expect(within(titles, (title) => title, '  ')).toEqual(titles);
});
