import type { SignOnWay } from '@fieldspan/contract/sign-on-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { shortText } from '../../http/fields.ts';
import { Reply } from '../../http/reply.ts';
import type { OpenRoute } from '../../http/route.ts';
import { beginSignOn } from '../../sign-on/sign-on-request.ts';
import { knownProvider } from '../../sign-on/stored-provider.ts';

const SignOnWaysSchema = v.object({ domain: v.optional(shortText(254), ''), slug: v.optional(shortText(100)) });

export const signOnWays: OpenRoute = {
  verb: 'GET',
  path: 'user/sign-on-ways',
  summary: 'Which companies’ own sign-in is there for an address (by its domain alone), or at a company’s own page',
  session: 'none',
  takes: SignOnWaysSchema,
  async handle({ read, services, address }): Promise<SignOnWay[]> {
    const { domain, slug } = await read(SignOnWaysSchema);
    await services.limits.take('sign-on', address);
    return services.db.system((tx) => (slug === undefined ? waysOf(tx, domain.toLowerCase()) : wayOf(tx, slug)));
  },
};

/** Depends only on the address's domain, so that it does not reveal whether an account exists. */
function waysOf(tx: Tx, domain: string): Promise<SignOnWay[]> {
  return tx
    .selectFrom('sign_on_provider')
    .where(sql<boolean>`domains @> array[${domain}::text]`)
    .select(['slug', 'name'])
    .orderBy('name')
    .execute();
}

function wayOf(tx: Tx, slug: string): Promise<SignOnWay[]> {
  return tx.selectFrom('sign_on_provider').where('slug', '=', slug).select(['slug', 'name']).execute();
}

const SignOnBeginSchema = v.object({ slug: shortText(100), email: v.optional(shortText(254)) });

export const signOnBegin: OpenRoute = {
  verb: 'POST',
  path: 'user/sign-on-begin',
  before: 'terms',
  summary: 'Begin a sign-in with a company’s own provider; answers where the browser goes',
  session: 'none',
  takes: SignOnBeginSchema,
  async handle(ask) {
    const { slug, email } = await ask.read(SignOnBeginSchema);
    const { services, address } = ask;
    await services.limits.take('sign-on', address);
    const provider = await services.db.system((tx) => knownProvider(tx, services.secrets, { slug }));
    const { url, cookie } = await beginSignOn(ask, { provider, sessionId: null, email });
    return new Reply({ url }, { headers: { 'set-cookie': cookie } });
  },
};
