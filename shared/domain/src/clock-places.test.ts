import { expect, it } from 'vitest';
import { jobOfPath, jobPath, punchClockPath } from './clock-places.ts';

it.each([
  ['/project/stone-road/dashboard', { type: 'project', slug: 'stone-road' }],
  ['/project/41/files/tag', { type: 'project', slug: '41' }],
  ['/service/rtu/details', { type: 'service', slug: 'rtu' }],
  ['/punch-clock/project/stone-road', { type: 'project', slug: 'stone-road' }],
  ['/project/a%20b/dashboard', { type: 'project', slug: 'a b' }],
])('%s is about a job', (path, job) => {
  expect(jobOfPath(path)).toEqual(job);
});

it.each([
  '/',
  '/projects/list',
  '/project/new/details',
  '/project/apps',
  '/service/apps',
  '/punch-clock',
  '/message/x',
])('%s is about no job', (path) => expect(jobOfPath(path)).toBeNull());

it('CLOCK008 somebody too far away clocks in on the job’s punch-clock page', () => {
  expect(punchClockPath({ type: 'project', slug: 'stone-road' })).toBe('/punch-clock/project/stone-road');
  expect(punchClockPath(null)).toBe('/punch-clock');
});

it('CLOCK006 a job’s entry leads to its dashboard', () => {
  expect(jobPath({ type: 'project', slug: 'stone-road' })).toBe('/project/stone-road/dashboard');
  expect(jobPath({ type: 'service', slug: 'rtu' })).toBe('/service/rtu/dashboard');
});
