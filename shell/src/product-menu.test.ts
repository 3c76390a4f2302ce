import { globSync, readFileSync } from 'node:fs';
import { RemoteManifestSchema } from '@fieldspan/contract/remote-manifest';
import { NOBODY, type Viewer } from '@fieldspan/domain/access';
import { menuFor } from '@fieldspan/domain/menu';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { matchRoute, routeTable } from './routing/route-table.ts';
import { currentEntry, shownEntries } from './chrome/current-entry.ts';

/** The manifests of all remotes of this repository. */
const manifests = globSync('mf-*/remote.json', { cwd: new URL('../../', import.meta.url) }).map((file) =>
  v.parse(RemoteManifestSchema, JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))),
);
const entries = manifests.flatMap(({ menu }) => menu);
const table = routeTable([], {
  remotes: Object.fromEntries(
    manifests.map((manifest) => [
      manifest.name,
      { id: '', entry: '', integrity: '', assets: { js: [], css: [] }, manifest, disabled: null },
    ]),
  ),
});
const ADMIN: Viewer = { ...NOBODY, role: 'Admin' };
const shownTo = (viewer: Viewer, pathname = '/', isSetup = false) =>
  shownEntries(menuFor(entries, viewer, isSetup), null, pathname).map(({ label, to }) => [label, to]);

const labels = (viewer: Viewer, pathname: string) => shownTo(viewer, pathname).map(([label]) => label);

const LIST = [
  ['NAV002', 'Dashboard', '/'],
  ['NAV003', 'Projects', '/projects/list'],
  ['NAV004', 'Services', '/services'],
  ['NAV005', 'Contacts Network', '/contacts'],
  ['NAV006', 'Equipment', '/equipment/list'],
  ['NAV007', 'Materials & Tasks', '/materials/list'],
  ['NAV008', 'Employees', '/employees/list'],
  ['NAV009', 'Time Logs', '/time-logs/review'],
  ['NAV010', 'Financial', '/financial'],
  ['NAV011', 'Health & Safety', '/safety/certificates/matrix'],
  ['NAV012', 'Forms', '/forms/templates'],
  ['NAV013', 'Schedule', '/schedule'],
  ['NAV014', 'Locates', '/locates'],
  ['NAV015', 'Library', '/library/files'],
  ['NAV016', 'Settings', '/settings'],
  ['NAV017', 'Apps', '/apps/main'],
  ['NAV018', 'Employers', '/employers'],
] as const;

it('NAV020 shows an Admin the whole list, in its order, whatever else a remote adds', () => {
  const known = new Set<string>(LIST.map(([, label]) => label));
  const shown = shownTo(ADMIN).filter(([label]) => known.has(label ?? ''));
  expect(shown).toEqual(LIST.map(([, label, to]) => [label, to]));
});

it.each(LIST)('%s: %s goes to %s, and a page exists there', (_id, label, to) => {
  expect(entries.find((entry) => entry.label === label)?.to).toBe(to);
  expect(matchRoute(table, to)?.login).toBe(true);
});

it('NAV021 shows Setup and Employers, and nothing else, while the company is being set up', () => {
  expect(shownTo(ADMIN, '/setup', true)).toEqual([
    ['Setup', '/setup'],
    ['Employers', '/employers'],
  ]);
});

it('NAV022 NAV023 shows only the employers to somebody without permissions at the company', () => {
  expect(shownTo(NOBODY)).toEqual([['Employers', '/employers']]);
});

it('ROLE020 has the own services below the services, if there are any', () => {
  const tech: Viewer = { ...NOBODY, role: 'Basic', isServiceTech: true };
  expect(labels(tech, '/services').slice(0, 4)).toEqual(['Dashboard', 'Projects', 'Services', 'My Services']);
  expect(labels(tech, '/service/s-8812/dashboard')).toContain('My Services');
  expect(labels(tech, '/')).not.toContain('My Services');
  expect(labels({ ...NOBODY, role: 'Basic' }, '/services')).not.toContain('My Services');
});

it.each([
  ['/supplier-bill/f-1', '/financial'],
  ['/invoice/inv-1/lines', '/financial'],
  ['/financial/ageing', '/financial'],
  ['/labour-tasks/list', '/materials/list'],
  ['/assembly/pump-set', '/materials/list'],
])('marks the entry that %s belongs to', (path, to) => {
  expect(currentEntry(menuFor(entries, ADMIN, false), path)?.to).toBe(to);
});
