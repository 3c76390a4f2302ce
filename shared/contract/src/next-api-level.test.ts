import { expect, it } from 'vitest';
import { apiNames } from './api-names.ts';
import { nextLevels, undescribed } from './next-api-level.ts';

const FIRST = { adds: ['Job', 'Job.crew'], drops: [] };

it('what is new is a level of its own, and so is what is gone', () => {
  const second = nextLevels([FIRST], ['Job', 'Job.crew', 'Job.crew_size'], false);
  expect(second).toEqual([FIRST, { adds: ['Job.crew_size'], drops: [] }]);
  expect(nextLevels(second, ['Job', 'Job.crew_size'], false).at(-1)).toEqual({ adds: [], drops: ['Job.crew'] });
});

it('a level that runs nowhere yet may say something else, or nothing', () => {
  const second = nextLevels([FIRST], ['Job', 'Job.crew', 'Job.size'], false);
  expect(nextLevels(second, ['Job', 'Job.crew', 'Job.crew_size'], true)).toEqual([
    FIRST,
    { adds: ['Job.crew_size'], drops: [] },
  ]);
  expect(nextLevels(second, ['Job', 'Job.crew'], true)).toEqual([FIRST]);
});

it('nothing new is no level; what comes back is known again', () => {
  expect(nextLevels([FIRST], ['Job', 'Job.crew'], false)).toEqual([FIRST]);
  const back = [FIRST, { adds: [], drops: ['Job.crew'] }, { adds: ['Job.crew'], drops: [] }];
  expect(undescribed(back, ['Job', 'Job.crew'])).toEqual({ adds: [], drops: [] });
});

it('models, fields, relations, calls and operators have names', () => {
  expect(apiNames()).toEqual(
    expect.arrayContaining(['Job', 'Equipment.description', 'Equipment.Holder', 'TimeLog/punch-clock', 'filters.like']),
  );
});
