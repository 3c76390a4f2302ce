import { expect, it } from 'vitest';
import { JSON_LEVELS, isShallowJson } from './json-depth.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

it('takes JSON of 64 levels, side by side as often as one likes', () => {
  expect(isShallowJson(nested(JSON_LEVELS))).toBe(true);
  expect(isShallowJson(`[${Array.from({ length: 500 }, () => nested(JSON_LEVELS - 1)).join(',')}]`)).toBe(true);
});

it('refuses what is deeper, however it is nested', () => {
  expect(isShallowJson(nested(JSON_LEVELS + 1))).toBe(false);
  expect(isShallowJson('{"a":['.repeat(33))).toBe(false);
  expect(isShallowJson(nested(200_000))).toBe(false);
});

it('does not count brackets in texts', () => {
  const words = '[{'.repeat(100);
  expect(isShallowJson(JSON.stringify({ [words]: `${words}\\"${words}` }))).toBe(true);
  expect(isShallowJson(`"${'\\\\'.repeat(3)}"${'['.repeat(65)}`)).toBe(false);
});
