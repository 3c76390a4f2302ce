import { sql } from 'kysely';
import * as v from 'valibot';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { requireApp } from '../../apps/installed.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { enqueueExport, isConnected, noteOrder } from '../../quickbooks/queue.ts';
import { requireSubscription } from '../../registry/subscription.ts';
import { requireAdmin } from './guards.ts';

function requireSender(session: Session): void {
  requireAdmin(session);
  requireSubscription(session, 'QuickbooksItem');
}

const SendSchema = v.object({ slug: shortText(60) });

const sendExport: SignedInRoute = {
  verb: 'POST',
  path: 'QuickbooksItem/send',
  summary: 'Send what an earlier export took to the books (slug of the export) to QuickBooks Online, each entry once',
  session: 'required',
  takes: SendSchema,
  async handle({ read, session, transact }) {
    const { slug } = await read(SendSchema);
    requireSender(session);
    const { tenantId } = session;
    const count = await transact(async (tx) => {
      await requireApp(tx, tenantId, 'accounting');
      if (!(await isConnected(tx, tenantId)))
        throw new Refusal('QuickBooks is not connected. Export to the books as CSV or IIF instead.');
      const { rows } = await sql<{ id: number }>`select id from accounting_export
        where tenant_id = ${tenantId} and slug = ${slug}`.execute(tx);
      const [found] = rows;
      if (found === undefined) throw new Refusal('Export not found.');
      return enqueueExport(tx, { tenantId, id: found.id });
    });
    if (count === 0) throw new Refusal('All of this export is sent, or waits to be.');
    return { count };
  },
};

const RetrySchema = v.object({ id: v.optional(WholeNumber) });

/** What was refused was not made there, so it is another request. What waits keeps its own: perhaps it arrived. */
const retry: SignedInRoute = {
  verb: 'POST',
  path: 'QuickbooksItem/retry',
  summary: 'Send again what was refused, was left out or waits (id); without id all that was refused or waits',
  session: 'required',
  takes: RetrySchema,
  async handle({ read, session, transact }) {
    const { id } = await read(RetrySchema);
    requireSender(session);
    const which = id === undefined ? sql`state in ('waiting', 'refused')` : sql`id = ${id} and state <> 'sent'`;
    const count = await transact(async (tx) => {
      await requireApp(tx, session.tenantId, 'accounting');
      const { rows } =
        await sql`update quickbooks_item set state = 'waiting', problem = null, said = null, next_try = now(),
          request_id = case when state = 'refused' then gen_random_uuid() else request_id end
        where tenant_id = ${session.tenantId} and ${which} returning id`.execute(tx);
      await noteOrder(tx, session.tenantId, null);
      return rows.length;
    });
    if (count === 0) throw new Refusal('There is nothing to send again.');
    return { count };
  },
};

const LeaveSchema = v.object({ id: WholeNumber });

const leaveOut: SignedInRoute = {
  verb: 'POST',
  path: 'QuickbooksItem/leave-out',
  summary: 'Leave an entry out that is not there yet (id): somebody enters it there by hand',
  session: 'required',
  takes: LeaveSchema,
  async handle({ read, session, transact }) {
    const { id } = await read(LeaveSchema);
    requireSender(session);
    await transact(async (tx) => {
      const { rows } = await sql`update quickbooks_item set state = 'left',
          request_id = case when state = 'refused' then gen_random_uuid() else request_id end
        where tenant_id = ${session.tenantId} and id = ${id} and state in ('waiting', 'refused')
          and (sending_until is null or sending_until < now()) returning id`.execute(tx);
      if (rows.length === 0) throw new Refusal('Only what waits or was refused can be left out.');
      await noteOrder(tx, session.tenantId, null);
    });
    return null;
  },
};

export const itemRoutes = [sendExport, retry, leaveOut] as const;
