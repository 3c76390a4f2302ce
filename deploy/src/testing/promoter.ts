import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promote } from '../registry/promote.ts';
import type { Registry } from '../registry/registry.ts';
import { publishFixture } from './fixture-registry.ts';

const PROGRAM = join(import.meta.dirname, 'promoting-process.ts');

export const BY = { who: 'ana', reason: null };

/** A registry with a live set, and newer releases of two remotes that are not live yet. */
export async function startedRegistry(place: Pick<Registry, 'root' | 'bucket'>): Promise<Registry> {
  const registry = { ...place, env: 'local' };
  const builds = ['shell@1.0.0', 'forms@1.0.0', 'equipment@1.0.0', 'forms@1.1.0', 'equipment@1.1.0'];
  for (const [name = '', version = ''] of builds.map((build) => build.split('@')))
    await publishFixture(registry, { name, version });
  await promote(registry, builds.slice(0, 3), BY);
  return registry;
}

type Promoter = {
  child: ChildProcessByStdio<null, Readable, Readable>;
  /** The sets that it has acknowledged so far. */
  seqs: number[];
  /** Its error output; empty if it ended well. */
  ended: Promise<string>;
};

type Task = {
  times: number;
  remote: string;
  /** It kills itself instead of its disk write of this number. */
  killAt?: number;
};

/** A process that promotes 1.1.0 and 1.0.0 of a remote in turn. */
export function promoter(registry: Registry, { times, remote, killAt }: Task): Promoter {
  const specs = [`${remote}@1.1.0`, `${remote}@1.0.0`];
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(registry), String(times), ...specs], {
    env: { ...process.env, ...(killAt !== undefined && { KILL_AT: String(killAt) }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seqs: number[] = [];
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => seqs.push(...chunk.toString().trim().split('\n').map(Number)));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<string>((resolve) =>
    child.once('close', (code) => resolve(code === 0 ? '' : errors || 'killed')),
  );
  return { child, seqs, ended };
}
