import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as valibot from 'valibot';
import { expect, it, vi } from 'vitest';
import { askedIn, externalModules, takenFromShell } from './externals.ts';

/** How a remote's build resolves an import; undefined: it is bundled. */
function taken(request: string, context = '/work/mf-lifts/src'): string | undefined {
  const callback = vi.fn<(error?: Error, result?: string, type?: 'var') => void>();
  takenFromShell({ request, context }, callback);
  return callback.mock.calls[0]?.[1];
}

const fileOf = (name: string): string => externalModules().get(name) ?? '';

it('takes components and the record engine from the shell, by the names they are imported with', () => {
  expect(taken('@fieldspan/ui/button')).toBe('fieldspanExternals("ui/button")');
  expect(taken('@fieldspan/ui/columns')).toBe('fieldspanExternals("ui/columns")');
  expect(fileOf('ui/columns')).toMatch(/shared\/ui\/src\/table\/columns\.ts$/);
  expect(taken('@fieldspan/records/list/record-list')).toBe('fieldspanExternals("records/list/record-list")');
});

it('recognises the same module by a path inside a shared package', () => {
  expect(taken('./button.tsx', dirname(fileOf('ui/card')))).toBe('fieldspanExternals("ui/button")');
  expect(taken('./button.tsx')).toBeUndefined();
});

it('takes from the other packages what would otherwise be in two builds, and bundles the rest', () => {
  expect(taken('@fieldspan/domain/person-name')).toBe('fieldspanExternals("domain/person-name")');
  expect(taken('@fieldspan/domain/form/submit-payload')).toBeUndefined();
  expect([...externalModules().keys()].filter((name) => /test|^contract\/api-level/.test(name))).toEqual([]);
});

it.each(['react', '@fieldspan/ui/styles/reset.css', '@fieldspan/nowhere/button', './own.ts'])(
  'bundles %s',
  (request) => {
    expect(taken(request)).toBeUndefined();
  },
);

it('finds in a built script which modules it requires', () => {
  expect(askedIn('e.exports=fieldspanExternals("ui/button")},9:e=>{e.exports=fieldspanExternals("ui/card")')).toEqual([
    'ui/button',
    'ui/card',
  ]);
});

const PROJECT = join(import.meta.dirname, '..', '..', '..');

/** The parts of valibot that are used in any source that a remote may bundle. */
function calledOfValibot(): Set<string> {
  const sources = globSync('{mf-*,shared/{api,contract,domain,federation,records,ui}}/src/**/*.{ts,tsx}', {
    cwd: PROJECT,
  })
    .filter((file) => !/\.test\.|\/testing\/|^mf-gallery\//.test(file))
    .map((file) => readFileSync(join(PROJECT, file), 'utf8'))
    .filter((text) => text.includes("from 'valibot'"));
  const named = sources.flatMap((text) => [...text.matchAll(/\bv\.(\w+)/g)].map(([, name = '']) => name));
  return new Set(named.filter((name) => name in valibot));
}

it('takes from a library all parts that are used', () => {
  expect(taken('valibot')).toBe('fieldspanExternals("api/valibot")');
  const given = readFileSync(fileOf('api/valibot'), 'utf8')
    .match(/^ {2}\w+/gm)
    ?.map((name) => name.trim());
  const called = calledOfValibot();
  expect(called.size).toBeGreaterThan(30);
  expect([...called].filter((name) => given?.includes(name) !== true)).toEqual([]);
});

it('provides what a remote and the shell would otherwise both contain', () => {
  // Messaging and the shell both use it; it imports dayjs.
  expect(externalModules().has('domain/message-time')).toBe(true);
});
