import { callFirst } from '@fieldspan/api/call';
import { queryValue } from './query-value.ts';

/** What the company keeps of one person's pay; null if nothing yet. */
export const payOfPersonQuery = (userId: number) =>
  queryValue(['UserCompanySetting', 'of', userId], ({ signal }) =>
    callFirst('UserCompanySetting', { filters: { user_id: userId } }, { signal }),
  );
