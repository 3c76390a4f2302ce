import { queryClient } from '@fieldspan/api/query-client';
import { call } from './call.ts';

/**
 * Restores deleted records in reverse order, because a record may belong to one that was deleted before it. A refusal
 * does not stop the others. Invalidates all queries.
 * @throws ApiError the first refusal
 */
export async function restoreRecords(trashIds: readonly number[]): Promise<void> {
  const refused: unknown[] = [];
  for (const id of trashIds.toReversed())
    await call('Trash/restore', { id }).catch((error: unknown) => void refused.push(error));
  await queryClient.invalidateQueries();
  if (refused.length > 0) throw refused[0];
}
