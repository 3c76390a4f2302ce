import { join, resolve } from 'node:path';
import type { Registry } from './registry/registry.ts';
import { keysOf } from './registry-keys.ts';

/** The project's own folder. */
export const PROJECT = resolve(import.meta.dirname, '../..');

/** Where the data of this installation stands. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return resolve(PROJECT, env['DATA_DIR'] || '.data');
}

/** The registry that commands and servers speak of: RELEASES_DIR, or `releases` among the data. */
export function registryOf(env: NodeJS.ProcessEnv, channel?: string): Registry {
  const root = resolve(PROJECT, env['RELEASES_DIR'] || join(dataFolder(env), 'releases'));
  return { root, env: channel ?? (env['FIELDSPAN_ENV'] || 'local'), keys: keysOf(env, root) };
}
