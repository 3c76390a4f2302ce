import * as v from 'valibot';

/** Of a paged list: how many pages and rows there are in all. */
const MetaSchema = v.object({ num_pages: v.optional(v.number()), count: v.optional(v.number()) });

/**
 * What every call answers (document 0 §7).
 * `time` is the server's instant in UTC; `token_expiry` the end of the session token; `subExpired` tells that
 * the company has no valid subscription.
 */
export const EnvelopeSchema = v.object({
  success: v.boolean(),
  data: v.optional(v.unknown()),
  errors: v.optional(v.array(v.string()), []),
  /** Tells failures of one HTTP status apart. */
  code: v.optional(v.string()),
  message: v.optional(v.nullable(v.string()), null),
  time: v.string(),
  token_expiry: v.optional(v.nullable(v.string()), null),
  subExpired: v.optional(v.boolean(), false),
  meta: v.optional(v.nullable(MetaSchema), null),
});

export type Envelope = v.InferOutput<typeof EnvelopeSchema>;
export type Meta = v.InferOutput<typeof MetaSchema>;

/** What every save answers. */
export const SavedSchema = v.object({ record_id: v.number(), slug: v.string() });
export type Saved = v.InferOutput<typeof SavedSchema>;
