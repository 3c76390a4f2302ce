import { isError } from '@fieldspan/domain/is-error';
import { CommandError } from './command-error.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { ClusterError } from './db/cluster.ts';
import { MigrationError } from './db/migration.ts';
import { RoleError } from './db/roles.ts';

const isAsked = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h');

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Commands open no port, so the settings about who can reach the server do not apply. */
export function commandConfig(env: NodeJS.ProcessEnv): Config {
  const closed = { HOST: '127.0.0.1', EDGE_HOST: '', TRUST_PROXY: '0', DEMO: '0', PORT: '' };
  return readConfig({ ...env, ...closed, PUBLIC_URL: env['PUBLIC_URL'] || 'http://localhost' });
}

/** Runs a command line: `--help` prints the usage; expected failures print a sentence and have their own exit code. */
export async function runCommand(usage: string, run: (args: string[]) => Promise<void>): Promise<void> {
  const args = process.argv.slice(2).filter((each) => each !== '--');
  if (isAsked(args)) return print(usage);
  try {
    await run(args);
  } catch (error) {
    const { text, exitCode } = explain(error, usage);
    process.stderr.write(`${text}\n`);
    process.exitCode = exitCode;
  }
}

function explain(error: unknown, usage: string): { text: string; exitCode: number } {
  if (error instanceof CommandError)
    return { text: error.exitCode === 2 ? `${error.message}\n\n${usage}` : error.message, exitCode: error.exitCode };
  if (!isError(error)) return { text: String(error), exitCode: 1 };
  // The option parser's error for an unknown option.
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return { text: `${error.message}\n\n${usage}`, exitCode: 2 };
  if (error instanceof ConfigError) return { text: error.message, exitCode: 2 };
  const isExplained = [ClusterError, MigrationError, RoleError].some((kind) => error instanceof kind);
  return { text: isExplained ? error.message : (error.stack ?? error.message), exitCode: 1 };
}
