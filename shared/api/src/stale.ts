import { STALE, StaleSchema } from '@fieldspan/contract/stale';
import type { StaleData } from '@fieldspan/contract/stale';
import * as v from 'valibot';
import { isApiError } from './api-error.ts';

/** The current record, if a save was refused because somebody has changed it; null for any other error. */
export function staleOf(error: unknown): StaleData | null {
  if (!isApiError(error) || error.code !== STALE) return null;
  const parsed = v.safeParse(StaleSchema, error.data);
  return parsed.success ? parsed.output : null;
}
