import { expect, it } from 'vitest';
import { parseManifest } from './manifest.ts';

const forms = {
  name: 'forms',
  title: 'Forms',
  routes: [{ path: '/do-form/:child_template_slug', title: 'Fill in form' }],
  budgetKB: 120,
};
const parse = (manifest: unknown) => parseManifest('mf-forms/remote.json', JSON.stringify(manifest));

it('fills in optional fields', () => {
  const manifest = parse(forms);
  expect(manifest.routes).toEqual([
    { path: '/do-form/:child_template_slug', title: 'Fill in form', login: true, print: false },
  ]);
  expect(manifest).toMatchObject({ menu: [], widgets: {}, uses: {}, places: {}, fills: {}, state: {} });
});

it.each([
  ['a missing key', { ...forms, title: undefined }, 'mf-forms/remote.json: title: missing'],
  ['a misspelt key', { ...forms, menus: [] }, 'mf-forms/remote.json: menus: not a key of remote.json'],
  [
    'a path without its slash',
    { ...forms, routes: [{ path: 'forms', title: 'Forms' }] },
    'mf-forms/remote.json: routes.0.path: "forms" is not a path such as /equipment/:cat_slug',
  ],
  [
    'a widget id without its remote',
    { ...forms, uses: { picker: '^1.0.0' } },
    'mf-forms/remote.json: uses.picker: "picker" is not remote.widget, such as equipment.picker',
  ],
  [
    'an icon that is not drawn',
    { ...forms, menu: [{ label: 'Forms', to: '/forms', icon: 'sun', order: 1 }] },
    'mf-forms/remote.json: menu.0.icon: "sun" is none of address-book, apps, backhoe, ',
  ],
  ['a wrong type', { ...forms, budgetKB: '120' }, 'mf-forms/remote.json: budgetKB: "120" is not number'],
  [
    'one address declared twice',
    { ...forms, routes: [...forms.routes, { path: '/do-form/:slug', title: 'Again' }] },
    'mf-forms/remote.json: routes: /do-form/:slug is declared twice',
  ],
])('refuses %s', (_, manifest, message) => {
  expect(() => parse(manifest)).toThrow(message);
});

it('reports all faults at once', () => {
  expect(() => parse({ ...forms, title: '', budgetKB: 0 })).toThrow(/title: .*\n.*budgetKB: /);
});

it('names the file if it is not JSON', () => {
  expect(() => parseManifest('mf-forms/remote.json', '{')).toThrow(/^mf-forms\/remote\.json: not JSON: /);
});
