import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';

/** The same key for all processes that start on one database. */
const START_LOCK = 7_203_114;
const ASK_EVERY_MS = 100;

/**
 * Polls for the lock: a statement that waits for it would block `create index concurrently` in the process that holds
 * it.
 */
async function takeLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [START_LOCK]);
    if (rows[0]?.taken === true) return;
    await sleep(ASK_EVERY_MS);
  }
}

/** Runs fn while no other process runs it on this database. */
export async function withLock<T>(connection: ClientConfig, fn: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  // If the connection is lost, the running query fails; without this listener the error event would end the process
  // first.
  client.on('error', () => {});
  await client.connect();
  try {
    await takeLock(client);
    return await fn(client);
  } finally {
    await client.end();
  }
}
