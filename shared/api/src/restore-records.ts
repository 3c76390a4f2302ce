import { queryClient } from '@fieldspan/api/query-client';
import { call } from './call.ts';

/**
 * Puts deleted records back, the last one first: what was deleted after it may belong to it. One that is refused does
 * not keep the others back. Every screen reads again what it shows.
 * @throws ApiError the first refusal
 */
export async function restoreRecords(trashIds: readonly number[]): Promise<void> {
  const refused: unknown[] = [];
  for (const id of trashIds.toReversed())
    await call('Trash/restore', { id }).catch((error: unknown) => void refused.push(error));
  await queryClient.invalidateQueries();
  if (refused.length > 0) throw refused[0];
}
