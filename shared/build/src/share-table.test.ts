import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sharedPackages } from './share-table.ts';

const INSTALLED = fileURLToPath(new URL('../../../mf-equipment/node_modules', import.meta.url));
const REACT = { react: 'catalog:', 'react-dom': 'catalog:' };

function packageWith(dependencies: Record<string, string>, ownCopies: string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'fieldspan-share-'));
  const file = { name: 'lifts', version: '1.0.0', dependencies, fieldspan: { ownCopies } };
  writeFileSync(join(dir, 'package.json'), JSON.stringify(file));
  symlinkSync(INSTALLED, join(dir, 'node_modules'));
  return dir;
}

it('shares what only another of our packages depends on: no second jotai', () => {
  const shared = sharedPackages(packageWith({ ...REACT, '@fieldspan/federation': 'workspace:*' }, []));
  expect(Object.keys(shared)).toContain('jotai');
  expect(Object.keys(shared)).toContain('@tanstack/react-query');
});

describe('a package that brings copies of its own', () => {
  it('is taken from the shell neither, and everything else as before', () => {
    const dir = packageWith({ ...REACT, '@fieldspan/api': 'workspace:*' }, ['react', 'react-dom']);
    expect(Object.keys(sharedPackages(dir)).toSorted()).toEqual(['@fieldspan/api', '@module-federation/runtime-core']);
  });

  it.each([
    { what: 'half a React', dependencies: REACT, ownCopies: ['react'], says: /react and react-dom come together/ },
    {
      what: 'what it does not depend on',
      dependencies: REACT,
      ownCopies: ['react', 'react-dom', 'jotai'],
      says: /jotai: name dependencies/,
    },
    {
      what: 'a session of its own',
      dependencies: { '@fieldspan/api': '*' },
      ownCopies: ['@fieldspan/api'],
      says: /@fieldspan\/api: name dependencies/,
    },
    {
      what: 'a React that screens of the shell are not written for',
      dependencies: { ...REACT, '@fieldspan/ui': 'workspace:*' },
      ownCopies: ['react', 'react-dom'],
      says: /cannot use @fieldspan\/ui of the shell/,
    },
  ])('is refused $what', ({ dependencies, ownCopies, says }) => {
    expect(() => sharedPackages(packageWith(dependencies, ownCopies))).toThrow(says);
  });
});
