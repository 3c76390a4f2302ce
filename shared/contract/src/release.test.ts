import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PageSetSchema, ReleaseSchema, ReleaseSetSchema } from './release.ts';

const ID = '1.0.0+0123456789ab';
const MANIFEST = { name: 'forms', title: 'Forms', routes: [{ path: '/forms', title: 'Forms' }], budgetKB: 1 };
const GUARD = { errorRateMax: 1, minSessions: 1, windowMin: 1 };

const SET = {
  schema: 1,
  env: 'local',
  seq: 1,
  parent: null,
  at: '',
  shell: { id: ID },
  remotes: { forms: { id: ID, lastGood: null, disabled: null } },
  canaries: [
    { id: 'c', remote: 'forms', to: ID, percent: 1, salt: 's', unit: 'tenant', include: [], exclude: [], guard: GUARD },
  ],
  recalled: [],
};
const RELEASE = {
  schema: 1,
  remote: 'forms',
  version: '1.0.0',
  hash: '',
  entry: 'e.js',
  initial: { js: [], css: [] },
  files: [{ path: 'e.js', sha384: '', bytes: 1, brotliBytes: null }],
  manifest: MANIFEST,
  shared: { react: { version: '19.0.0', range: '^19.0.0' } },
};
const ENTRY = { id: ID, entry: '/e.js', integrity: '' };
const PAGE_SET = {
  env: 'local',
  seq: 1,
  shell: { id: ID },
  remotes: {
    forms: { ...ENTRY, assets: { js: [], css: [] }, manifest: MANIFEST, disabled: null, lastGood: ENTRY },
  },
};

/** The same with an additional key in every object. */
function newer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(newer);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, newer(inner)]);
  const isRecord = Object.keys(value).some((key) => key === 'forms' || key === 'react');
  return Object.fromEntries(isRecord ? entries : [...entries, ['newThing', true]]);
}

it.each([
  ['a release set', ReleaseSetSchema, SET],
  ['a release', ReleaseSchema, RELEASE],
  ['the set of a page', PageSetSchema, PAGE_SET],
])('%s of a newer build is read without the unknown keys, wherever they were added', (_, schema, value) => {
  expect(v.parse(schema, newer(value))).toEqual(v.parse(schema, value));
});
