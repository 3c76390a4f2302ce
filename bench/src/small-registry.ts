import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@fieldspan/contract/release';
import { makeRelease } from '../../deploy/src/registry/make-release.ts';
import { promote } from '../../deploy/src/registry/promote.ts';
import { publish } from '../../deploy/src/registry/publish.ts';
import type { Registry } from '../../deploy/src/registry/registry.ts';

const BUILDS = ['shell@1.0.0', 'forms@1.0.0', 'equipment@1.0.0', 'forms@1.1.0', 'equipment@1.1.0'];
const LIVE = 3;

function manifestOf(name: string): Release['manifest'] {
  if (name === 'shell') return null;
  const routes = [{ path: `/${name}`, title: name, login: true, print: false }];
  return {
    name,
    title: name,
    routes,
    menu: [],
    widgets: {},
    uses: {},
    places: {},
    fills: {},
    state: {},
    budgetKB: 120,
  };
}

async function publishSmall(registry: Registry, folder: string, [remote = '', version = '']: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entry.js'), `// ${remote} ${version}`);
  const initial = { js: [], css: [] };
  const manifest = manifestOf(remote);
  await makeRelease(folder, { remote, version, entry: 'entry.js', initial, manifest, shared: {} });
  await publish(registry, folder);
}

/** A registry of tiny releases, the first of each live. */
export async function smallRegistry(folder: string): Promise<Registry> {
  const registry: Registry = { root: join(folder, 'releases'), env: 'bench' };
  for (const build of BUILDS) await publishSmall(registry, join(folder, 'builds', build), build.split('@'));
  await promote(registry, BUILDS.slice(0, LIVE), { who: 'bench', reason: null });
  return registry;
}
