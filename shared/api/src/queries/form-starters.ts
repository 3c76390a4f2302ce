import { call } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** The starter library, and what the company has copied of it. */
export const formStartersQuery = () =>
  queryValue(['FormStarter', 'all'], ({ signal }) => call('FormStarter/get', {}, { signal }));

export type Starter = QueryAnswer<typeof formStartersQuery>[number];

/** The questions of one form of the library. */
export const starterPreviewQuery = (key: string) =>
  queryValue(['FormStarter', 'preview', key], ({ signal }) => call('FormStarter/preview', { key }, { signal }));

/** Makes each form exist `copies` times in the company. */
export const copyStarters = (keys: readonly string[], copies: number) => call('FormStarter/copy', { keys, copies });
