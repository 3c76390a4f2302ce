import * as v from 'valibot';

/**
 * The code of an answer with status 409: somebody has changed the record since the version that was sent with the save.
 */
export const STALE = 'stale';

/** The `data` of such an answer: the current record, as far as the caller may read it. */
export const StaleSchema = v.object({
  version: v.number(),
  /** The author of the latest change; null if it was the system or somebody the caller may not see. */
  changed_by: v.nullable(v.object({ id: v.number(), name: v.string() })),
  changed_at: v.string(),
  values: v.record(v.string(), v.unknown()),
});

export type StaleData = v.InferOutput<typeof StaleSchema>;
