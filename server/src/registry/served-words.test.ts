import { readFileSync } from 'node:fs';
import { isModelName, models } from '@fieldspan/contract/models';
import { MODULES } from '@fieldspan/domain/modules';
import { expect, it } from 'vitest';
import { words } from './model-words.ts';

const SERVED: unknown = JSON.parse(
  readFileSync(new URL('../../../shared/domain/served-words.json', import.meta.url), 'utf8'),
);

it('names kinds of records and modules in words that translators find', () => {
  const kinds = Object.keys(models).filter(isModelName).map(words);
  expect(SERVED).toEqual([...new Set([...kinds, ...MODULES])].toSorted());
});
