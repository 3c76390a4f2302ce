import type { CostCode, CostPart, Costing, WorkFigures } from '@fieldspan/domain/money/costing';
import { costing } from '@fieldspan/domain/money/costing';
import { centsOf } from '@fieldspan/domain/money/decimal';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { labourParts } from './labour-parts.ts';
import type { Labour } from './labour-parts.ts';
import { projectMoney } from './project-money.ts';
import type { ProjectMoney } from './project-money.ts';
import { recordParts } from './record-parts.ts';
import type { Costed, PartRow } from './record-parts.ts';

/** What somebody said is to go for a code. */
export type SaidRow = {
  id: number;
  job_id: number;
  cost_code: CostCode;
  version: number;
  to_go: number | null;
  hours: number | null;
  note: string;
  first_name: string | null;
  last_name: string | null;
  updated_at: string;
};

export type ProjectCosts = {
  money: ProjectMoney;
  parts: PartRow[];
  said: SaidRow[];
  unrated: number;
};

/** All records that say what these projects cost, project by project. */
export async function costFacts(tx: Tx, costed: Costed): Promise<ProjectCosts[]> {
  if (costed.jobs.length === 0) return [];
  const money = await projectMoney(tx, costed);
  const labour = await labourParts(tx, costed);
  const records = await recordParts(tx, costed);
  const { rows: said } = await sql<SaidRow>`
    select f.id, f.job_id, f.cost_code, f.version, f.to_go, f.hours, f.note, u.first_name, u.last_name, f.updated_at
    from cost_forecast f left join "user" u on u.id = f.said_by
    where f.tenant_id = ${costed.tenantId} and f.job_id = any(${costed.jobs}::bigint[])`.execute(tx);
  return gathered(money, { labour, records, said });
}

type Read = { labour: Labour; records: readonly PartRow[]; said: readonly SaidRow[] };

function gathered(money: readonly ProjectMoney[], { labour, records, said }: Read): ProjectCosts[] {
  const parts = Map.groupBy([...labour.parts, ...records], ({ job_id }) => job_id);
  const forecasts = Map.groupBy(said, ({ job_id }) => job_id);
  return money.map((project) => ({
    money: project,
    parts: parts.get(project.job_id) ?? [],
    said: forecasts.get(project.job_id) ?? [],
    unrated: labour.unrated.get(project.job_id) ?? 0,
  }));
}

const partOf = ({ cost_code: code, figure, amount }: PartRow): CostPart => ({ code, figure, cents: centsOf(amount) });

export const costingOf = ({ parts, said }: Pick<ProjectCosts, 'parts' | 'said'>): Costing =>
  costing(
    parts.map(partOf),
    new Map(said.flatMap(({ cost_code, to_go }) => (to_go === null ? [] : [[cost_code, centsOf(to_go)] as const]))),
  );

/** What is agreed, spent and billed, with the forecast of the same facts. */
export const figuresOfWork = ({ money, parts, said }: ProjectCosts): WorkFigures => {
  const { sums } = costingOf({ parts, said });
  return {
    contract: centsOf(money.contract),
    billed: centsOf(money.billed),
    actual: sums.actual,
    forecast: sums.forecast,
  };
};
