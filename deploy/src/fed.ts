import { userInfo } from 'node:os';
import { errorMessage, isError } from '@fieldspan/domain/is-error';
import { BuildError } from './build/build-package.ts';
import { buildCommand } from './commands/build.ts';
import { abortCommand, canaryCommand, finishCommand } from './commands/canary.ts';
import { type Command, UsageError } from './commands/command.ts';
import { devCommand } from './commands/dev.ts';
import { keygenCommand } from './commands/keygen.ts';
import { diffCommand, whoHadCommand } from './commands/history.ts';
import { levelCommand } from './commands/level.ts';
import { newCommand } from './commands/new.ts';
import { previewCommand } from './commands/preview.ts';
import { parsedLine } from './commands/options.ts';
import {
  disableCommand,
  enableCommand,
  promoteCommand,
  recallCommand,
  removeCommand,
  restoreCommand,
  rollbackCommand,
} from './commands/promote.ts';
import { repairCommand } from './commands/repair.ts';
import { publishCommand } from './commands/publish.ts';
import { logCommand, statusCommand, verifyCommand } from './commands/status.ts';
import { RegistryError, type RegistryErrorKind } from './registry/registry-error.ts';
import { StoreAwayError } from './registry/release-store.ts';
import { registryOf } from './settings.ts';

const USAGE = `pnpm fed <command>

  build [name…|all]          build packages whose sources changed; --dir <package> [--out <folder>] for one elsewhere
  publish [name…|all]        take builds into the registry, nothing goes live; --dir <folder> for a build elsewhere
  promote <name@version>…    make releases live, all in one set; a full id such as 1.0.1+0123456789ab is taken too;
                             "all" is the latest published release of everything; --first: only where nothing is live;
                             --without <name>: the same set no longer has that remote
  remove <name>              the set no longer has this remote, its routes and menu entries; "restore" brings it back
  rollback <name>            back to the release that was live before; needs no build; --to <version> for an earlier one
  canary <name@version>      for part of the companies: --percent <n>, --include <company>, --exclude <company>;
                             again with more to widen it; ends by itself above --error-rate 0.02 (of --min-sessions 200
                             in --window 15 minutes)
  preview <name@version>     an address to look at a published release before it is live: --against <site>, --hours 24
                             (at most 72), with a code for a phone's camera
  finish <name>              the canary is live for everybody
  abort <name>               the canary is taken back
  disable <name>             off, people read --message <text>; "enable <name>" turns it on again
  recall <name@version>      never mounted again, in open tabs too; what was live before is live again
  restore <set>              a whole earlier set, as a new one
  status                     what is live
  log                        who changed what
  diff <set> <set>           what differs
  who-had <time> [company]   which releases somebody got then
  level                      the API level that everything live was built for: LIVE_API_LEVEL of servers elsewhere
  verify                     hash everything again
  repair [set]               HEAD cannot be read: what was live by the log, and with a set and --reason that is live again
  new <name>                 a remote in this checkout that builds and passes every check: --title <text>, --icon <name>
  dev <name>                 a remote of this machine in a site elsewhere: --against <address>, in one browser, for
                             --hours 2; --port <n>, --dir <package>
  keygen                     a pair of keys to sign with, beside the registry or in --out <folder>

  --env <name>      channel, default FIELDSPAN_ENV or "local"
  --reason <text>   why, for the log
  --dry-run         ask the gate, change nothing
  --force           overrule the gate, not the hashes; needs --reason
  --json            for machines; a refusal too: {"error": …, "kind": "refused"}

The registry is RELEASES_DIR, default .data/releases, or a bucket: RELEASES_URL=s3://bucket/folder.`;

const COMMANDS = new Map<string, Command>([
  ['build', buildCommand],
  ['publish', publishCommand],
  ['promote', promoteCommand],
  ['remove', removeCommand],
  ['rollback', rollbackCommand],
  ['canary', canaryCommand],
  ['finish', finishCommand],
  ['abort', abortCommand],
  ['disable', disableCommand],
  ['enable', enableCommand],
  ['recall', recallCommand],
  ['restore', restoreCommand],
  ['status', statusCommand],
  ['log', logCommand],
  ['diff', diffCommand],
  ['who-had', whoHadCommand],
  ['level', levelCommand],
  ['verify', verifyCommand],
  ['repair', repairCommand],
  ['keygen', keygenCommand],
  ['preview', previewCommand],
  ['new', newCommand],
  ['dev', devCommand],
]);

const EXIT: Record<RegistryErrorKind | 'usage' | 'failed' | 'away', number> = {
  failed: 1,
  usage: 2,
  unknown: 3,
  refused: 4,
  busy: 5,
  damaged: 6,
  away: 7,
};

let hasPrinted = false;

const print = (line: string): void => {
  hasPrinted = true;
  process.stdout.write(`${line}\n`);
};

function parsedArguments(args: string[]): ReturnType<typeof parsedLine> {
  try {
    return parsedLine(args);
  } catch (error) {
    throw new UsageError(errorMessage(error));
  }
}

const isHelpAsked = (args: string[]): boolean =>
  args[0] === 'help' || args.some((each) => each === '--help' || each === '-h');

async function run(args: string[]): Promise<void> {
  if (isHelpAsked(args)) {
    print(USAGE);
    return;
  }
  const { values: options, positionals } = parsedArguments(args);
  const [name = '', ...names] = positionals;
  const command = COMMANDS.get(name);
  if (command === undefined) throw new UsageError(name === '' ? 'Say what to do.' : `There is no command "${name}".`);
  const registry = registryOf(process.env, options.env);
  await command({ registry, names, options, who: userInfo().username, print });
}

function kindOf(error: unknown): keyof typeof EXIT {
  if (error instanceof UsageError) return 'usage';
  if (error instanceof StoreAwayError) return 'away';
  return error instanceof RegistryError ? error.kind : 'failed';
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${USAGE}`;
  if (error instanceof RegistryError || error instanceof BuildError || error instanceof StoreAwayError)
    return error.message;
  return isError(error) ? (error.stack ?? error.message) : String(error);
}

// The reader closed the pipe, as in `pnpm fed log | head -1`: exit quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const args = process.argv.slice(2);
try {
  await run(args);
} catch (error) {
  const kind = kindOf(error);
  if (args.includes('--json') && !hasPrinted) print(JSON.stringify({ error: errorMessage(error), kind }));
  else process.stderr.write(`${explain(error)}\n`);
  process.exitCode = EXIT[kind];
}
