import { dirname } from 'node:path';
import { expect, it, vi } from 'vitest';
import { askedIn, externalModules, takenFromShell } from './externals.ts';

/** What an import becomes in the build of a remote; undefined: it is bundled. */
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

it('meets the same module by a path inside a shared package', () => {
  expect(taken('./button.tsx', dirname(fileOf('ui/card')))).toBe('fieldspanExternals("ui/button")');
  expect(taken('./button.tsx')).toBeUndefined();
});

it('takes of the other packages what two remotes import, and bundles the rest', () => {
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

it('finds in a built script what it asks for', () => {
  expect(askedIn('e.exports=fieldspanExternals("ui/button")},9:e=>{e.exports=fieldspanExternals("ui/card")')).toEqual([
    'ui/button',
    'ui/card',
  ]);
});
