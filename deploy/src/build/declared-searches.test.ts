import { join } from 'node:path';
import { readManifest } from '@fieldspan/build/manifest';
import type { Model } from '@fieldspan/contract/model';
import { isModelName, models } from '@fieldspan/contract/models';
import type { Search } from '@fieldspan/contract/remote-manifest';
import { expect, test } from 'vitest';
import { allBuildables } from './buildable.ts';

const searches = (await allBuildables())
  .filter(({ name }) => name !== 'shell')
  .flatMap(({ dir }) => readManifest(join(dir, 'remote.json')).fills['find.source'] ?? [])
  .flatMap(({ search }) => (search ? [search] : []));

/** The `model.field` names in a search that the contract does not have. */
function unknownIn({ model: name, fields, title, note, to, filters = {} }: Search): string[] {
  if (!isModelName(name)) return [name];
  const model: Model = models[name];
  const inPath = [...to.matchAll(/:(\w+)/g)].map(([, field = '']) => field);
  const named = [...fields, ...title.flat(), ...note, ...inPath, ...Object.keys(filters)];
  const unknown = named.filter((field) => !Object.hasOwn(model.fields, field));
  const unsearchable = fields.filter((field) => model.fields[field]?.kind !== 'text');
  return [...new Set([...unknown, ...unsearchable])].map((field) => `${name}.${field}`);
}

test('what the remotes declare for "find anything" are models and text fields of the contract', () => {
  expect(searches.map(({ model }) => model)).toEqual(expect.arrayContaining(['Job', 'Service', 'Contact', 'User']));
  expect(searches.flatMap(unknownIn)).toEqual([]);
});

test.each([
  [{ model: 'Jop' }, ['Jop']],
  [{ fields: ['job_nom'] }, ['Job.job_nom']],
  [{ fields: ['archived'] }, ['Job.archived']],
  [{ title: [['job_num', 'nom']] }, ['Job.nom']],
  [{ note: ['town'] }, ['Job.town']],
  [{ to: '/project/:slag' }, ['Job.slag']],
  [{ filters: { gone: 0 } }, ['Job.gone']],
])('a search with %j is reported', (wrong, unknown) => {
  const right = { model: 'Job', fields: ['job_num'], title: ['job_name'], note: [], to: '/project/:slug' };
  expect(unknownIn({ ...right, ...wrong })).toEqual(unknown);
});
