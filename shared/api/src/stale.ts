import { STALE, StaleSchema } from '@fieldspan/contract/stale';
import type { StaleData } from '@fieldspan/contract/stale';
import * as v from 'valibot';
import { isApiError } from './api-error.ts';

/** What the record says now, when a save was refused because somebody changed it meanwhile; null for any other failure. */
export function staleOf(error: unknown): StaleData | null {
  if (!isApiError(error) || error.code !== STALE) return null;
  const parsed = v.safeParse(StaleSchema, error.data);
  return parsed.success ? parsed.output : null;
}
