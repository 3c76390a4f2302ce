import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from './backup/restore.ts';
import { CommandError } from './command-error.ts';
import { commandConfig, print, runCommand } from './run-command.ts';

const USAGE = `pnpm restore <backup> [--at <time>]

Restores a backup into DATA_DIR, which has to be empty; with DATABASE_URL into an empty database as well. Nothing is started
afterwards. First every file of the backup is hashed again; then each table is compared with what the backup counted; at last
the releases are verified. Everybody has to sign in again. Companies that were erased after the backup are erased again.

  <backup>          a folder that "pnpm backup" made, or the folder of all of them: the last that fits
  --at <time>       the moment to get back to, such as 2026-11-22T14:30:00Z or 2026-11-22T09:30:00-05:00;
                    else the end of the archive, which is at most a minute before the database was lost

Exit codes: 0 done, 1 failed, 2 called wrongly, 3 no such backup, 4 refused, 6 the backup is damaged.`;

const OPTIONS = { at: { type: 'string' }, releases: { type: 'string' } } as const;

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:?\d\d)$/;

function momentOf(text: string): Date {
  const at = new Date(text);
  if (!TIME.test(text) || Number.isNaN(at.getTime()))
    throw new CommandError(
      'usage',
      `--at is "${text}". Write a moment with its time zone, such as 2026-11-22T14:30:00Z.`,
    );
  return at;
}

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [backup, ...more] = positionals;
  if (backup === undefined || more.length > 0) throw new CommandError('usage', 'Name one backup to restore.');
  const at = values.at === undefined ? null : momentOf(values.at);
  const began = performance.now();
  const config = commandConfig(process.env);
  await restore(config, { backup: resolve(backup), at, releases: values.releases ?? null, say: print });
  print(`Restored into ${config.dataDir} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
});
