import { expect, it } from 'vitest';
import { JSON_LEVELS, isShallowJson } from './json-depth.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it('accepts JSON of 64 levels, however wide', () => {
  expect(isShallowJson(nested(JSON_LEVELS))).toBe(true);
  expect(isShallowJson(`[${Array.from({ length: 500 }, () => nested(JSON_LEVELS - 1)).join(',')}]`)).toBe(true);
});

it('refuses deeper JSON, however it is nested', () => {
  expect(isShallowJson(nested(JSON_LEVELS + 1))).toBe(false);
  expect(isShallowJson('{"a":['.repeat(33))).toBe(false);
  expect(isShallowJson(nested(200_000))).toBe(false);
});

it('ignores brackets in texts', () => {
  const words = '[{'.repeat(100);
  expect(isShallowJson(JSON.stringify({ [words]: `${words}\\"${words}` }))).toBe(true);
  expect(isShallowJson(`"${'\\\\'.repeat(3)}"${'['.repeat(65)}`)).toBe(false);
});
