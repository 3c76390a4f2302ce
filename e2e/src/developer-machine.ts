import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '../..');
const OPEN = /Open (http:\/\/localhost:\d+)\//;

type DeveloperMachine = { origin: string; stop: () => Promise<void> };

/** Runs `pnpm fed dev <remote>` against the running product, with its operator key. */
export async function developerMachine(remote: string, site: string): Promise<DeveloperMachine> {
  const args = [join(PROJECT, 'deploy/src/fed.ts'), 'dev', remote, '--against', site];
  const child = spawn(process.execPath, args, { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let output = '';
  const origin = await new Promise<string>((found, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = OPEN.exec(output)?.[1];
        if (address !== undefined) found(address);
      });
    }
    void ended.then(() => fail(new Error(`It stopped:\n${output}`)));
  });
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
  }
  return { origin, stop };
}
