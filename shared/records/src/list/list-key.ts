import type { ModelName } from '@fieldspan/contract/models';
import type { EngineRow, ListEntry } from '../entry.ts';

/** What names a list where its columns and views are kept: its path under the first chip. */
export const listKey = <N extends ModelName, R extends EngineRow>(
  entry: Pick<ListEntry<N, R>, 'path' | 'chips'>,
): string => entry.path(entry.chips[0].key);
