import type { Release } from '@fieldspan/contract/release';
import { expect, test } from 'vitest';
import { firstVisitKB } from './first-visit.ts';

const file = (path: string, bytes: number, brotliBytes: number | null): Release['files'][number] => ({
  path,
  bytes,
  brotliBytes,
  sha384: '',
});

test('a first visit loads the entry and its first scripts and styles, packed where they are served packed', () => {
  const files = [
    file('entry.js', 9_000, 2_000),
    file('first.js', 40_000, 10_000),
    file('first.css', 3_400, null),
    file('later.js', 900_000, 300_000),
  ];
  const release: Release = {
    schema: 1,
    remote: 'forms',
    version: '1.0.0',
    hash: 'a'.repeat(64),
    entry: 'entry.js',
    initial: { js: ['first.js'], css: ['first.css'] },
    files,
    manifest: null,
    shared: {},
  };
  expect(firstVisitKB(release)).toBe(15);
});
