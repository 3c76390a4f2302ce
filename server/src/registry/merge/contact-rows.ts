import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Values } from '../entry.ts';
import { foreignKeys } from '../trash/foreign-keys.ts';
import type { Moved } from './merged.ts';

export const CONTACT = 'contact';

type Asked = { tenantId: number; id: number };

/** All rows that refer to a contact, whoever may see them. Runs as the system. */
export async function referencesTo(tx: Tx, { tenantId, id }: Asked): Promise<Moved[]> {
  const keys = (await foreignKeys(tx)).filter(({ parent }) => parent === CONTACT);
  const found: Moved[] = [];
  for (const { child: table, column } of keys) {
    const { rows } = await sql<{ id: number }>`select b.id from ${sql.table(table)} as b
      where b.tenant_id = ${tenantId} and ${sql.ref(`b.${column}`)} = ${id} order by b.id for update`.execute(tx);
    if (rows.length > 0) found.push({ table, column, ids: rows.map((row) => row.id) });
  }
  return found;
}

type Move = { tenantId: number; moved: readonly Moved[]; from: number; to: number };

/** Lets rows refer to another contact, except those that refer to neither any more. Runs as the system. */
export async function moveReferences(tx: Tx, { tenantId, moved, from, to }: Move): Promise<void> {
  for (const { table, column, ids } of moved)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
      where tenant_id = ${tenantId} and id = any(${ids}) and ${sql.ref(column)} = ${from}
        and not (${sql.lit(table === CONTACT)} and id = ${to})`.execute(tx);
}

/** Projects and service calls keep the name of their customer. Runs as the system. */
export async function renameWork(tx: Tx, { tenantId, id }: Asked): Promise<void> {
  for (const table of ['job', 'service'])
    await sql`update ${sql.table(table)} as w set customer_name_cache = c.name from contact as c
      where w.tenant_id = ${tenantId} and c.tenant_id = ${tenantId} and c.id = ${id} and w.customer_id = ${id}
        and w.customer_name_cache is distinct from c.name`.execute(tx);
}

type Change = { tenantId: number; id: number; values: Readonly<Values> };

/** Changes a contact that is locked. Runs as the system. */
export async function changeKept(tx: Tx, { tenantId, id, values }: Change): Promise<void> {
  const set = Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`);
  if (set.length === 0) return;
  await sql`update contact set ${sql.join(set)} where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
}
