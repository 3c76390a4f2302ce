import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readManifest } from '@fieldspan/build/manifest';
import { readPackageFile } from '@fieldspan/build/package-file';
import { REMOTE_ENTRY } from '@fieldspan/build/preset';
import { type PageSet, PageSetSchema } from '@fieldspan/contract/release';
import { hasCode, isError } from '@fieldspan/domain/is-error';
import * as v from 'valibot';
import { type Buildable, buildableIn } from '../build/buildable.ts';
import { overrideClient } from '../dev/override-client.ts';
import { OverrideServer } from '../dev/override-server.ts';
import { watchRemote } from '../dev/remote-watch.ts';
import { MOST_HOURS, signOverride } from '../edge/override-token.ts';
import { overrideSigningKey } from '../registry-keys.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { PROJECT } from '../settings.ts';
import { chosenPackages } from './build.ts';
import { clockOf, numberAbove0, siteOf } from './sites.ts';
import { type Command, type CommandInput, onlyName, UsageError } from './command.ts';

const USAGE =
  'Say which remote, and against which site: pnpm fed dev forms --against https://app.example.com ("pnpm dev" is for a site of your own)';
const HOURS = 2;
const HOUR_MS = 3_600_000;

async function chosenRemote({ names, options }: CommandInput): Promise<Buildable> {
  const all = options.dir === undefined ? await chosenPackages([onlyName(names, USAGE)]) : [];
  const [chosen = buildableIn(resolve(options.dir ?? '.'))] = all;
  if (chosen.name !== 'shell' && chosen.name !== 'all') return chosen;
  throw new UsageError('Only a remote can come from your machine, one at a time: the shell carries the page itself.');
}

/**
 * Reads the live set that the site serves to anybody.
 * @throws RegistryError unknown when the site cannot be reached
 */
async function setAt(site: string): Promise<PageSet> {
  const wrong = (why: string) => new RegistryError('unknown', `${site} cannot be developed against: ${why}`);
  const response = await fetch(`${site}/__set`).catch((error: unknown) => {
    const cause: unknown = isError(error) ? error.cause : error;
    throw wrong(isError(cause) ? cause.message : String(error));
  });
  if (!response.ok) throw wrong(`its release set answers ${response.status}.`);
  const parsed = v.safeParse(PageSetSchema, await response.json().catch(() => null));
  if (parsed.success) return parsed.output;
  throw wrong('it tells no release set.');
}

/** @throws RegistryError refused when the port is taken */
async function listen({ server }: OverrideServer, port: number): Promise<number> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, 'localhost', done);
  }).catch((error: unknown) => {
    throw hasCode(error, 'EADDRINUSE')
      ? new RegistryError('refused', `Port ${port} is taken. Give another one.`)
      : error;
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

const untilStopped = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done());
  });

/**
 * `fed dev forms --against https://app.example.com`: runs that site with this machine's forms remote, in one browser,
 * for a limited time.
 */
export const devCommand: Command = async (input) => {
  const { registry, options, who, print } = input;
  const site = siteOf(options.against, USAGE);
  const lasts = numberAbove0(options.hours, 'hours', { most: MOST_HOURS, otherwise: HOURS }) * HOUR_MS;
  const port = numberAbove0(options.port, 'port', { most: 65_535, otherwise: 0 });
  const remote = await chosenRemote(input);
  const key = overrideSigningKey(process.env, registry);
  const { env } = await setAt(site);
  const id = `${readPackageFile(remote.dir).version}+${randomBytes(6).toString('hex')}`;
  const folder = join(PROJECT, '.cache', 'dev', `${remote.name}-${process.pid}`);
  let origin = '';
  const startAddress = (): string => {
    const from = Date.now();
    const manifest = readManifest(join(remote.dir, 'remote.json'));
    const span = { from, until: from + lasts, clock: clockOf(from + lasts) };
    const token = signOverride({ env, remote: remote.name, id, origin, who, manifest, ...span }, key);
    return `${site}/__fed/override?token=${token}`;
  };
  const client = (): string => overrideClient(remote.name, origin);
  const parts = { folder, prefix: `/r/${remote.name}/${id}/`, entry: REMOTE_ENTRY, site, client, startAddress };
  const server = new OverrideServer(parts);
  origin = `http://localhost:${await listen(server, port)}`;
  const say = announcer({ server, print, open: `Open ${origin}/ to run ${remote.name} of this machine in ${site}` });
  const stopWatching = await watchRemote(remote, folder, say);
  await untilStopped();
  await stopWatching();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
};

type Announced = { server: OverrideServer; print: (line: string) => void; open: string };

/** Prints the address after the first good build, and a line after each later one. */
function announcer({ server, print, open }: Announced): (problems: string | null) => void {
  let isOpen = false;
  return (problems) => {
    const time = new Date().toLocaleTimeString('en-GB');
    if (problems !== null) {
      print(problems);
      server.tell('failed', time);
      return;
    }
    print(isOpen ? `Built again at ${time}. Reload the page.` : `${open}. Ctrl-C stops it.`);
    if (isOpen) server.tell('built', time);
    isOpen = true;
  };
}
