import type { CostingAnswer } from '@fieldspan/contract/cost-calls';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { ProjectCosts } from './cost-facts.ts';
import { toHours } from './hours-of.ts';

type Code = Omit<CostingAnswer['codes'][number], 'worked'>;

/** The cost codes of a project with the hours of approved time on each; those that are archived come last. */
export async function hoursByCode(
  tx: Tx,
  tenantId: number,
  { money, parts }: ProjectCosts,
): Promise<CostingAnswer['codes']> {
  const { rows } = await sql<Code>`select id, slug, version, code, title, cost_code, hours, archived from job_cost_code
    where tenant_id = ${tenantId} and job_id = ${money.job_id} order by archived, code, id`.execute(tx);
  const time = Map.groupBy(
    parts.filter(({ model }) => model === 'TimeLog'),
    ({ code_id: id }) => id ?? null,
  );
  return rows.map((code) => Object.assign(code, { worked: hoursOn(time.get(code.id) ?? []) }));
}

const hoursOn = (parts: ProjectCosts['parts']): number =>
  toHours(parts.reduce((minutes, { hours }) => minutes + Math.round((hours ?? 0) * 60), 0));
