import * as v from 'valibot';

/** The code of an answer with status 409: somebody changed the record after the version that was sent with the save. */
export const STALE = 'stale';

/** What such an answer says in `data`: the record as it is now, as far as the caller may read it. */
export const StaleSchema = v.object({
  version: v.number(),
  /** Of the latest change; null when nobody did it, or nobody that the caller knows. */
  changed_by: v.nullable(v.object({ id: v.number(), name: v.string() })),
  changed_at: v.string(),
  values: v.record(v.string(), v.unknown()),
});

export type StaleData = v.InferOutput<typeof StaleSchema>;
