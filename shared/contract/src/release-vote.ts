import * as v from 'valibot';
import { ReleaseId } from './release.ts';

/** Where a page gets its ballot; nothing when no release is tried out, or nobody is known. */
export const BALLOT_PATH = '/__ballot';

/** Older ballots are not taken. */
export const BALLOT_MINUTES = 10;

const Remote = v.pipe(v.string(), v.maxLength(40));

/** What an edge says of a person's page: which releases they have of the remotes of which one is tried out. */
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

/** How one release did for one person: once a day that it was shown, once that it failed. */
export const VoteSchema = v.object({
  /** The ballot as the edge wrote it, and its tag. */
  ballot: v.pipe(v.string(), v.maxLength(8000), v.regex(/^[\w-]+\.[\w-]+$/, 'is no ballot')),
  remote: Remote,
  kind: v.picklist(['shown', 'failed']),
});
export type Vote = v.InferOutput<typeof VoteSchema>;

/** How many people had a release shown, or failing, in one minute since 1970. */
export const TallySchema = v.array(
  v.object({ remote: v.string(), id: v.string(), minute: v.number(), shown: v.number(), failed: v.number() }),
);
export type Tally = v.InferOutput<typeof TallySchema>;

/** Header by which an edge asks for the tally: the moment, and its tag. */
export const TALLY_HEADER = 'fieldspan-edge';
