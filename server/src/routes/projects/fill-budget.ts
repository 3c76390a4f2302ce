import * as v from 'valibot';
import { budgetOfEstimate } from '../../costs/budget-of-estimate.ts';
import { costedProjects, mayBudget } from '../../costs/project-money.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { lockBilling } from '../../registry/guards/schedule.ts';
import { requireSubscription } from '../../registry/subscription.ts';

const FillSchema = v.object({ id: WholeNumber });

/** Makes the budget of a project from its estimate; a second press finds it made. */
export const fillBudget: SignedInRoute = {
  verb: 'POST',
  path: 'Job/budget-from-estimate',
  summary: 'Write the costs of the estimate of a project (id) as its budget, line by line',
  session: 'required',
  takes: FillSchema,
  async handle({ read, session, transact }) {
    const { id } = await read(FillSchema);
    const { tenantId, userId } = session;
    requireSubscription(session, 'BudgetLine');
    return transact(async (tx) => {
      const [job] = await costedProjects(tx, { session, ids: [id] });
      if (job === undefined) throw new Refusal('You do not have permission to see what this project costs.');
      if (!(await mayBudget(tx, session, id)))
        throw new Refusal('You do not have permission to write the budget of this project.');
      await lockBilling(tx, { tenantId, jobId: id });
      const written = await budgetOfEstimate(tx, { tenantId, jobId: id, userId });
      if (written === 0) throw new Refusal('There is no estimate with costs, or the project has a budget already.');
      return { written };
    });
  },
};
