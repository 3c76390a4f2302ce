import { expect, it } from 'vitest';
import { laterNames } from './api-level.ts';

it('names that were added after the first level and still exist have a level', () => {
  const levels = [
    { adds: ['Job'], drops: [] },
    { adds: ['Job.size'], drops: [] },
    { adds: ['Crew', 'Crew.name'], drops: ['Job.size'] },
  ];
  expect(laterNames(levels)).toEqual([
    { name: 'Crew', since: 3 },
    { name: 'Crew.name', since: 3 },
  ]);
});
