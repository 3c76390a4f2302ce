import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { rspack } from '@rspack/core';
import { moduleRules } from '../../../shared/build/src/module-rules.ts';
import { compile } from '../compile.ts';

const PROJECT = join(import.meta.dirname, '../../..');

/** Globals of a page that are its own; all others are shared. */
export const OWN_GLOBALS = [
  'globalThis',
  'self',
  'window',
  'document',
  'navigator',
  'location',
  'indexedDB',
  'localStorage',
  'sessionStorage',
  'fetch',
  'Request',
  'XMLHttpRequest',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'performance',
  'Date',
  'Math',
  'crypto',
  'BroadcastChannel',
  'addEventListener',
  'removeEventListener',
  'dispatchEvent',
  'module',
  'StorageEvent',
  'IDBDatabase',
  'IDBObjectStore',
  'IDBIndex',
  'IDBCursor',
  'IDBTransaction',
  'IDBRequest',
  'IDBKeyRange',
  'reportError',
] as const;

/** The product's page as one script, which every tab runs anew with globals of its own. */
export async function buildPage(): Promise<Script> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-drill-'));
  try {
    await compile({
      mode: 'production',
      devtool: false,
      target: ['web', 'es2022'],
      entry: { page: join(import.meta.dirname, 'page-entry.ts') },
      output: { path: folder, filename: '[name].js', library: { type: 'commonjs-module' } },
      module: { rules: moduleRules(false, 'drill'), parser: { javascript: { dynamicImportMode: 'eager' } } },
      resolve: {
        extensions: ['.ts', '.tsx', '.js'],
        modules: ['node_modules', join(PROJECT, 'mf-forms/node_modules')],
      },
      optimization: { minimize: false, splitChunks: false },
      performance: { hints: false },
      plugins: [new rspack.CssExtractRspackPlugin({})],
    });
    const code = await readFile(join(folder, 'page.js'), 'utf8');
    return new Script(`(function(${OWN_GLOBALS.join(',')}){${code}\n})`, { filename: 'page.js' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
