import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CACHE = join(import.meta.dirname, '../../.cache/peers');
const run = promisify(execFile);

/** OpenMRS as published by its team: built, ready to be assembled into a distribution. */
const OPENMRS = '10.0.0';
const DEPLOYER = 'import-map-deployer@4.6.0';

/**
 * Downloads a package as published, unpacks it and runs none of its scripts; cached beside the builds of this project.
 */
async function published(name: string, version: string): Promise<string> {
  const folder = join(CACHE, `${name.replace(/^@/, '').replace('/', '-')}-${version}`);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--silent', `${name}@${version}`], { cwd: fresh });
  await run('tar', ['xzf', stdout.trim(), '--strip-components=1'], { cwd: fresh });
  await rename(fresh, folder);
  return folder;
}

const builtFiles = async (name: string): Promise<string> => join(await published(`@openmrs/${name}`, OPENMRS), 'dist');

/** Folders with the built files of OpenMRS's shell and of the two remotes that load first. */
export async function openmrsPackages(): Promise<{ shell: string; login: string; home: string }> {
  return {
    shell: await builtFiles('esm-app-shell'),
    login: await builtFiles('esm-login-app'),
    home: await builtFiles('esm-home-app'),
  };
}

/** The program of import-map-deployer with its dependencies. */
export async function deployerProgram(): Promise<string> {
  const folder = join(CACHE, DEPLOYER);
  const program = join(folder, 'node_modules', 'import-map-deployer', 'src', 'web-server.js');
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', DEPLOYER], { cwd: folder });
  return program;
}
