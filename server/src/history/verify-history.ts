import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

export type Problem = { day: string; tenant_id: number; problem: 'changed' | 'missing' | 'added' | 'not sealed' };

const WORDS: Record<Problem['problem'], string> = {
  changed: 'a line was changed',
  missing: 'a line was taken away',
  added: 'a line was added',
  'not sealed': 'there are lines that were never sealed, or their seal was taken away',
};

/** Finds days and companies whose history differs from what was sealed. */
export async function verifyHistory(db: Database): Promise<Problem[]> {
  return db.system(async (tx) => {
    // Checking years of changes exceeds the timeout of requests.
    await sql`set local statement_timeout = 0`.execute(tx);
    const { rows } = await sql<Problem>`select * from verify_history()`.execute(tx);
    return rows;
  });
}

/** The result in words, one line per problem. */
export function verdict(problems: readonly Problem[], sealedDays: number): string[] {
  if (problems.length === 0) return [`History is as it was sealed: ${sealedDays} days.`];
  return problems.map(
    ({ day, tenant_id: tenant, problem }) =>
      `${day}, ${tenant === 0 ? 'the installation itself' : `company ${tenant}`}: ${WORDS[problem]}.`,
  );
}
