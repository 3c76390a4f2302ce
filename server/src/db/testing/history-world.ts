import { Client } from 'pg';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../database.ts';
import type { Database } from '../database.ts';
import { openPool } from '../pool.ts';

export const NORTH = 1;
export const LAKE = 2;
export const ANA = { userId: 1, tenantId: NORTH };

export type HistoryWorld = {
  db: Database;
  /** A superuser, to whom no policy applies. */
  root: Client;
  addContact: (name?: string) => Promise<number>;
  close: () => Promise<void>;
};

/** Two companies, with Ana in the first. */
export async function openHistoryWorld(): Promise<HistoryWorld> {
  const { connection, drop } = await createTestDatabase();
  const db = openDatabase(openPool(connection, 4, () => {}));
  const root = new Client(connection);
  await root.connect();
  await root.query(`insert into company (id, tenant_id, company_name) values (1, 1, 'North'), (2, 2, 'Lake');
    insert into "user" (id, tenant_id, email) values (1, 1, 'ana@north.test')`);
  return {
    db,
    root,
    addContact: (name = 'Mill & Sons') =>
      db.as(ANA, async (tx) => {
        const made = await tx
          .insertInto('contact')
          .values({ tenant_id: NORTH, name })
          .returning('id')
          .executeTakeFirstOrThrow();
        return made.id;
      }),
    async close() {
      await root.end();
      await db.close();
      await drop();
    },
  };
}
