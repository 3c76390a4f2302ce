import type { WipAnswer, WipView } from '@fieldspan/contract/cost-calls';
import { workInProgress } from '@fieldspan/domain/money/costing';
import type { WorkFigures } from '@fieldspan/domain/money/costing';
import type { Tx } from '../db/database.ts';
import type { Session } from '../http/context.ts';
import { costFacts, figuresOfWork } from './cost-facts.ts';
import { costedProjects } from './project-money.ts';
import { amountsOf, workOf } from './wire.ts';

type Asked = { session: Session; on: string; isPast: boolean; view: WipView; search: string };

/**
 * The work in progress of all projects that the person may see the money of. Of a day that is over: what was spent and billed until
 * then, and the forecast of today, as nobody knows it better.
 */
export async function wipOf(tx: Tx, { session, on, isPast, view, search }: Asked): Promise<WipAnswer> {
  const jobs = await costedProjects(tx, { session, view, search });
  const { tenantId } = session;
  const now = await costFacts(tx, { tenantId, jobs, end: 'infinity' });
  const then = isPast ? await costFacts(tx, { tenantId, jobs, end: on }) : now;
  const actuals = new Map(then.map((costs) => [costs.money.job_id, figuresOfWork(costs)]));
  const shown = now
    .map((costs) => {
      const figures = figuresOfWork(costs);
      return { costs, figures: { ...(actuals.get(costs.money.job_id) ?? figures), forecast: figures.forecast } };
    })
    .filter(({ figures }) => hasAny(figures));
  return {
    on,
    rows: shown.map(({ costs: { money }, figures }) => {
      const { job_id, slug, job_num, job_name } = money;
      return Object.assign({ job_id, slug, job_num, job_name }, workOf(figures));
    }),
    sums: sumsOf(shown.map(({ figures }) => figures)),
  };
}

const hasAny = ({ contract, actual, forecast, billed }: WorkFigures): boolean =>
  [contract, actual, forecast, billed].some((cents) => cents !== 0n);

/** Sums of the rows: what is over in one project lessens nothing of another, but the sum says what all come to. */
function sumsOf(all: readonly WorkFigures[]): WipAnswer['sums'] {
  const works = all.map(workInProgress);
  return amountsOf(
    {
      contract: sum(all, 'contract'),
      actual: sum(all, 'actual'),
      forecast: sum(all, 'forecast'),
      billed: sum(all, 'billed'),
    },
    {
      earned: sum(works, 'earned'),
      over: sum(works, 'over'),
      profitToDate: sum(works, 'profitToDate'),
      profitAtEnd: sum(works, 'profitAtEnd'),
      leftToBill: sum(works, 'leftToBill'),
    },
  );
}

const sum = <K extends string>(rows: readonly Readonly<Record<K, bigint>>[], field: K): bigint =>
  rows.reduce((cents, row) => cents + row[field], 0n);
