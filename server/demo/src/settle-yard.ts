import { refreshNextService } from '@fieldspan/server/equipment/next-service';
import type { Tx } from '@fieldspan/server/db/database';
import { tableName } from '@fieldspan/server/db/table-name';
import { storeInTrash } from '@fieldspan/server/registry/trash/discard';
import { gather } from '@fieldspan/server/registry/trash/gather';
import { sql } from 'kysely';
import type { Trashed } from './trash.ts';
import type { World } from './world.ts';

/**
 * Adds what the server works out or keeps beside the rows: what is due next by maintenance plans, what links show, and
 * the trash.
 */
export async function settleYard(tx: Tx, { book, shared, trashed }: World): Promise<void> {
  const planned = new Set(book.rows('MaintenancePlan').map(({ type_id: id }) => Number(id)));
  for (const { id, tenant_id: tenantId } of book.rows('EquipmentType'))
    if (planned.has(Number(id))) await refreshNextService(tx, { tenantId: Number(tenantId), typeId: Number(id) });
  await tx
    .insertInto('library_share_item')
    .values(
      shared.map(({ tenantId, shareId, libraryFileId, folderId }) => ({
        tenant_id: tenantId,
        share_id: shareId,
        library_file_id: libraryFileId,
        folder_id: folderId,
      })),
    )
    .execute();
  for (const each of trashed) await moveToTrash(tx, each);
}

/** A month after it was deleted it is gone. */
const KEPT_DAYS = 30;

/** Moves a record that somebody deleted some days ago to the trash. */
async function moveToTrash(tx: Tx, { model, id, tenantId, title, by, at }: Trashed): Promise<void> {
  const table = tableName(model);
  const { rows } = await gather(tx, { tenantId, table, id });
  const trashId = await storeInTrash(tx, { tenantId, userId: by }, { name: model, id, title, rows });
  await sql`update trash set created_at = ${at}, purge_at = ${at}::timestamptz + make_interval(days => ${KEPT_DAYS})
    where id = ${trashId}`.execute(tx);
  await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
}
