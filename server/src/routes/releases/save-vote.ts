import { cookieHashOf, isTag } from '@fieldspan/contract/edge-key';
import type { EdgeKeys } from '@fieldspan/contract/edge-key';
import { BALLOT_MINUTES, BallotSchema, VoteSchema } from '@fieldspan/contract/release-vote';
import type { Ballot } from '@fieldspan/contract/release-vote';
import { sql } from 'kysely';
import * as v from 'valibot';
import { BadRequest } from '../../http/errors.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { sentCookie } from '../../http/sent-cookie.ts';
import { SESSION_COOKIE } from '../../http/session.ts';

/**
 * Stores one vote of each kind per person, release and day; repeats are ignored. The edge's signed ballot says which
 * releases the page has; the session says who votes.
 */
export const saveVote: SignedInRoute = {
  verb: 'POST',
  path: 'ReleaseVote/save',
  summary: 'Says that a release that is tried out was shown, or failed',
  session: 'required',
  takes: VoteSchema,
  async handle(ask) {
    const { ballot: text, remote, kind } = await ask.read(VoteSchema);
    const { session, services, time } = ask;
    const ballot = ballotIn(services.config.edgeKeys, text);
    const voted = ballot?.arm.find((each) => each.remote === remote);
    if (ballot === null || voted === undefined || !isOwn(ballot, ask))
      throw new BadRequest('This vote does not count.');
    await services.db.system((tx) =>
      tx
        .insertInto('release_vote')
        .values({
          env: ballot.env,
          remote,
          release: voted.id,
          user_id: session.userId,
          tenant_id: session.tenantId,
          day: sql<string>`(${time.toISOString()}::timestamptz at time zone 'utc')::date`,
          kind,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return null;
  },
};

/** @returns null if no edge of this installation signed it */
function ballotIn(keys: EdgeKeys, text: string): Ballot | null {
  const [body = '', tag = ''] = text.split('.');
  if (!isTag(keys, { purpose: 'ballot', text: body }, tag)) return null;
  return v.parse(BallotSchema, JSON.parse(Buffer.from(body, 'base64url').toString()));
}

/** The ballot was made recently, for this session and its active company. */
function isOwn({ cookieHash, company, iat }: Ballot, { session, headers, time }: SignedInAsk): boolean {
  const age = time.getTime() - iat;
  const isFresh = Math.abs(age) <= BALLOT_MINUTES * 60_000;
  return isFresh && company === session.companySlug && cookieHash === cookieHashOf(sentCookie(headers, SESSION_COOKIE));
}
