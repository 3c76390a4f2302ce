import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { refuseCircles } from '../no-circle.ts';
import { changeKept, CONTACT, moveReferences, renameWork } from './contact-rows.ts';
import { MergedSchema } from './merged.ts';
import type { Merged } from './merged.ts';

type Place = { tenantId: number; id: number };

/**
 * Undoes the merge of a contact that was just put back from the trash: what went over comes back, unless it belongs to a
 * third one by now, and the kept contact's fields are as before, unless somebody has changed them since. Does nothing
 * for a record that was deleted. Runs as the system.
 * @throws Refusal if the contact would stand below itself
 */
export async function undoMerge(tx: Tx, { tenantId, trashId, id }: Place & { trashId: number }): Promise<void> {
  const { rows } = await sql<{ merge: string }>`
    select merge::text as merge from trash where tenant_id = ${tenantId} and id = ${trashId} and merge is not null`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) return;
  const merged = v.parse(MergedSchema, JSON.parse(row.merge));
  const { kept_id: kept, moved, threads } = merged;
  await moveReferences(tx, { tenantId, moved, from: kept, to: id });
  await sql`update message_thread as t set comment_parent_slug = own.slug from contact as own, contact as kept
    where t.tenant_id = ${tenantId} and t.id = any(${threads}) and own.tenant_id = ${tenantId} and own.id = ${id}
      and kept.tenant_id = ${tenantId} and kept.id = ${kept} and t.comment_parent_slug = kept.slug`.execute(tx);
  await changeBack(tx, { tenantId, id: kept }, merged);
  for (const each of [kept, id]) await renameWork(tx, { tenantId, id: each });
  await refuseOwnAncestor(tx, { tenantId, id });
}

async function changeBack(tx: Tx, { tenantId, id }: Place, { before, after }: Merged): Promise<void> {
  const { rows } = await sql<{ now: string }>`
    select row_to_json(c)::text as now from contact as c where tenant_id = ${tenantId} and id = ${id} for update`.execute(
    tx,
  );
  const now = v.parse(v.record(v.string(), v.unknown()), JSON.parse(rows[0]?.now ?? '{}'));
  const values = Object.fromEntries(
    Object.entries(before).filter(([field]) => JSON.stringify(now[field]) === JSON.stringify(after[field])),
  );
  await changeKept(tx, { tenantId, id, values });
}

/** Somebody may have put the company that it belongs to below one of its own people meanwhile. */
async function refuseOwnAncestor(tx: Tx, { tenantId, id }: Place): Promise<void> {
  const { rows } = await sql<{ parent_id: number | null }>`
    select parent_id from ${sql.table(CONTACT)} where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
  await refuseCircles({ tx, name: 'Contact', session: { tenantId } }, id, { parent_id: rows[0]?.parent_id ?? null });
}
