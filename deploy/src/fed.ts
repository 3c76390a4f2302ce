import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { BuildError } from './build/build-package.ts';
import { buildCommand } from './commands/build.ts';
import { type Command, UsageError } from './commands/command.ts';
import { promoteCommand, rollbackCommand } from './commands/promote.ts';
import { publishCommand } from './commands/publish.ts';
import { logCommand, statusCommand, verifyCommand } from './commands/status.ts';
import { RegistryError, type RegistryErrorKind } from './registry/registry-error.ts';
import { registryOf } from './settings.ts';

const USAGE = `pnpm fed <command>

  build [name…|all]          build packages whose sources changed; --dir <package> [--out <folder>] for one elsewhere
  publish [name…|all]        take builds into the registry, nothing goes live; --dir <folder> for a build elsewhere
  promote <name@version>…    make releases live, all in one set; a full id such as 1.0.1+0123456789ab is taken too;
                             "all" is the latest published release of everything
  rollback <name>            back to the release that was live before; needs no build
  status [--json]            what is live
  log [--json]               who changed what
  verify                     hash everything again

  --env <name>      channel, default FIELDSPAN_ENV or "local"
  --reason <text>   why, for the log

The registry is RELEASES_DIR, default .data/releases.`;

const COMMANDS = new Map<string, Command>([
  ['build', buildCommand],
  ['publish', publishCommand],
  ['promote', promoteCommand],
  ['rollback', rollbackCommand],
  ['status', statusCommand],
  ['log', logCommand],
  ['verify', verifyCommand],
]);

const EXIT: Record<RegistryErrorKind | 'usage' | 'failed', number> = {
  failed: 1,
  usage: 2,
  unknown: 3,
  refused: 4,
  busy: 5,
  damaged: 6,
};

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function parsedArguments(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { env: text, reason: text, dir: text, out: text, json: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parsedArguments(args);
  const [name = '', ...names] = positionals;
  const command = COMMANDS.get(name);
  if (command === undefined) throw new UsageError(name === '' ? 'Say what to do.' : `There is no command "${name}".`);
  const { json = false, reason = null, dir = null, out = null } = values;
  const registry = registryOf(process.env, values.env);
  await command({ registry, names, options: { json, reason, dir, out }, who: userInfo().username, print });
}

function exitCodeOf(error: unknown): number {
  if (error instanceof UsageError) return EXIT.usage;
  return error instanceof RegistryError ? EXIT[error.kind] : EXIT.failed;
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof RegistryError || error instanceof BuildError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = exitCodeOf(error);
}
