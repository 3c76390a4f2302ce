import { mayTouchAll } from '@fieldspan/contract/access-rules';
import type { BilledAndPaid } from '@fieldspan/contract/sales-calls';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import * as v from 'valibot';
import { billedAndPaid } from '../../documents/billed-and-paid.ts';
import { Refusal } from '../../http/errors.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { Day } from './ageing.ts';

const AskedSchema = v.object({ today: Day });

const sumOf = (amounts: readonly number[]) => amountOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0n));

/** What was billed and what came in, week by week. */
export const readBilledAndPaid: SignedInRoute = {
  verb: 'GET',
  path: 'Company/billed-and-paid',
  summary: 'What was billed with taxes less credits, and what was paid, in the six weeks that end with that of today',
  session: 'required',
  takes: AskedSchema,
  async handle({ read, session, transact }): Promise<BilledAndPaid> {
    const { today } = await read(AskedSchema);
    const { viewer, tenantId } = session;
    if (!mayTouchAll(viewer, 'ServiceInvoice', 'read') || !mayTouchAll(viewer, 'JobInvoice', 'read'))
      throw new Refusal('What was billed is of all invoices. You do not have permission to see all of them.');
    const weeks = await transact((tx) => billedAndPaid(tx, { tenantId, today }));
    return {
      weeks,
      billed: sumOf(weeks.map(({ billed }) => billed)),
      paid: sumOf(weeks.map(({ paid }) => paid)),
    };
  },
};
