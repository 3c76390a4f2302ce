import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { apiUse } from './api-use.ts';

const LATER = [
  { name: 'Job.crew_size', since: 43 },
  { name: 'Job.foreman', since: 42 },
  { name: 'Crew', since: 44 },
  { name: 'Job/split', since: 45 },
  { name: 'filters.between', since: 46 },
];

async function useOf(text: string, file = 'screen.tsx') {
  const { path } = await temporaryFolder();
  await writeFile(join(path, file), text);
  return apiUse([join(path, file), join(path, 'not-asked.css')], {}, LATER);
}

test('finds the highest API level among the names that a source uses, and the names of that level', async () => {
  const use = await useOf("export const jobs = get('Job', { fields: ['id', 'crew_size', 'foreman'] });");
  expect(use).toMatchObject({ apiLevel: 43, apiNames: ['Job.crew_size'] });
});

test.each([
  ['a field of an answer', "find('Job', 3).crew_size", 43],
  ['a field of a model that is not asked for', "find('Service', 3).crew_size", 1],
  ['a part of a longer word', "find('Job', 3).crew_sizes", 1],
  ['a filter on a relation', "get('Service', { filters: { 'Job.crew_size': 3 } })", 43],
  ['a model', "get('Crew')", 44],
  ['a call', "post('Job/split', { id })", 45],
  ['an operator', "get('Service', { filters: { id: { between: [1, 2] } } })", 46],
  ['a comment', '/** Job.crew_size, Job/split */ export const a = 1; // Crew', 1],
  ['a type', "export type Sized = Pick<Row<'Job'>, 'crew_size'>; export const a = 1;", 1],
])('%s', async (_what, text, level) => {
  expect((await useOf(text)).apiLevel).toBe(level);
});

test('the contract itself names everything, so it needs no level', async () => {
  const { path } = await temporaryFolder();
  const file = join(path, 'shared', 'contract', 'src', 'jobs.ts');
  expect((await apiUse([file], {}, LATER)).apiLevel).toBe(1);
});

test('what a remote declares for "find anything" counts as used', async () => {
  const search = { model: 'Job', fields: ['foreman'], title: ['job_name'], note: [], to: '/project/:slug' };
  expect(await apiUse([], [{ search }], LATER)).toMatchObject({ apiLevel: 42, apiNames: ['Job.foreman'] });
});
