import type { CostRecord, CostRowAnswer, CostingAnswer, JobMargin } from '@fieldspan/contract/cost-calls';
import { COST_CODES, COST_FIGURES } from '@fieldspan/domain/money/costing';
import { personName } from '@fieldspan/domain/person-name';
import * as v from 'valibot';
import { costFacts, costingOf, figuresOfWork } from '../../costs/cost-facts.ts';
import type { ProjectCosts, SaidRow } from '../../costs/cost-facts.ts';
import { hoursByCode } from '../../costs/hours-by-code.ts';
import { hoursOf } from '../../costs/hours-of.ts';
import { costedProjects, mayBudget } from '../../costs/project-money.ts';
import { recordsOf } from '../../costs/records-of.ts';
import { figuresOf, workOf } from '../../costs/wire.ts';
import { Refusal } from '../../http/errors.ts';
import { jsonText, WholeNumber } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';

const CostingSchema = v.object({ id: WholeNumber });

type Costed = { costs: ProjectCosts; codes: CostingAnswer['codes']; mayWrite: boolean };

/** @throws Refusal for people who may not read the project's financials; it says no more of a project that they cannot see */
async function costsOf({ session, transact }: SignedInAsk, id: number): Promise<Costed> {
  return transact(async (tx) => {
    const jobs = await costedProjects(tx, { session, ids: [id] });
    const [costs] = await costFacts(tx, { tenantId: session.tenantId, jobs, end: 'infinity' });
    if (costs === undefined) throw new Refusal('You do not have permission to see what this project costs.');
    const codes = await hoursByCode(tx, session.tenantId, costs);
    return { costs, codes, mayWrite: await mayBudget(tx, session, id) };
  });
}

export const readCosting: SignedInRoute = {
  verb: 'GET',
  path: 'Job/costing',
  summary: 'Budget, costs and forecast of a project by cost code, its work in progress, holdback and hours',
  session: 'required',
  takes: CostingSchema,
  async handle(ask): Promise<CostingAnswer> {
    const { id } = await ask.read(CostingSchema);
    const { costs, codes, mayWrite } = await costsOf(ask, id);
    const { rows, sums } = costingOf(costs);
    const { held, released, holdback_due: due } = costs.money;
    return {
      job_id: id,
      may_write: mayWrite,
      rows: rows.map(({ code, ...row }) => rowOf(code, figuresOf(row), costs.said)),
      sums: figuresOf(sums),
      work: workOf(figuresOfWork(costs)),
      holdback: { held, released, left: (Math.round(held * 100) - Math.round(released * 100)) / 100, due },
      hours: hoursOf(costs),
      codes,
    };
  },
};

function rowOf(
  code: CostRowAnswer['cost_code'],
  figures: ReturnType<typeof figuresOf>,
  said: readonly SaidRow[],
): CostRowAnswer {
  const own = said.find(({ cost_code }) => cost_code === code);
  return { cost_code: code, ...figures, said: own === undefined ? null : saidOf(own) };
}

const saidOf = (row: SaidRow): CostRowAnswer['said'] => ({
  id: row.id,
  version: row.version,
  hours: row.hours,
  note: row.note,
  by: personName(row) || null,
  at: row.updated_at,
});

const RecordsSchema = v.object({
  id: WholeNumber,
  figure: v.picklist(COST_FIGURES),
  cost_code: v.optional(v.picklist(COST_CODES)),
});

export const readCostRecords: SignedInRoute = {
  verb: 'GET',
  path: 'Job/cost-records',
  summary: 'The records that a figure of the costing is made of, of one cost code or of all',
  session: 'required',
  takes: RecordsSchema,
  async handle(ask): Promise<CostRecord[]> {
    const { id, figure, cost_code: code } = await ask.read(RecordsSchema);
    const { costs, mayWrite } = await costsOf(ask, id);
    const parts = costs.parts.filter(
      (part) => part.figure === figure && (code === undefined || part.cost_code === code),
    );
    return recordsOf(parts, ask.session.viewer, mayWrite);
  },
};

const MarginsSchema = v.object({ ids: jsonText(v.pipe(v.array(v.number()), v.maxLength(200))) });

export const readMargins: SignedInRoute = {
  verb: 'GET',
  path: 'Job/margins',
  summary: 'What projects are forecast to leave; those whose financials the person may not read are left out',
  session: 'required',
  takes: MarginsSchema,
  async handle({ read, session, transact }): Promise<JobMargin[]> {
    const { ids } = await read(MarginsSchema);
    const all = await transact(async (tx) => {
      const jobs = await costedProjects(tx, { session, ids });
      return costFacts(tx, { tenantId: session.tenantId, jobs, end: 'infinity' });
    });
    return all.map((costs) => {
      const { contract, forecast, profit_at_end: profit, margin_percent: percent } = workOf(figuresOfWork(costs));
      return { job_id: costs.money.job_id, contract, forecast, profit, percent };
    });
  },
};
