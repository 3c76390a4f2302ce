import type { QuickbooksQueue } from '@fieldspan/contract/quickbooks-calls';
import { QUEUE_PAGE, QUEUE_STATES } from '@fieldspan/contract/quickbooks-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { requireAdmin } from './guards.ts';

const QueueSchema = v.object({
  state: v.optional(v.picklist([...QUEUE_STATES, ''])),
  page: v.optional(v.pipe(WholeNumber, v.minValue(1, 'must be 1 or more'))),
});

/** What goes to QuickBooks Online, and how it stands. Pages that show it ask again by themselves. */
const readQueue: SignedInRoute = {
  verb: 'GET',
  path: 'QuickbooksItem/queue',
  summary:
    'Entries of the books on their way to QuickBooks Online (state, page), how many are in which state, and the connection',
  session: 'required',
  takes: QueueSchema,
  isBackground: true,
  async handle({ read, session, transact }): Promise<QuickbooksQueue> {
    const { state = '', page = 1 } = await read(QueueSchema);
    requireAdmin(session);
    const { tenantId } = session;
    return transact(async (tx) => {
      const counts = await countsOf(tx, tenantId);
      const matching = state === '' ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
      const { rows } = await sql<QuickbooksQueue['rows'][number]>`
        select i.id, i.kind, i.entry_num, i.name, to_char(i.on_day, 'YYYY-MM-DD') as on_day, i.amount, i.state, i.problem, i.said,
          i.sent_at, x.export_num
        from quickbooks_item i join accounting_export x on x.tenant_id = i.tenant_id and x.id = i.accounting_export_id
        where i.tenant_id = ${tenantId} and (${state} = '' or i.state = ${state})
        order by i.id desc limit ${QUEUE_PAGE} offset ${(page - 1) * QUEUE_PAGE}`.execute(tx);
      const connection = await sql<{ is_active: 0 | 1; needs_consent: 0 | 1 }>`
        select is_active, needs_consent from quickbooks_connection where tenant_id = ${tenantId} order by id limit 1`.execute(
        tx,
      );
      const [known] = connection.rows;
      return {
        is_connected: known?.is_active === 1,
        needs_consent: known?.needs_consent === 1,
        counts,
        count: matching,
        pages: Math.max(1, Math.ceil(matching / QUEUE_PAGE)),
        rows,
      };
    });
  },
};

async function countsOf(tx: Tx, tenantId: number): Promise<QuickbooksQueue['counts']> {
  const { rows } = await sql<{ state: (typeof QUEUE_STATES)[number]; count: number }>`
    select state, count(*)::int as count from quickbooks_item where tenant_id = ${tenantId} group by state`.execute(tx);
  const counts = { waiting: 0, refused: 0, sent: 0, left: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/** Exports that QuickBooks Online did not get, while it is connected: they went before. */
const readUnsent: SignedInRoute = {
  verb: 'GET',
  path: 'QuickbooksItem/unsent',
  summary:
    'Ids of the exports with entries that are not on their way to QuickBooks Online; none while it is not connected',
  session: 'required',
  async handle({ session, transact }) {
    requireAdmin(session);
    const { tenantId } = session;
    const { rows } = await transact((tx) =>
      sql<{ id: number }>`
        select x.id from accounting_export x where x.tenant_id = ${tenantId}
          and exists (select from quickbooks_connection c where c.tenant_id = ${tenantId} and c.is_active = 1)
          and exists (select from accounting_entry e where e.tenant_id = x.tenant_id and e.accounting_export_id = x.id
            and not exists (select from quickbooks_item i
              where i.tenant_id = e.tenant_id and i.accounting_entry_id = e.id))
        order by x.id`.execute(tx),
    );
    return { exports: rows.map(({ id }) => id) };
  },
};

export const queueRoutes = [readQueue, readUnsent] as const;
