import { call } from '@fieldspan/api/call';
import { queryValue } from './query-value.ts';

/** What hangs on a project, for people who may delete it. */
export const attachedQuery = (id: number) =>
  queryValue(['Job', 'attached', id], ({ signal }) => call('Job/attached', { id }, { signal }));
