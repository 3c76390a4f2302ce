import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { keepBid, scheduleBid } from '../registry/guards/accept-bid.ts';
import { scheduleChange } from '../registry/guards/change-order.ts';
import { keepLocked } from '../registry/guards/keep-locked.ts';
import type { Values } from '../registry/entry.ts';
import { KEPT } from './document-of.ts';
import type { SentModel } from './document-of.ts';
import type { StoredDocument } from './stored-document.ts';

type Accepting = { document: StoredDocument; before: Values; chosen: readonly unknown[] };

/** The row of a document; whoever else answers or changes it waits. */
export async function lockedRow(tx: Tx, { tenantId, model, id }: { tenantId: number; model: SentModel; id: number }) {
  const { rows } = await sql<Values>`select * from ${sql.table(KEPT[model].table)}
    where tenant_id = ${tenantId} and id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Does what the company's own acceptance does, by the same rules and under the same locks. */
export async function accept(tx: Tx, accepting: Accepting): Promise<void> {
  const { document, before } = accepting;
  const values = valuesOf(accepting);
  if (document.model === 'JobBid') keepBid({ before, values, reason: null });
  if (document.model === 'ChangeOrder') keepLocked('ChangeOrder')({ before, values, reason: null });
  await store(tx, document, values);
  const of = { tx, session: { tenantId: document.tenant_id, userId: null }, before, values, id: document.id };
  if (document.model === 'JobBid') await scheduleBid(of);
  if (document.model === 'ChangeOrder') await scheduleChange(of);
}

function valuesOf({ document, chosen }: Accepting): Values {
  const isOfOptions = document.model === 'JobBid' && chosen.length > 0;
  return { status: 'Accepted', ...(isOfOptions && { chosen_json: JSON.stringify(chosen) }) };
}

/** A quote stays open, so that the customer may change their mind; a bid and a change order have a state for it. */
export async function decline(tx: Tx, document: StoredDocument): Promise<void> {
  const hasState = document.model === 'JobBid' || document.model === 'ChangeOrder';
  if (hasState && document.status === 'Sent') await store(tx, document, { status: 'Declined' });
}

async function store(tx: Tx, { tenant_id: tenantId, model, id }: StoredDocument, values: Values): Promise<void> {
  const columns = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(KEPT[model].table)} set ${sql.join([...columns, sql`updated_at = now()`])}
    where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
}
