import { escapeIdentifier } from 'pg';
import type { Client } from 'pg';
import type { TableFacts } from './manifest.ts';

/** Tables that store rows themselves: the partitions of the history, but not the partitioned table. */
export async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  return rows.map(({ name }) => name);
}

/** Counts and checksums every table as the connection's transaction sees it. */
export async function tableFacts(client: Client): Promise<TableFacts> {
  const facts: TableFacts = {};
  for (const name of await tableNames(client)) {
    const { rows } = await client.query<{ rows: string; hash: string }>(
      `select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hash from ${escapeIdentifier(name)} as t`,
    );
    facts[name] = { rows: Number(rows[0]?.rows ?? 0), hash: rows[0]?.hash ?? '' };
  }
  return facts;
}

/** Describes each table that differs. */
export function differences(expected: TableFacts, found: TableFacts): string[] {
  const nothing = { rows: 0, hash: 'no such table' };
  return [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted().flatMap((name) => {
    const { [name]: should = nothing } = expected;
    const { [name]: is = nothing } = found;
    if (should.rows === is.rows && should.hash === is.hash) return [];
    if (should.rows === is.rows) return [`${name}: as many rows, but other ones`];
    return [`${name}: ${should.rows} rows in the backup, ${is.rows} restored`];
  });
}
