import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { dataFolder, PROJECT } from './settings.ts';

/**
 * Runs a server command as a child process in this terminal.
 * @returns its exit code
 */
export function runServerCommand(file: string, args: readonly string[]): Promise<number> {
  const env = { ...process.env, DATA_DIR: dataFolder(process.env) };
  const child = spawn(process.execPath, [join(PROJECT, 'server', 'src', file), ...args], { env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
