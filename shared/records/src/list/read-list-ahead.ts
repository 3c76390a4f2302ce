import { readAhead } from '@fieldspan/api/queries/read-ahead';
import type { ModelName } from '@fieldspan/contract/models';
import { knownUser } from '../current-user.ts';
import type { EngineRow, ListEntry } from '../entry.ts';
import { maySeeList } from '../entry-access.ts';
import { isOverview } from './is-overview.ts';
import { parseListAddress } from './list-address.ts';
import { addressRules, requestOf } from './list-question.ts';

/**
 * Reads the rows that the list of an entry will show at an address.
 * @param chip the chip in the path; null if the path names none
 */
export function readListAhead<N extends ModelName, R extends EngineRow>(
  entry: ListEntry<N, R>,
  { search, chip }: { search: URLSearchParams; chip: string | null },
): void {
  const user = knownUser();
  if (user === null || !maySeeList(entry, user.viewer)) return;
  const address = parseListAddress(search, chip, addressRules(entry, user));
  if (address === null || (entry.overview !== undefined && isOverview(entry, address))) return;
  readAhead(entry.rowsQuery(requestOf(entry, address, user)));
}
