import { Client } from 'pg';
import type { ClientConfig } from 'pg';

/** One key for all processes that start on the same database. */
const START_LOCK = 7_203_114;

/** Runs fn while no other process does the same on this database. */
export async function withLock<T>(connection: ClientConfig, fn: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connection);
  // A lost connection fails whatever is running; without a listener it would end the process before that is said.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await fn(client);
  } finally {
    await client.end();
  }
}
