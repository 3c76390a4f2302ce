import { sql } from 'kysely';
import { readConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { borrow } from './db/launcher.ts';
import { connectionConfig, openPool } from './db/pool.ts';
import { verdict, verifyHistory } from './history/verify-history.ts';

const USAGE = 'pnpm history verify: compares every sealed day of history with what stands in the database.\n';

/** Uses the database of a running server; otherwise starts it and stops it again. */
async function openServer() {
  const { databaseUrl, dataDir } = readConfig(process.env);
  if (databaseUrl !== null) return { connection: { connectionString: databaseUrl }, stop: async () => {} };
  return borrow(dataDir);
}

async function verify(): Promise<boolean> {
  const server = await openServer();
  const db = openDatabase(openPool(connectionConfig(server.connection), 1, () => {}));
  try {
    const problems = await verifyHistory(db);
    const { rows } = await db.system((tx) =>
      sql<{ days: number }>`select count(*) as days from history_seal where tenant_id = 0`.execute(tx),
    );
    process.stdout.write(`${verdict(problems, rows[0]?.days ?? 0).join('\n')}\n`);
    return problems.length === 0;
  } finally {
    await db.close();
    await server.stop();
  }
}

if (process.argv[2] === 'verify') process.exitCode = (await verify()) ? 0 : 1;
else {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}
