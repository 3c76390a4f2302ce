import type { Tx } from '../../../db/database.ts';
import { objectKey } from '../../../storage/storage.ts';

/**
 * Removes begun uploads.
 * @returns the keys of their parts, to be deleted in the file store after the transaction
 */
export async function dropBegun(tx: Tx, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const keys = await dropParts(tx, ids);
  await tx.deleteFrom('begun_upload').where('id', 'in', ids).execute();
  return keys;
}

/** Removes the parts alone: the begun upload still answers that everything has arrived. */
export async function dropParts(tx: Tx, ids: readonly number[]): Promise<string[]> {
  const parts = await tx
    .deleteFrom('begun_upload_part')
    .where('begun_id', 'in', ids)
    .returning(['tenant_id', 'filename'])
    .execute();
  return parts.map(({ tenant_id, filename }) => objectKey(tenant_id, filename));
}
