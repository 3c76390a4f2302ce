import { refreshNextService } from '@fieldspan/server/equipment/next-service';
import type { Tx } from '@fieldspan/server/db/database';
import type { World } from './world.ts';

/** Adds what the server works out or keeps beside the rows: what is due next by maintenance plans, and what links show. */
export async function settleYard(tx: Tx, { book, shared }: World): Promise<void> {
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
}
