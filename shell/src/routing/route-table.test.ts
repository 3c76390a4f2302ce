import { expect, it } from 'vitest';
import { matchRoute, routeTable } from './route-table.ts';

const route = (path: string) => ({ path, title: path, login: true, print: false, owner: null });
const tableOf = (...paths: string[]) => paths.map((path) => route(path));

/** Every overlap of the route map: the address, the pattern that must match, and the patterns it must win over. */
const OVERLAPS: [string, string, ...string[]][] = [
  ['/projects/reports', '/projects/reports', '/projects/:tab'],
  ['/projects/bid-templates', '/projects/bid-templates', '/projects/:tab'],
  ['/projects/list', '/projects/list', '/projects/:tab'],
  ['/project/p1/notes/view', '/project/:slug/notes/view', '/project/:id/:tab/:tag'],
  ['/project/p1/purchase-orders/po1', '/project/:jobSlug/purchase-orders/:slug', '/project/:id/:tab/:tag'],
  [
    '/project/p1/files/safety',
    '/project/:id/:tab/:tag',
    '/project/:slug/notes/view',
    '/project/:jobSlug/purchase-orders/:slug',
  ],
  ['/services/reports', '/services/reports', '/services/:filter'],
  ['/services/mine', '/services/:filter', '/services/reports'],
  ['/equipment/settings', '/equipment/settings', '/equipment/:cat_slug'],
  ['/equipment/maintenance-schedule', '/equipment/maintenance-schedule', '/equipment/:cat_slug'],
  ['/equipment/forms', '/equipment/forms', '/equipment/:cat_slug'],
  ['/equipment/apps', '/equipment/apps', '/equipment/:cat_slug'],
  ['/equipment/list', '/equipment/list', '/equipment/:cat_slug'],
  ['/equipment/view/e1', '/equipment/view/:slug', '/equipment/:cat_slug/:type_slug'],
  ['/equipment/edit/e1', '/equipment/edit/:slug', '/equipment/:cat_slug/:type_slug'],
  ['/equipment/lifts/scissor', '/equipment/:cat_slug/:type_slug', '/equipment/view/:slug', '/equipment/edit/:slug'],
  [
    '/contact/asset/a1/history',
    '/contact/asset/:slug/:tab',
    '/contact/:id/assets/:catSlug',
    '/contact/:id/purchases/:tab',
  ],
  ['/contact/asset/details/c1', '/contact/asset/:slug/:tab', '/contact/:id/details/:parent_slug'],
  ['/contact/asset/assets/c1', '/contact/asset/:slug/:tab', '/contact/:id/assets/:catSlug'],
  ['/contact/asset/purchases/open', '/contact/asset/:slug/:tab', '/contact/:id/purchases/:tab'],
  ['/contact/7/details/c1', '/contact/:id/details/:parent_slug', '/contact/asset/:slug/:tab'],
  ['/forms/list', '/forms/list', '/forms/:tab'],
  ['/forms/marketplace', '/forms/marketplace', '/forms/:tab'],
  ['/forms/templates', '/forms/templates', '/forms/:tab'],
  ['/forms/template-editor/t1', '/forms/template-editor/:slug', '/forms/:cat_slug/:slug'],
  ['/time-logs/list', '/time-logs/list', '/time-logs/:slug'],
  ['/financial/invoices', '/financial/invoices', '/financial/:tab'],
];

it.each(OVERLAPS)('%s is shown by %s', (address, winner, ...losers) => {
  expect(matchRoute(tableOf(winner, ...losers), address)?.path).toBe(winner);
  expect(matchRoute(tableOf(...losers, winner), address)?.path).toBe(winner);
});

it('lets a remote win over another by a literal segment', () => {
  const manifest = (name: string, path: string) => ({
    name,
    title: name,
    routes: [route(path)],
    menu: [],
    widgets: {},
    uses: {},
    places: {},
    fills: {},
    state: {},
    budgetKB: 1,
  });
  const remote = {
    id: '1.0.0+0123456789ab',
    entry: '/e.js',
    integrity: '',
    assets: { js: [], css: [] },
    disabled: null,
  };
  const remotes = {
    equipment: { ...remote, manifest: manifest('equipment', '/equipment/:cat_slug') },
    records: { ...remote, manifest: manifest('records', '/equipment/apps') },
  };
  const table = routeTable([route('/login')], { remotes });
  expect(matchRoute(table, '/equipment/apps')?.owner).toBe('records');
  expect(matchRoute(table, '/equipment/lifts')?.owner).toBe('equipment');
  expect(matchRoute(table, '/login')?.owner).toBeNull();
});

it('ignores a trailing slash', () => {
  expect(matchRoute(tableOf('/project/:slug/note/view/:note_slug'), '/project/p1/note/view/n1/')?.path).toBe(
    '/project/:slug/note/view/:note_slug',
  );
  expect(matchRoute(tableOf('/'), '/')?.path).toBe('/');
});

it('finds nothing for an address that is longer, shorter or unknown', () => {
  const table = tableOf('/', '/equipment/:cat_slug');
  expect(matchRoute(table, '/equipment')).toBeNull();
  expect(matchRoute(table, '/equipment/lifts/more')).toBeNull();
  expect(matchRoute(table, '/elsewhere')).toBeNull();
});
