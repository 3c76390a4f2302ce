import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Numbers are counted per company, kind of document, scope and year. */
export type Series = {
  tenantId: number;
  kind: 'invoice' | 'quote' | 'order' | 'credit' | 'change order' | 'service call' | 'incident';
  /**
   * What the numbers belong to inside the company, such as a project for its change orders; '' means the whole company.
   */
  scope?: string;
  /** The year of the date of issue; 0 where the count goes on from year to year. */
  year: number;
};

/**
 * The next number of a series, without gaps or duplicates: the series' row stays locked until the transaction ends, and
 * a rollback gives the number back (a sequence would not). Call it last before the commit, after locking the document's
 * own row, because others who need a number wait.
 */
export async function nextNumber(tx: Tx, { tenantId, kind, scope = '', year }: Series): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into number_series as s (tenant_id, kind, scope, year, last) values (${tenantId}, ${kind}, ${scope}, ${year}, 1)
    on conflict (tenant_id, kind, scope, year) do update set last = s.last + 1 returning last`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`No number for ${kind} of ${year}`);
  return row.last;
}
