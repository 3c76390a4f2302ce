import { call } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** People, visits and what may be in the way, between two instants. */
export const scheduleQuery = (span: { from: string; until: string }) =>
  queryValue(['Schedule', 'board', span], ({ signal }) => call('Schedule/get', span, { signal }));
export type ScheduleAnswer = QueryAnswer<typeof scheduleQuery>;

/** Who may be calling, by a part of the name or of the phone number. */
export const callersQuery = (typed: string) =>
  queryValue(['Contact', 'callers', typed], ({ signal }) => call('Contact/callers', { typed }, { signal }));
