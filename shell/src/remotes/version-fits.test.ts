import { expect, it } from 'vitest';
import { versionFits } from './version-fits.ts';

it.each([
  ['1.2.0', '^1.2.0', true],
  ['1.9.3', '^1.2.0', true],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['0.2.5', '^0.2.1', true],
  ['0.3.0', '^0.2.1', false],
  ['1.2.9', '~1.2.1', true],
  ['1.3.0', '~1.2.1', false],
  ['2.4.0', '>=1.2 <3', true],
  ['3.0.0', '>=1.2 <3', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '=1.0.0', false],
  ['3.1.0', '^1.0.0 || ^3.0.0', true],
  ['2.1.0', '^1.0.0 || ^3.0.0', false],
])('%s in %s: %s', (version, range, isIn) => {
  expect(versionFits(version, range)).toBe(isIn);
});

it('leaves a range that it cannot read to the gate', () => {
  expect(versionFits('1.0.0', 'latest')).toBe(true);
});
