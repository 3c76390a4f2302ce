import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';

/** One key for all processes that start on the same database. */
const START_LOCK = 7_203_114;
const ASK_EVERY_MS = 100;

/** Asks again and again: a statement that waited in the database would hold up `create index concurrently` of whoever has it. */
async function takeLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [START_LOCK]);
    if (rows[0]?.taken === true) return;
    await sleep(ASK_EVERY_MS);
  }
}

/** Runs fn while no other process does the same on this database. */
export async function withLock<T>(connection: ClientConfig, fn: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  // A lost connection fails whatever is running; without a listener it would end the process before that is said.
  client.on('error', () => {});
  await client.connect();
  try {
    await takeLock(client);
    return await fn(client);
  } finally {
    await client.end();
  }
}
