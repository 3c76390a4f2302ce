import * as v from 'valibot';
import { get, post } from './call-shape.ts';

const FeedSchema = v.object({
  /** Names the address; a new one has another. */
  id: v.number(),
  /** Its path on this site, a secret; null if the key that it was sealed with is gone. */
  path: v.nullable(v.string()),
  created_at: v.string(),
  /** To the hour. */
  last_read_at: v.nullable(v.string()),
});
export type CalendarFeed = v.InferOutput<typeof FeedSchema>;

/** The address by which the caller's own calendar reads their schedule. */
export const feedCalls = {
  'CalendarFeed/mine': get(v.nullable(FeedSchema)),
  'CalendarFeed/make': post(FeedSchema),
  'CalendarFeed/renew': post(FeedSchema),
  'CalendarFeed/remove': post(v.null()),
} as const;

type NoPayload = Record<string, never>;

export type FeedPayloads = {
  /** Null while it is off. */
  'CalendarFeed/mine': NoPayload;
  /** Answers the address that there is, or makes one. */
  'CalendarFeed/make': NoPayload;
  /** Puts another address in the place of this one, which stops at once. */
  'CalendarFeed/renew': { id: number };
  'CalendarFeed/remove': { id: number };
};
