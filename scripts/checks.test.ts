import { expect, test } from 'vitest';
import { checksAfter } from './checks.ts';

const linted = (changed: string[] | null) =>
  checksAfter(changed)
    .find(({ name }) => name === 'lint')
    ?.args.slice(1);
const names = (changed: string[] | null) => checksAfter(changed).map(({ name }) => name);

test('after a change of a remote, only it and what imports it are linted', () => {
  expect(linted(['mf-forms/src/app.tsx', 'docs/gates.md'])).toEqual(['mf-forms', 'bench']);
});

test('everything is linted after any other change, or when it is not known what changed', () => {
  expect(linted(['mf-forms/src/app.tsx', 'shared/ui/src/button.tsx'])).toEqual([]);
  expect(linted(['.oxlintrc.json'])).toEqual([]);
  expect(linted([])).toEqual([]);
  expect(linted(null)).toEqual([]);
});

test('all other checks stay', () => {
  expect(names(['mf-forms/src/app.tsx'])).toEqual(names(null));
});
