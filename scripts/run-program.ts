import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The project's own folder. */
export const PROJECT = resolve(import.meta.dirname, '..');

export type Ran = { code: number; output: string; seconds: number };
export type RunOptions = { env?: NodeJS.ProcessEnv; cwd?: string; isShown?: boolean };

/** The path of a project tool; it runs on the project's own Node. */
export const toolPath = (name: string): string => resolve(PROJECT, 'node_modules', '.bin', name);

/** An environment in which tools find the project's Node first. */
export function toolEnv(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${resolve(PROJECT, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`, ...extra };
}

/**
 * Runs a program to its end.
 * @param options `isShown`: shows its output while it runs, besides capturing it
 * @returns exit code (127 if it could not be started, 130 after a signal) and all its output
 */
export function runProgram(command: string, args: string[], options: RunOptions = {}): Promise<Ran> {
  const startedAt = performance.now();
  const chunks: string[] = [];
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? PROJECT,
      env: options.env ?? toolEnv(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const finish = (code: number): void =>
      done({ code, output: chunks.join(''), seconds: (performance.now() - startedAt) / 1000 });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        chunks.push(text);
        if (options.isShown === true) process.stdout.write(text);
      });
    }
    child.once('error', (error) => {
      chunks.push(`${error.message}\n`);
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 130));
  });
}
