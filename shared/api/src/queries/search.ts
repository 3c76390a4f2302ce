import { call } from '@fieldspan/api/call';
import { HIT_KINDS } from '@fieldspan/domain/hit-path';
import { queryValue } from './query-value.ts';

/** Records that the person may read and that contain the text; empty for fewer than two letters. */
export const everythingQuery = (text: string) =>
  queryValue(['Search', 'everything', text], ({ signal }) =>
    call('Search/everything', { q: text, kinds: HIT_KINDS.join(',') }, { signal }),
  );
