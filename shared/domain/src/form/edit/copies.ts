import { isRecord } from '../json-shape.ts';
import { isFunctionName } from '../formula.ts';
import type { EditField, Raw } from './edit-form.ts';
import { extOf } from './ext.ts';
import { copyOf } from './operations.ts';

/**
 * Copies with keys of their own. What one of them reads of another, in a condition or a formula, is read of that one's copy; what it
 * reads of others stays.
 */
export function copiesOf(fields: readonly EditField[], newKey: () => string): EditField[] {
  const keys = new Map(fields.map(({ key }) => [key, newKey()]));
  return fields.map((field) => {
    const { key, raw } = copyOf(field, keys.get(field.key) ?? newKey());
    return { key, raw: withSources(raw, keys) };
  });
}

function withSources(raw: Raw, keys: ReadonlyMap<string, string>): Raw {
  if (!isRecord(raw['ext'])) return raw;
  const { visibleIf, formula } = extOf(raw);
  return {
    ...raw,
    ext: {
      ...raw['ext'],
      ...(isRecord(visibleIf) && { visibleIf: conditionWith(visibleIf, keys) }),
      ...(typeof formula === 'string' && { formula: formulaWith(formula, keys) }),
    },
  };
}

const conditionWith = (condition: Raw, keys: ReadonlyMap<string, string>): Raw =>
  Object.fromEntries(
    Object.entries(condition).map(([name, tests]) => [
      name,
      Array.isArray(tests) ? tests.map((test: unknown) => testWith(test, keys)) : tests,
    ]),
  );

function testWith(test: unknown, keys: ReadonlyMap<string, string>): unknown {
  const key = isRecord(test) && typeof test['key'] === 'string' ? keys.get(test['key']) : undefined;
  return key === undefined ? test : Object.assign({}, test, { key });
}

const NAMES = /\{[^{}]+\}|[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}_][\p{L}\p{N}_-]*)?/gu;

const formulaWith = (formula: string, keys: ReadonlyMap<string, string>): string =>
  formula.replace(NAMES, (found: string) => {
    const isBraced = found.startsWith('{');
    const [name = '', ...column] = (isBraced ? found.slice(1, -1).trim() : found).split('.');
    const key = keys.get(name);
    if (key === undefined || (!isBraced && isFunctionName(name.toLowerCase()))) return found;
    return `{${[key, ...column].join('.')}}`;
  });
