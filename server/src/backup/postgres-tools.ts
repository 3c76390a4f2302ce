import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CommandError } from '../command-error.ts';

type Ran = { code: number; output: string };

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    child.once('error', () => resolve({ code: 127, output: '' }));
    child.once('close', (code) => void said.then(([out, err]) => resolve({ code: code ?? 1, output: out + err })));
  });
}

/** Debian installs each major version in its own folder; elsewhere the tools are on the PATH. */
async function folders(): Promise<string[]> {
  const debian = '/usr/lib/postgresql';
  const majors = await readdir(debian).catch(() => []);
  return [...majors.map((major) => join(debian, major, 'bin')), ...(process.env['PATH'] ?? '').split(delimiter)];
}

/**
 * Finds the PostgreSQL tool that matches the server.
 * @param major the server's major version, such as 15
 * @throws CommandError with what to install
 */
async function find(name: string, major: number): Promise<string> {
  for (const folder of await folders()) {
    const { code, output } = await run(join(folder, name), ['--version']);
    if (code === 0 && new RegExp(String.raw`\b${major}(\.|\b)`).test(output)) return join(folder, name);
  }
  throw new CommandError(
    'refused',
    `There is no ${name} of PostgreSQL ${major} on this machine, which is what the server runs. Install it (Debian: apt-get install postgresql-client-${major}), or put it on the PATH.`,
  );
}

/**
 * Runs a PostgreSQL tool on the database of a URL. The password is passed in the environment, so that it does not
 * appear in the process list.
 */
export async function runTool(
  { name, major, url }: { name: 'pg_dump' | 'pg_restore'; major: number; url: string },
  args: readonly string[],
): Promise<void> {
  const program = await find(name, major);
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = password === '' ? {} : { PGPASSWORD: password };
  const { code, output } = await run(program, [...args, '-d', address.href], env);
  if (code !== 0) throw new CommandError('failed', `${name} failed:\n${output.trim()}`);
}
