import { call } from '@fieldspan/api/call';
import type { AgeingQuestion } from '@fieldspan/contract/ageing-calls';
import { queryValue } from './query-value.ts';

/** What customers owe, by age. */
export const ageingQuery = (question: AgeingQuestion) =>
  queryValue(['Contact', 'ageing', question], ({ signal }) => call('Contact/ageing', question, { signal }));
