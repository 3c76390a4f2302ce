import type { Release } from '@fieldspan/contract/release';
import { RemoteManifestSchema } from '@fieldspan/contract/remote-manifest';
import type { RemoteManifestJson } from '../testing/manifest-json.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  budgetProblems,
  type Combination,
  externalProblems,
  routeProblems,
  sharedProblems,
  usesProblems,
} from './gate-rules.ts';

type Fixture = {
  name: string;
  manifest?: Partial<RemoteManifestJson>;
  shared?: Release['shared'];
  externals?: string[];
};

function release({ name, manifest, shared = {}, externals }: Fixture): Release {
  const declared =
    name === 'shell'
      ? null
      : v.parse(RemoteManifestSchema, { name, title: name, routes: [], budgetKB: 1, ...manifest });
  const rest = {
    schema: 1,
    version: '1.0.0',
    hash: 'a'.repeat(64),
    entry: 'e.js',
    initial: { js: [], css: [] },
    files: [],
  } as const;
  return {
    ...rest,
    initial: { js: [], css: [] },
    files: [],
    remote: name,
    manifest: declared,
    shared,
    ...(externals && { externals }),
  };
}

function combination(...fixtures: Fixture[]): Combination {
  return { env: 'local', releases: new Map(fixtures.map((fixture) => [fixture.name, release(fixture)])) };
}

const picker = (version: string): Fixture => ({ name: 'equipment', manifest: { widgets: { picker: version } } });
const user: Fixture = { name: 'forms', manifest: { uses: { 'equipment.picker': '^1.2.0' } } };

test.each([
  ['1.2.0', []],
  ['1.9.3', []],
  ['1.1.9', ['forms 1.0.0 needs equipment.picker ^1.2.0; equipment 1.0.0 gives 1.1.9']],
  ['2.0.0', ['forms 1.0.0 needs equipment.picker ^1.2.0; equipment 1.0.0 gives 2.0.0']],
])('a widget provided as %s is checked against the range of its consumer', (version, problems) => {
  expect(usesProblems(combination(user, picker(version)))).toEqual(problems);
});

test('a widget that no remote provides, and a remote that does not exist, are named', () => {
  expect(usesProblems(combination(user, { name: 'equipment' }))).toEqual([
    'forms 1.0.0 needs equipment.picker ^1.2.0; equipment 1.0.0 gives no such widget',
  ]);
  expect(usesProblems(combination(user))).toEqual([
    'forms 1.0.0 needs equipment.picker ^1.2.0; local has no remote equipment',
  ]);
});

const owner = (name: string, ...paths: string[]): Fixture => ({
  name,
  manifest: { routes: paths.map((path) => ({ path, title: path })) },
});

test('two remotes that own the same path are refused, whatever they call the parameter', () => {
  expect(routeProblems(combination(owner('equipment', '/equipment/:cat'), owner('records', '/equipment/:id')))).toEqual(
    ['equipment 1.0.0 and records 1.0.0 both own the path /equipment/:id'],
  );
});

test('a literal segment beside a parameter does not clash', () => {
  expect(
    routeProblems(
      combination(owner('equipment', '/equipment/:cat'), owner('records', '/equipment/list', '/equipment/:cat/edit')),
    ),
  ).toEqual([]);
});

const shares = (name: string, version: string, range: string): Fixture => ({
  name,
  shared: { react: { version, range } },
});

test('the shell decides the version of a singleton, which must match every range', () => {
  expect(
    sharedProblems(combination(shares('shell', '19.3.1', '^19.3.0'), shares('forms', '19.3.1', '^19.0.0'))),
  ).toEqual([]);
  expect(
    sharedProblems(combination(shares('shell', '19.3.1', '^19.3.0'), shares('forms', '19.4.0', '^19.4.0'))),
  ).toEqual(['no one version of react fits: 19.3.1 is there, forms 1.0.0 needs ^19.4.0']);
});

test('a singleton that the shell lacks may come from any remote whose version matches all ranges', () => {
  expect(
    sharedProblems(combination({ name: 'shell' }, shares('a', '1.0.0', '^1.0.0'), shares('b', '1.4.0', '^1.2.0'))),
  ).toEqual([]);
  expect(
    sharedProblems(combination({ name: 'shell' }, shares('a', '1.0.0', '^1.0.0'), shares('b', '2.0.0', '^2.0.0'))),
  ).toHaveLength(1);
});

test.each(['/login', '/login/with/:slug', '/sign-in/return', '/api/forms', '/ops', '/r/:slug', '/:anything', '/:a/:b'])(
  'a remote may not own %s: it is the shell’s',
  (path) => {
    const forms: Fixture = { name: 'forms', manifest: { routes: [{ path, title: 'Forms' }] } };
    expect(routeProblems(combination({ name: 'shell' }, forms))).toEqual([
      `forms 1.0.0 takes the path ${path}, which is the shell's`,
    ]);
  },
);

test('a path that only resembles one of the shell’s may be owned by anybody', () => {
  const routes = ['/', '/logins', '/operations', '/reports', '/forms/:slug', '/form/login'].map((path) => ({
    path,
    title: 'Forms',
  }));
  expect(routeProblems(combination({ name: 'forms', manifest: { routes } }))).toEqual([]);
});

test('the shell must provide what a remote takes from it; older remotes take nothing', () => {
  const shell = { name: 'shell', externals: ['ui/button', 'ui/card'] };
  const taker = { name: 'forms', externals: ['ui/button'] };
  expect(externalProblems(combination(shell, taker, { name: 'equipment' }))).toEqual([]);
  expect(externalProblems(combination({ ...shell, externals: ['ui/card'] }, taker))).toEqual([
    'forms 1.0.0 takes ui/button from the shell; shell 1.0.0 does not give it',
  ]);
  expect(externalProblems(combination({ name: 'shell' }, taker))).toEqual([
    'forms 1.0.0 takes ui/button from the shell; shell 1.0.0 does not give it',
  ]);
});

const weighing = (fixture: Fixture): Release => ({
  ...release(fixture),
  files: [{ path: 'e.js', sha384: '', bytes: 90_000, brotliBytes: 30_000 }],
});

test("a first visit stays within the remote's own budget and the operators' cap, which is not for the shell", () => {
  const forms = weighing({ name: 'forms', manifest: { budgetKB: 40 } });
  expect(budgetProblems(forms)).toEqual([]);
  expect(budgetProblems(forms, 30)).toEqual([]);
  expect(budgetProblems(forms, 20)).toEqual([
    'forms 1.0.0 weighs 30 KB on a first visit; nobody may weigh more than 20 KB here',
  ]);
  expect(budgetProblems(weighing({ name: 'forms' }), 20)).toEqual([
    'forms 1.0.0 weighs 30 KB on a first visit; its budget is 1 KB',
  ]);
  expect(budgetProblems(weighing({ name: 'shell' }), 20)).toEqual([]);
});
