import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from './backup/back-up.ts';
import { isSameDisk, linkedFolder, stopArchiving } from './backup/backup-folder.ts';
import { prune } from './backup/prune.ts';
import { CommandError } from './command-error.ts';
import { commandConfig, print, runCommand } from './run-command.ts';

const USAGE = `pnpm backup [--to <folder>] [--keep <days>d]

Backs up everything beside the running product: database, files, releases and keys. From the first backup on the embedded
database and new files also run into that folder by themselves, so that "pnpm restore --at <time>" gets back to any moment
but the last minute. With DATABASE_URL it makes a dump with pg_dump, for the moment of the backup alone.

  --to <folder>     where to; else where the last backup went, BACKUP_DIR, or DATA_DIR/backups.
                    Best another disk. Only this account may read it: it holds everything, keys too
  --keep 35d        afterwards removes backups that are not needed to get back to any of the last 35 days
  --stop            makes no backup: nothing runs into the folder by itself any more; what stands there stays

Every week by cron:  0 3 * * 0  cd /srv/fieldspan && npx -y pnpm@12.21.0 backup --keep 35d
Exit codes: 0 done, 1 failed, 2 called wrongly, 4 refused.`;

const OPTIONS = {
  to: { type: 'string' },
  keep: { type: 'string' },
  stop: { type: 'boolean', default: false },
  // Options that `deploy` passes on.
  releases: { type: 'string' },
  keys: { type: 'string' },
} as const;

const MB = 1_000_000;
const sizeOf = (files: readonly { bytes: number }[]): string =>
  `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / MB).toFixed(1)} MB`;

function daysOf(text: string): number {
  const days = /^([1-9]\d{0,3})d$/.exec(text)?.[1];
  if (days === undefined) throw new CommandError('usage', `--keep is "${text}". Write days, such as --keep 35d.`);
  return Number(days);
}

async function placeFor(to: string | undefined, dataDir: string): Promise<string> {
  if (to !== undefined) return resolve(to);
  const before = await linkedFolder(dataDir);
  return before?.root ?? resolve(process.env['BACKUP_DIR'] || join(dataDir, 'backups'));
}

function report({ path, manifest }: Awaited<ReturnType<typeof backUp>>, began: number): void {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  print(`Backed up to ${path} in ${((performance.now() - began) / 1000).toFixed(1)} s:`);
  print(`  database ${sizeOf(manifest.database)}, ${rows} rows in ${Object.keys(manifest.tables).length} tables`);
  print(`  files ${manifest.files.length}, ${sizeOf(manifest.files)}; releases ${sizeOf(manifest.releases)}`);
}

await runCommand(USAGE, async (args) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  const days = values.keep === undefined ? null : daysOf(values.keep);
  const config = commandConfig(process.env);
  const { dataDir, s3 } = config;
  if (values.stop) {
    await stopArchiving(dataDir);
    return print('Nothing runs into the backup by itself any more.');
  }
  const root = await placeFor(values.to, dataDir);
  const began = performance.now();
  report(await backUp(config, root, { releases: values.releases ?? null, keys: values.keys ?? null }), began);
  if (days !== null) print(`  ${await prune(root, days, new Date())} older backups removed`);
  if (s3 === null && (await isSameDisk(dataDir, root)))
    print('It stands on the disk of the data, and would be lost with it. Take it to another one: --to <folder>');
});
