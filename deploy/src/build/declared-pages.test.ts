import { join } from 'node:path';
import { readManifest } from '@fieldspan/build/manifest';
import { expect, test } from 'vitest';
import { allBuildables } from './buildable.ts';

const manifests = (await allBuildables())
  .filter(({ name }) => name !== 'shell')
  .map(({ dir }) => readManifest(join(dir, 'remote.json')));
const pages = manifests.flatMap(({ name, routes, fills }) =>
  (fills['find.page'] ?? []).map((page) =>
    Object.assign({}, page, { remote: name, paths: routes.map(({ path }) => path) }),
  ),
);

const fits = (to: string) => (path: string) => {
  const [asked, parts] = [to.split('/'), path.split('/')];
  return asked.length === parts.length && parts.every((part, at) => part.startsWith(':') || part === asked[at]);
};
/** Tabs of the settings are parts of other remotes, at addresses of mf-company. */
const SETTINGS = '/settings/';

test('each page that is found by words leads to a route of the remote that names it', () => {
  expect(pages.length).toBeGreaterThan(15);
  const astray = pages.filter(({ to = '', paths }) => !to.startsWith(SETTINGS) && !paths.some(fits(to)));
  expect(astray.map(({ remote, to }) => `${remote} ${to}`)).toEqual([]);
});

test('a tab of the settings that is found by words is one that its remote fills', () => {
  const sections = manifests.flatMap(({ name, fills }) =>
    (fills['settings.section'] ?? []).map(({ key, part }) => `${name} ${SETTINGS}${key ?? part}`),
  );
  const ofOthers = pages.filter(({ to = '', remote }) => to.startsWith(SETTINGS) && remote !== 'company');
  expect(ofOthers.length).toBeGreaterThan(2);
  for (const { remote, to } of ofOthers) expect(sections).toContain(`${remote} ${to}`);
});

test('each page has its own label and address', () => {
  for (const name of ['label', 'to'] as const) {
    const given = pages.map((page) => page[name]);
    expect(new Set(given).size).toBe(given.length);
  }
});
