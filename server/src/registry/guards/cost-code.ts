import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

type Coded = { tenantId: number; jobId: number | null; codeId: number };

/**
 * Why time of a project cannot go on a cost code; null if it can. The code is held until the time is stored, so that nobody
 * archives or moves it meanwhile.
 */
export async function costCodeFault(tx: Tx, { tenantId, jobId, codeId }: Coded): Promise<string | null> {
  if (jobId === null) return 'Only time of a project has a cost code.';
  const { rows } = await sql<{ code: string; archived: number }>`select code, archived from job_cost_code
    where tenant_id = ${tenantId} and id = ${codeId} and job_id = ${jobId} for share`.execute(tx);
  const [code] = rows;
  if (code === undefined) return 'This cost code is not of this project. Choose one of its own.';
  return code.archived === 1 ? 'This cost code is archived, so no more time goes on it.' : null;
}

const changesProject = ({ before, values }: Pick<Write, 'before' | 'values'>): boolean =>
  before !== null && 'job_id' in values && values['job_id'] !== before['job_id'];

/** A log that goes to another project leaves its cost code there, unless it says which one it has now. */
export async function checkCostCode({ tx, session, before, values }: Write): Promise<void> {
  const isMoved = changesProject({ before, values });
  if (isMoved && !('cost_code_id' in values)) values['cost_code_id'] = null;
  const codeId = values['cost_code_id'];
  if (typeof codeId !== 'number' || (!isMoved && codeId === before?.['cost_code_id'])) return;
  const jobId = { ...before, ...values }['job_id'];
  const known = { tenantId: session.tenantId, jobId: typeof jobId === 'number' ? jobId : null, codeId };
  const fault = await costCodeFault(tx, known);
  if (fault !== null) throw new Refusal(fault);
}

/** A code stays with its project, whose time stands on it. */
export function keepCostCode({ before, values }: Pick<Write, 'before' | 'values'>): void {
  if (changesProject({ before, values }))
    throw new Refusal('A cost code stays with its project. Write it there, and archive it here.');
  for (const name of ['code', 'title']) {
    const value = values[name];
    if (typeof value !== 'string') continue;
    if (value.trim() === '') throw new Refusal('A cost code has a code and a name.');
    values[name] = value.trim();
  }
}
