import * as v from 'valibot';
import { SentenceSchema } from './sentence.ts';

/** The total number of pages and rows of a paged list, and what the fields of `sum` come to over all of them. */
const MetaSchema = v.object({
  num_pages: v.optional(v.number()),
  count: v.optional(v.number()),
  sums: v.optional(v.record(v.string(), v.number())),
});

/**
 * The envelope of every answer (document 0 §7). `time` is the server's current instant in UTC; `token_expiry` is when
 * the session token expires; `subExpired` means that the company has no valid subscription.
 */
export const EnvelopeSchema = v.object({
  success: v.boolean(),
  data: v.optional(v.unknown()),
  errors: v.optional(v.array(v.string()), []),
  /** Beside each of `errors`: what other languages make it of; null where the English text is the key itself. */
  sentences: v.optional(v.array(v.nullable(SentenceSchema))),
  /** Machine-readable code that distinguishes failures with the same HTTP status. */
  code: v.optional(v.string()),
  message: v.optional(v.nullable(v.string()), null),
  time: v.string(),
  token_expiry: v.optional(v.nullable(v.string()), null),
  subExpired: v.optional(v.boolean(), false),
  meta: v.optional(v.nullable(MetaSchema), null),
});

export type Envelope = v.InferOutput<typeof EnvelopeSchema>;
export type Meta = v.InferOutput<typeof MetaSchema>;

/** The answer of every save. */
export const SavedSchema = v.object({ record_id: v.number(), slug: v.string() });
export type Saved = v.InferOutput<typeof SavedSchema>;
