import { expect, it } from 'vitest';
import { laterNames } from './api-level.ts';

it('what came after the first level and is still there is told with its level', () => {
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
