import { expect, it } from 'vitest';
import { apiNames } from './api-names.ts';
import { nextLevels, undescribed } from './next-api-level.ts';

const FIRST = { adds: ['Job', 'Job.crew'], drops: [] };

it('additions get a new level, and so do removals', () => {
  const second = nextLevels([FIRST], ['Job', 'Job.crew', 'Job.crew_size'], false);
  expect(second).toEqual([FIRST, { adds: ['Job.crew_size'], drops: [] }]);
  expect(nextLevels(second, ['Job', 'Job.crew_size'], false).at(-1)).toEqual({ adds: [], drops: ['Job.crew'] });
});

it('a level that is not published yet may still change, or disappear', () => {
  const second = nextLevels([FIRST], ['Job', 'Job.crew', 'Job.size'], false);
  expect(nextLevels(second, ['Job', 'Job.crew', 'Job.crew_size'], true)).toEqual([
    FIRST,
    { adds: ['Job.crew_size'], drops: [] },
  ]);
  expect(nextLevels(second, ['Job', 'Job.crew'], true)).toEqual([FIRST]);
});

it('no change needs no level; a name that comes back is known again', () => {
  expect(nextLevels([FIRST], ['Job', 'Job.crew'], false)).toEqual([FIRST]);
  const back = [FIRST, { adds: [], drops: ['Job.crew'] }, { adds: ['Job.crew'], drops: [] }];
  expect(undescribed(back, ['Job', 'Job.crew'])).toEqual({ adds: [], drops: [] });
});

it('models, fields, relations, calls and operators have names', () => {
  expect(apiNames()).toEqual(
    expect.arrayContaining(['Job', 'Equipment.description', 'Equipment.Holder', 'TimeLog/punch-clock', 'filters.like']),
  );
});
