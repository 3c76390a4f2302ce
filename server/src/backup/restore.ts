import { chown, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasCode } from '@fieldspan/domain/is-error';
import type { Client, ClientConfig } from 'pg';
import { CommandError } from '../command-error.ts';
import type { Config } from '../config.ts';
import { prepareDirectories, serverUser } from '../db/cluster.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { openDatabase } from '../db/database.ts';
import { connectionConfig, openPool } from '../db/pool.ts';
import { ensureRoles } from '../db/roles.ts';
import { eraseAgain } from '../leaving/erasure-keeper.ts';
import { openStorage } from '../storage/open-storage.ts';
import { isKey } from '../storage/storage.ts';
import { archiveProblems } from './archived-log.ts';
import { backupsIn, folderOf } from './backup-folder.ts';
import { connect, makeFolders } from './copy-database.ts';
import { damageIn, eachOf, putBack, treeOf } from './copy-tree.ts';
import { checkEmptyDatabase, loadDump } from './dump-database.ts';
import { readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { atRestorePoint, recover } from './recover.ts';
import { differences, tableFacts } from './table-facts.ts';

export type Restore = { backup: string; at: Date | null; releases: string | null; say: (line: string) => void };
type Chosen = Restore & { manifest: Manifest };

/** The given backup, or the last one in a folder of backups that ended before the wanted moment. */
async function chosen(order: Restore): Promise<Chosen> {
  const all = await backupsIn(order.backup);
  if (all.length === 0) return { ...order, manifest: await readManifest(order.backup) };
  const read = await Promise.all(all.map(async (backup) => ({ backup, manifest: await readManifest(backup) })));
  const before = read.filter(({ manifest }) => order.at === null || new Date(manifest.endedAt) <= order.at);
  const last = before.at(-1);
  if (last === undefined)
    throw new CommandError(
      'refused',
      `The first backup ended at ${read[0]?.manifest.endedAt}: one cannot get back to before it.`,
    );
  return { ...order, ...last };
}

async function checkOrder({ at, manifest, backup }: Chosen, config: Config): Promise<void> {
  const { kind, endedAt } = manifest;
  if (kind === 'own' && config.databaseUrl === null)
    throw new CommandError('refused', `${backup} is a dump: set DATABASE_URL to an empty database that takes it.`);
  if (kind === 'embedded' && config.databaseUrl !== null)
    throw new CommandError('refused', `${backup} is of the embedded database: leave DATABASE_URL out.`);
  if (kind === 'own' && at !== null)
    throw new CommandError(
      'refused',
      'A dump has one moment. To get back to any, archive your PostgreSQL, by pgBackRest for instance.',
    );
  if (at !== null && at < new Date(endedAt))
    throw new CommandError(
      'refused',
      `This backup ended at ${endedAt}: one cannot get back to before it. Choose an earlier one.`,
    );
}

async function checkEmptyFolder(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    if (hasCode(error, 'ENOTDIR')) return ['a file'];
    throw error;
  });
  if (names.length > 0)
    throw new CommandError(
      'refused',
      `${dataDir} is not empty. A backup is restored into an empty folder only: move this one away, or name another by DATA_DIR.`,
    );
}

/** @throws CommandError naming the damaged files */
async function checkHashes({ backup, manifest, say }: Chosen): Promise<void> {
  say('Checking every file of the backup …');
  const { wal, files } = folderOf(backup);
  const damaged = [
    ...(await damageIn(join(backup, 'database'), manifest.database)),
    ...(await damageIn(join(backup, 'releases'), manifest.releases)),
    ...(await damageIn(join(backup, 'keys'), manifest.keys)),
    ...(await damageIn(files, manifest.files)),
    ...(manifest.walFrom === null ? [] : await archiveProblems(wal, manifest.walFrom)),
  ];
  if (damaged.length > 0)
    throw new CommandError(
      'damaged',
      ['The backup is damaged, nothing was restored:', ...damaged.slice(0, 20)].join('\n'),
    );
}

/**
 * Restores into an empty DATA_DIR; if it fails, the folder is emptied again.
 * @throws CommandError with a sentence
 */
export async function restore(config: Config, order: Restore): Promise<void> {
  await checkEmptyFolder(config.dataDir);
  const all = await chosen(order);
  await checkOrder(all, config);
  await checkHashes(all);
  await mkdir(config.dataDir, { recursive: true });
  try {
    await putFilesBack(config, all);
    await (all.manifest.kind === 'own' ? restoreDump(config, all) : restoreCluster(config, all));
  } catch (error) {
    for (const name of await readdir(config.dataDir))
      await rm(join(config.dataDir, name), { recursive: true, force: true });
    throw error;
  }
}

async function putFilesBack(
  { dataDir, ...config }: Config,
  { backup, manifest, at, releases, say }: Chosen,
): Promise<void> {
  say('Putting files and releases back …');
  const { files } = folderOf(backup);
  const later = await laterFiles(files, manifest, at);
  const paths = [...manifest.files.map(({ path }) => path), ...later];
  const storage = await openStorage({ dataDir, s3: config.s3 });
  await eachOf(paths, async (path) => {
    if (config.s3)
      return (await storage.head(path)) === null ? storage.put(path, createReadStream(join(files, path))) : undefined;
    const target = join(dataDir, 'files', path);
    await mkdir(dirname(target), { recursive: true });
    return copyFile(join(files, path), target);
  });
  if (releases === null) return;
  await putBack(manifest.releases, join(backup, 'releases'), releases);
  await putBack(manifest.keys, join(backup, 'keys'), join(dirname(releases), 'keys'));
}

/** Files that were stored after the backup, up to the wanted moment. */
async function laterFiles(
  files: string,
  { files: named, startedAt, kind }: Manifest,
  at: Date | null,
): Promise<string[]> {
  if (kind === 'own') return [];
  const known = new Set(named.map(({ path }) => path));
  const later: string[] = [];
  await eachOf((await treeOf(files)).files, async (path) => {
    if (known.has(path) || !isKey(path)) return;
    const { mtime } = await stat(join(files, path));
    if (mtime >= new Date(startedAt) && (at === null || mtime <= at)) later.push(path);
  });
  return later;
}

async function restoreDump({ databaseUrl, ...config }: Config, { backup, manifest, say }: Chosen): Promise<void> {
  const url = databaseUrl ?? '';
  const major = await checkEmptyDatabase(url, manifest.owner);
  say('Filling the database …');
  const client = await connect({ connectionString: url });
  try {
    await ensureRoles(client);
    await loadDump(url, join(backup, 'database'), major);
    await client.query('begin; set local role app_system');
    compare(manifest, await tableFacts(client), say);
    await client.query('rollback');
  } finally {
    await client.end();
  }
  const { erased } = folderOf(backup);
  await finish({ connection: { connectionString: url }, config: { ...config, databaseUrl }, erased, say });
}

async function restoreCluster(config: Config, { backup, manifest, at, say }: Chosen): Promise<void> {
  const { dataDir } = config;
  const { data } = prepareDirectories(dataDir);
  await putBack(manifest.database, join(backup, 'database'), data);
  await makeFolders(data, manifest.folders);
  await giveToServer(data);
  const { wal, erased } = folderOf(backup);
  say('Starting the database as the backup saw it …');
  const found = await atRestorePoint({ dataDir, wal, point: manifest.restorePoint ?? '' }, tableFacts);
  compare(manifest, found, say);
  say(at === null ? 'Reading the archive to its end …' : `Reading the archive up to ${at.toISOString()} …`);
  await recover({ dataDir, wal, at }, (_client, connection) => finish({ connection, config, erased, say }));
}

async function giveToServer(data: string): Promise<void> {
  const { uid, gid } = serverUser();
  if (uid === undefined || gid === undefined) return;
  const { files, folders } = await treeOf(data);
  for (const path of [...files, ...folders]) await chown(join(data, path), uid, gid);
}

function compare({ tables }: Manifest, found: Manifest['tables'], say: (line: string) => void): void {
  const different = differences(tables, found);
  if (different.length > 0)
    throw new CommandError('damaged', ['The database is not what was backed up:', ...different].join('\n'));
  const rows = Object.values(found).reduce((sum, table) => sum + table.rows, 0);
  say(`  ${Object.keys(found).length} tables with ${rows} rows are as they were`);
}

type Finish = { connection: ClientConfig; config: Config; erased: string; say: (line: string) => void };

/** Runs the migrations, ends all sessions, and checks that each row finds its file. */
async function finish({ connection, config, erased, say }: Finish): Promise<void> {
  await migrate(connectionConfig(connection), await readMigrations());
  await eraseThose({ connection, config, erased, say });
  const client = await connect(connection);
  try {
    await client.query('begin; set local role app_system; delete from sign_in_step; delete from session; commit');
    const storage = await openStorage(config);
    const missing: string[] = [];
    await eachOf(await namedFiles(client), async (key) => {
      if ((await storage.head(key)) === null) missing.push(key);
    });
    for (const key of missing.slice(0, 20)) say(`  the file ${key} is not in the backup`);
    say(`  every session has ended; ${missing.length} files that rows name are missing`);
  } finally {
    await client.end();
  }
}

/** Erases again the companies that were erased after the backup. */
async function eraseThose({ connection, config, erased, say }: Finish): Promise<void> {
  const db = openDatabase(openPool(connectionConfig(connection), 2, () => {}));
  try {
    const { dataDir } = config;
    const count = await eraseAgain({ db, storage: await openStorage(config), dataDir }, erased);
    if (count > 0) say(`  ${count} companies that were erased since are erased again`);
  } finally {
    await db.close();
  }
}

async function namedFiles(client: Client): Promise<string[]> {
  await client.query('begin; set local role app_system');
  const { rows } = await client.query<{ key: string }>(
    `select tenant_id || '/' || left(name, 2) || '/' || name as key
      from library_upload, unnest(array[filename, thumb_filename]) as name where name is not null`,
  );
  await client.query('commit');
  return rows.map(({ key }) => key).filter(isKey);
}
