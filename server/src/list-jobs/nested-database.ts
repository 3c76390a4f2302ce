import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

/**
 * A database whose work as a person stands inside an open transaction of that person: what fails is rolled back to where it
 * began, and the rest of the transaction goes on.
 */
export const nestedDatabase = (db: Database, tx: Tx): Database => ({
  ...db,
  async as(_person, fn) {
    await sql`savepoint one_record`.execute(tx);
    try {
      const result = await fn(tx);
      await sql`release savepoint one_record`.execute(tx);
      return result;
    } catch (error) {
      await sql`rollback to savepoint one_record`.execute(tx);
      throw error;
    }
  },
});
