import type { OwnSignOn } from '@fieldspan/contract/sign-on-calls';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import { requireOwnSignIn } from '../../http/own-sign-in.ts';
import { Reply } from '../../http/reply.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { beginSignOn } from '../../sign-on/sign-on-request.ts';
import { knownProvider } from '../../sign-on/stored-provider.ts';
import { requireProof } from '../factors/require-proof.ts';
import { tellOwner } from '../user/tell-owner.ts';

const SlugSchema = v.object({ slug: shortText(100) });

export const mySignOns: SignedInRoute = {
  verb: 'GET',
  path: 'UserSignOn/mine',
  summary: 'The own sign-in of one’s employers, and which of them is linked',
  session: 'required',
  withoutFactor: true,
  handle: ({ services, session }): Promise<OwnSignOn[]> =>
    services.db.system((tx) =>
      tx
        .selectFrom('sign_on_provider as o')
        .innerJoin('user_permission as p', (join) =>
          join.onRef('p.tenant_id', '=', 'o.tenant_id').on('p.user_id', '=', session.userId),
        )
        .leftJoin('sign_on_link as l', (join) =>
          join
            .onRef('l.tenant_id', '=', 'o.tenant_id')
            .onRef('l.issuer', '=', 'o.issuer')
            .on('l.user_id', '=', session.userId),
        )
        .where('p.is_inactive', '=', 0)
        .where('p.invite_accepted', '=', 1)
        .select(['o.slug', 'o.name', 'l.created_at as linked_at'])
        .orderBy('o.name')
        .execute(),
    ),
};

export const linkSignOn: SignedInRoute = {
  verb: 'POST',
  path: 'UserSignOn/link',
  summary: 'Begin to link the own account to an employer’s own sign-in; answers where the browser goes',
  session: 'required',
  takes: SlugSchema,
  withoutFactor: true,
  async handle(ask) {
    const { slug } = await ask.read(SlugSchema);
    const { services, session, address } = ask;
    requireOwnSignIn(session);
    requireProof(session);
    await services.limits.take('sign-on', address);
    const provider = await services.db.system(async (tx) => {
      const found = await knownProvider(tx, services.secrets, { slug });
      const employment = await tx
        .selectFrom('user_permission')
        .where('user_id', '=', session.userId)
        .where('tenant_id', '=', found.tenantId)
        .where('is_inactive', '=', 0)
        .where('invite_accepted', '=', 1)
        .select('id')
        .executeTakeFirst();
      if (!employment) throw new Refusal('You do not work for this company.');
      return found;
    });
    const { url, cookie } = await beginSignOn(ask, { provider, sessionId: session.sessionId });
    return new Reply({ url }, { headers: { 'set-cookie': cookie } });
  },
};

export const unlinkSignOn: SignedInRoute = {
  verb: 'POST',
  path: 'UserSignOn/unlink',
  summary: 'Unlink the own account from an employer’s own sign-in; sessions that it opened end',
  session: 'required',
  takes: SlugSchema,
  async handle(ask) {
    const { slug } = await ask.read(SlugSchema);
    const { services, session } = ask;
    const { userId } = session;
    requireOwnSignIn(session);
    requireProof(session);
    await services.db.system(async (tx) => {
      const { tenantId } = await knownProvider(tx, services.secrets, { slug });
      await tx.deleteFrom('sign_on_link').where('tenant_id', '=', tenantId).where('user_id', '=', userId).execute();
      await tx.deleteFrom('session').where('vouched_by', '=', tenantId).where('user_id', '=', userId).execute();
    });
    tellOwner(ask, userId, 'sign-on-unlinked');
    return null;
  },
};
