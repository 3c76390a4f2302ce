import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { CommandError } from '../command-error.ts';
import { launch } from '../db/launcher.ts';
import type { EmbeddedDatabase } from '../db/launcher.ts';
import { restoreCommand } from './archive-command.ts';
import { connect } from './copy-database.ts';

const POLL_MS = 50;

/** @param settings of PostgreSQL, such as where recovery ends */
async function recovering(dataDir: string, wal: string, settings: Readonly<Record<string, string>>) {
  await writeFile(join(dataDir, 'postgres', 'data', 'recovery.signal'), '', { mode: 0o600 });
  return launch(dataDir, { restore_command: restoreCommand(wal), archive_mode: 'off', ...settings });
}

async function waitUntil(server: EmbeddedDatabase, question: string): Promise<Client> {
  const end = { isOver: false };
  void server.ended.then(() => (end.isOver = true));
  while (!end.isOver) {
    const client = await connect(server.connection).catch(() => null);
    const isThere = await client?.query<{ yes: boolean }>(`select ${question} as yes`).catch(() => null);
    if (client && isThere?.rows[0]?.yes === true) return client;
    await client?.end().catch(() => undefined);
    await sleep(POLL_MS);
  }
  throw new CommandError(
    'failed',
    'The database ended while it read the archive: that moment is not in it, or a file of it is damaged.',
  );
}

/** Runs fn on the database exactly as it was when the backup counted its tables. */
export async function atRestorePoint<T>(
  { dataDir, wal, point }: { dataDir: string; wal: string; point: string },
  fn: (client: Client) => Promise<T>,
): Promise<T> {
  const server = await recovering(dataDir, wal, { recovery_target_name: point, recovery_target_action: 'pause' });
  try {
    const client = await waitUntil(server, `pg_get_wal_replay_pause_state() = 'paused'`);
    try {
      return await fn(client);
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
  }
}

/**
 * Replays the archive to its end or to a moment, and ends recovery.
 * @param at is formatted for PostgreSQL, which does not accept Z as a time zone
 */
export async function recover(
  { dataDir, wal, at }: { dataDir: string; wal: string; at: Date | null },
  fn: (client: Client, connection: EmbeddedDatabase['connection']) => Promise<void>,
): Promise<void> {
  const time = at === null ? {} : { recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00') };
  const server = await recovering(dataDir, wal, { ...time, recovery_target_action: 'promote' });
  try {
    const client = await waitUntil(server, 'not pg_is_in_recovery()');
    try {
      await fn(client, server.connection);
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
  }
  await rm(join(dataDir, 'postgres', 'data', 'recovery.signal'), { force: true });
}
