import { documentLines } from '@fieldspan/domain/money/document-lines';
import type { DocumentLine } from '@fieldspan/domain/money/document-lines';
import { orderStates } from '@fieldspan/domain/money/purchasing';
import type { OrderLineState } from '@fieldspan/domain/money/purchasing';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Values, Write } from '../entry.ts';

type Of = { tenantId: number; order: unknown };

export type LockedOrder = { row: Values; lines: DocumentLine[]; states: OrderLineState[] };

/**
 * An order with how far its lines are. Whoever receives or bills it waits for whoever does so.
 * @throws Refusal if there is no such order
 */
export async function lockOrder(tx: Tx, { tenantId, order }: Of): Promise<LockedOrder> {
  const { rows } = await sql<Values>`select * from purchase_order
    where tenant_id = ${tenantId} and id = ${Number(order)} for no key update`.execute(tx);
  const [row] = rows;
  if (!row) throw new Refusal('Purchase order not found.');
  const text = row['lines_json'];
  return {
    row,
    lines: documentLines(typeof text === 'string' ? text : null),
    states: await statesOf(tx, { tenantId, order }),
  };
}

async function statesOf(tx: Tx, { tenantId, order }: Of): Promise<OrderLineState[]> {
  const { rows } = await sql<{ states: string | null }>`
    select (select json_agg(json_build_object('key', s.key, 'ordered', trim_scale(s.ordered)::text,
        'received', trim_scale(s.received)::text, 'billed', trim_scale(s.billed)::text,
        'drafted', trim_scale(s.drafted)::text) order by s.sort)
      from order_lines_state(o) s)::text as states
    from purchase_order o where o.tenant_id = ${tenantId} and o.id = ${Number(order)}`.execute(tx);
  return orderStates(rows[0]?.states ?? null);
}

/**
 * Whether the same press was saved while this one waited for the order, or for the material. Then nothing is checked: the database refuses its key, and the
 * save is answered with the first one.
 */
export async function isSecondPress(
  { tx, session, values }: Pick<Write, 'tx' | 'session' | 'values'>,
  table: 'order_receipt' | 'supplier_bill' | 'stock_movement',
): Promise<boolean> {
  const { client_key: key } = values;
  if (typeof key !== 'string') return false;
  const { rows } = await sql`select from ${sql.table(table)}
    where tenant_id = ${session.tenantId} and client_key = ${key}`.execute(tx);
  return rows.length > 0;
}
