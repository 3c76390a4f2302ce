import { alertOffline } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { isApiError } from '../api-error.ts';
import type { Verdict } from './verdict.ts';

/**
 * Reports a failed try: shows the no-network alert once. A busy server is not reported, because the header already shows that something
 * is waiting.
 */
export function announceTrouble(verdict: Verdict, error: unknown): void {
  if (verdict === 'elsewhere') void queryClient.invalidateQueries({ queryKey: ['profile'] });
  if (verdict === 'again' && isApiError(error) && error.kind === 'network') alertOffline(error);
}
