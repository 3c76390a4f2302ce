import { call } from '@fieldspan/api/call';
import type { Trade } from '@fieldspan/domain/trades';
import { queryValue } from './query-value.ts';

/** What a new company does first, and what of it is done. For Admins. */
export const firstStepsQuery = () =>
  queryValue(['Company', 'first-steps'], ({ signal }) => call('Company/first-steps', {}, { signal }));

export const addTradeKit = (trade: Trade) => call('Company/add-kit', { trade });
export const addSamples = () => call('Company/add-samples', {});
export const removeSamples = () => call('Company/remove-samples', {});
