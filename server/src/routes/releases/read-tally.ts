import { isTag } from '@fieldspan/contract/edge-key';
import { TALLY_HEADER } from '@fieldspan/contract/release-vote';
import type { Tally } from '@fieldspan/contract/release-vote';
import { sql } from 'kysely';
import * as v from 'valibot';
import { NotFound } from '../../http/errors.ts';
import type { OpenRoute } from '../../http/route.ts';

const FRESH_MS = 60_000;
const KEPT_DAYS = 2;

const ReadTallySchema = v.object({ env: v.pipe(v.string(), v.maxLength(100)) });

/**
 * For edges, which prove with a signature that they have the shared key; everybody else gets the answer of an unknown
 * call.
 */
export const readTally: OpenRoute = {
  verb: 'GET',
  path: 'ReleaseVote/tally',
  summary: 'How releases that are tried out did in the last day (for edges)',
  session: 'none',
  takes: ReadTallySchema,
  async handle({ services, headers, read, time }): Promise<Tally> {
    const [at = '', tag = ''] = (headers.get(TALLY_HEADER) ?? '').split('.');
    const isFresh = Math.abs(time.getTime() - Number(at)) <= FRESH_MS;
    if (!isFresh || !isTag(services.config.edgeKeys, { purpose: 'tally', text: at }, tag)) throw new NotFound();
    const { env } = await read(ReadTallySchema);
    return services.db.system(async (tx) => {
      await tx
        .deleteFrom('release_vote')
        .where('at', '<', sql<string>`now() - make_interval(days => ${KEPT_DAYS})`)
        .execute();
      return tx
        .selectFrom('release_vote')
        .where('env', '=', env)
        .where('at', '>', sql<string>`now() - interval '1 day'`)
        .select(['remote', 'release as id'])
        .select([
          sql<number>`floor(extract(epoch from at) / 60)::int`.as('minute'),
          sql<number>`(count(*) filter (where kind = 'shown'))::int`.as('shown'),
          sql<number>`(count(*) filter (where kind = 'failed'))::int`.as('failed'),
        ])
        .groupBy(['remote', 'release', 'minute'])
        .execute();
    });
  },
};
