import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readManifest } from '@fieldspan/build/manifest';
import { MENU_ICON_NAMES } from '@fieldspan/contract/menu-icons';
import type { RemoteManifest } from '@fieldspan/contract/remote-manifest';
import { developmentBuildables } from '../build/buildable.ts';
import { remoteFiles } from '../new-remote/remote-files.ts';
import { isReserved } from '../registry/gate-rules.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { PROJECT } from '../settings.ts';
import { type Command, onlyName, UsageError } from './command.ts';

const USAGE = 'Say what it is called, in lower case letters, digits and dashes, such as: pnpm fed new weather';
const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const DEFAULT_ICON = 'folder';
const MENU_STEP = 10;
const LONGEST_TITLE = 30;

async function manifests(): Promise<RemoteManifest[]> {
  const remotes = (await developmentBuildables()).filter(({ name }) => name !== 'shell');
  return remotes.map(({ dir }) => readManifest(join(dir, 'remote.json')));
}

function refuseTaken(name: string, known: RemoteManifest[]): void {
  if (name === 'shell' || existsSync(join(PROJECT, `mf-${name}`)) || known.some((each) => each.name === name))
    throw new RegistryError('refused', `There is a "${name}" already.`);
  const owner = known.find((manifest) => manifest.routes.some(({ path }) => path === `/${name}`));
  if (owner !== undefined)
    throw new RegistryError('refused', `The address /${name} is that of ${owner.name} already. Choose another name.`);
  if (isReserved(`/${name}`))
    throw new RegistryError('refused', `The address /${name} is the shell's. Choose another name.`);
}

function knownIcon(icon: string): string {
  if (MENU_ICON_NAMES.some((name) => name === icon)) return icon;
  throw new RegistryError('refused', `"${icon}" is no icon of the menu. There are: ${MENU_ICON_NAMES.join(', ')}.`);
}

/** Turns `site-diary` into `Site diary`. */
const titleOf = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

/**
 * `fed new weather [--title "Weather"] [--icon rocket]`: adds a remote to this checkout that builds and passes every
 * check unchanged.
 */
export const newCommand: Command = async ({ names, options, print }) => {
  const name = onlyName(names, USAGE);
  if (!NAME.test(name)) throw new UsageError(USAGE);
  const icon = knownIcon(options.icon ?? DEFAULT_ICON);
  const known = await manifests();
  refuseTaken(name, known);
  const last = Math.max(0, ...known.flatMap(({ menu }) => menu.map(({ order }) => order)));
  const title = options.title?.trim() || titleOf(name);
  if (title.length > LONGEST_TITLE)
    throw new UsageError(`A title is a word or two, of ${LONGEST_TITLE} letters at most.`);
  const folder = join(PROJECT, `mf-${name}`);
  for (const [path, text] of Object.entries(remoteFiles({ name, title, icon, order: last + MENU_STEP }))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { flag: 'wx' });
  }
  print(`mf-${name} is there. Next:`);
  print(`  pnpm install`);
  print(`  pnpm fed build ${name} && pnpm fed publish ${name} && pnpm fed promote ${name}@1.0.0`);
};
