import * as v from 'valibot';
import { ReleaseId } from './release.ts';

/** Where a page gets its ballot; empty if there is no canary or nobody is signed in. */
export const BALLOT_PATH = '/__ballot';

/** Older ballots are refused. */
export const BALLOT_MINUTES = 10;

const Remote = v.pipe(v.string(), v.maxLength(40));

/** The edge's signed statement about a person's page: its releases of the remotes that have a canary. */
export const BallotSchema = v.object({
  env: v.string(),
  set: v.number(),
  company: v.string(),
  arm: v.array(v.object({ remote: Remote, id: ReleaseId })),
  cookieHash: v.string(),
  /** Milliseconds since 1970. */
  iat: v.number(),
  nonce: v.string(),
});
export type Ballot = v.InferOutput<typeof BallotSchema>;

/** The result of one release for one person: at most one `shown` and one `failed` per day. */
export const VoteSchema = v.object({
  /** The ballot as the edge wrote it, with its tag. */
  ballot: v.pipe(v.string(), v.maxLength(8000), v.regex(/^[\w-]+\.[\w-]+$/, 'is no ballot')),
  remote: Remote,
  kind: v.picklist(['shown', 'failed']),
});
export type Vote = v.InferOutput<typeof VoteSchema>;

/** How many people were shown a release, and for how many it failed, per minute since 1970. */
export const TallySchema = v.array(
  v.object({ remote: v.string(), id: v.string(), minute: v.number(), shown: v.number(), failed: v.number() }),
);
export type Tally = v.InferOutput<typeof TallySchema>;

/** The header with which an edge requests the tally: the time and its tag. */
export const TALLY_HEADER = 'fieldspan-edge';
