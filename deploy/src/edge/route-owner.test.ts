import type { PageSet } from '@fieldspan/contract/release';
import { RemoteManifestSchema } from '@fieldspan/contract/remote-manifest';
import type { RemoteManifestJson } from '../testing/manifest-json.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { routeOwner } from './route-owner.ts';

function setOf(routes: Record<string, string[]>): PageSet {
  const remotes = Object.entries(routes).map(([name, paths]) => {
    const json: RemoteManifestJson = {
      name,
      title: name,
      routes: paths.map((path) => ({ path, title: path })),
      budgetKB: 1,
    };
    const remote = { id: 'x', entry: '', integrity: '', assets: { js: [], css: [] }, disabled: null };
    return [name, { ...remote, manifest: v.parse(RemoteManifestSchema, json) }] as const;
  });
  return { env: 'local', seq: 1, shell: { id: 'x' }, remotes: Object.fromEntries(remotes) };
}

const set = setOf({
  records: ['/', '/projects/:tab', '/project/:id/:tab/:tag', '/contact/:id/details'],
  reports: ['/projects/reports', '/project/:slug/notes/view'],
  equipment: ['/equipment/:cat', '/equipment/:cat/:type'],
  lists: ['/equipment/list', '/equipment/view/:slug'],
});

test.each([
  ['/', 'records'],
  ['/projects/open', 'records'],
  ['/projects/reports', 'reports'],
  ['/projects/reports/', 'reports'],
  ['/project/7/notes/view', 'reports'],
  ['/project/7/notes/edit', 'records'],
  ['/equipment/list', 'lists'],
  ['/equipment/pumps', 'equipment'],
  ['/equipment/view/abc', 'lists'],
  ['/equipment/pumps/submersible', 'equipment'],
])('%s belongs to %s', (path, owner) => {
  expect(routeOwner(set, path)?.remote).toBe(owner);
});

test('knows the pages that need no login', () => {
  const open = structuredClone(set);
  for (const route of open.remotes['lists']?.manifest.routes ?? []) route.login = false;
  expect(routeOwner(open, '/equipment/view/abc')?.login).toBe(false);
  expect(routeOwner(open, '/equipment/pumps')?.login).toBe(true);
});

test.each(['/login', '/equipment', '/equipment/a/b/c', '/Projects/open'])('%s belongs to no remote', (path) => {
  expect(routeOwner(set, path)).toBeNull();
});
