import { amountOf } from '@fieldspan/domain/money/decimal';
import { documentLines } from '@fieldspan/domain/money/document-lines';
import { estimatedCosts } from '@fieldspan/domain/money/estimate';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

type Budgeting = {
  tenantId: number;
  jobId: number;
  userId: number | null;
  /** Keys of options that the customer took. */
  chosen?: readonly unknown[];
};

/**
 * Writes what the estimate says that the work costs as the budget, a line for each of its lines; hours are labour, all else is
 * material until somebody says otherwise. A project that has a budget keeps it. Whoever calls it holds the project.
 * @returns how many lines were written
 */
export async function budgetOfEstimate(tx: Tx, { tenantId, jobId, userId, chosen = [] }: Budgeting): Promise<number> {
  const there = await sql`select from budget_line where tenant_id = ${tenantId} and job_id = ${jobId} limit 1`.execute(
    tx,
  );
  if (there.rows.length > 0) return 0;
  const { rows } = await sql<{ text: string | null }>`select estimate_json::text as text from job_estimate
    where tenant_id = ${tenantId} and job_id = ${jobId} order by id desc limit 1`.execute(tx);
  const costs = estimatedCosts(documentLines(rows[0]?.text ?? null), new Set(chosen));
  for (const { title, cents, isLabour, hours } of costs)
    await sql`insert into budget_line (tenant_id, job_id, cost_code, kind, title, amount, hours, created_by)
      values (${tenantId}, ${jobId}, ${isLabour ? 'labour' : 'material'}, 'estimate', ${title === '' ? 'Estimate' : title},
        ${amountOf(cents)}, ${hours}, ${userId})`.execute(tx);
  return costs.length;
}
