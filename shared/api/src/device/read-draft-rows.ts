import type { DraftKey } from './device-tables.ts';
import { draftRows } from './draft-rows.ts';
import type { DraftRow } from './draft-rows.ts';
import { earlierMoved, isEarlierKind } from './earlier-moved.ts';

/**
 * The rows whose keys begin with `name`, after moving drafts out of the database of an earlier release.
 * @throws NoDeviceError if there is no database
 */
export async function readDraftRows(name: DraftKey): Promise<DraftRow[]> {
  const [kind] = name;
  if (isEarlierKind(kind)) await earlierMoved(kind);
  return draftRows(name);
}
