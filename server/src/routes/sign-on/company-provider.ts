import { sentence } from '../../http/sentence.ts';
import type { CompanyProvider, OwnProvider } from '@fieldspan/contract/sign-on-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { noteActivity } from '../../history/note-activity.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { FlagText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { ownDomains } from '../../sign-on/mail-domains.ts';
import { returnAddress } from '../../sign-on/sign-on-request.ts';
import { requireAdmin } from '../factors/require-admin.ts';
import { requireProof } from '../factors/require-proof.ts';

export const readProvider: SignedInRoute = {
  verb: 'GET',
  path: 'CompanySignIn/provider',
  summary: 'The company’s own OpenID provider, without its secret (Admin)',
  session: 'required',
  async handle(ask): Promise<CompanyProvider> {
    const { services, session } = ask;
    requireAdmin(session);
    const { provider, own_domains } = await services.db.system(async (tx) => ({
      provider: await providerOf(tx, session),
      own_domains: await ownDomains(tx, session.tenantId),
    }));
    return { provider, redirect_uri: returnAddress(ask), own_domains };
  },
};

async function providerOf(tx: Tx, { tenantId, userId }: Session): Promise<OwnProvider | null> {
  const row = await tx
    .selectFrom('sign_on_provider as o')
    .where('o.tenant_id', '=', tenantId)
    .select(['o.slug', 'o.name', 'o.issuer', 'o.client_id', 'o.domains', 'o.required_since'])
    .select([
      sql<number>`(select count(*)::int from sign_on_link l where l.tenant_id = o.tenant_id and l.issuer = o.issuer)`.as(
        'linked_people',
      ),
      sql<boolean>`exists (select from sign_on_link l where l.tenant_id = o.tenant_id and l.issuer = o.issuer and l.user_id = ${userId})`.as(
        'is_linked',
      ),
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { slug, required_since, ...shown } = row;
  return { ...shown, is_required: required_since !== null, page: `/login/with/${slug}` };
}

const RequireProviderSchema = v.object({ required: FlagText });

export const requireProvider: SignedInRoute = {
  verb: 'POST',
  path: 'CompanySignIn/require-provider',
  summary: 'Demand that everybody but Admins signs in with the company’s own provider, or do not (Admin)',
  session: 'required',
  takes: RequireProviderSchema,
  async handle(ask) {
    const { required } = await ask.read(RequireProviderSchema);
    const { services, session } = ask;
    requireAdmin(session);
    requireProof(session);
    await services.db.system(async (tx) => {
      const provider = await providerOf(tx, session);
      if (!provider) throw new Refusal('Set up the provider first.');
      if (required === 1 && !provider.is_linked)
        throw new Refusal(sentence`Link your own account to ${provider.name} first, so that it is known to work.`);
      await tx
        .updateTable('sign_on_provider')
        // Switching the rule on again keeps the first date.
        .set({ required_since: required === 1 ? sql<string>`coalesce(required_since, now())` : null })
        .where('tenant_id', '=', session.tenantId)
        .execute();
      await noteProvider(tx, session, required === 1 ? 'own_provider_required' : 'own_provider_not_required');
    });
    return null;
  },
};

export const removeProvider: SignedInRoute = {
  verb: 'POST',
  path: 'CompanySignIn/remove-provider',
  summary: 'Remove the company’s own provider: its links go, and sessions that it opened end (Admin)',
  session: 'required',
  async handle({ services, session }) {
    requireAdmin(session);
    requireProof(session);
    await services.db.system(async (tx) => {
      await tx.deleteFrom('sign_on_provider').where('tenant_id', '=', session.tenantId).execute();
      await endVouchedSessions(tx, session.tenantId);
      await noteProvider(tx, session, 'own_provider_removed');
    });
    return null;
  },
};

/** Ends the sessions that the company's previous provider opened. */
export async function endVouchedSessions(tx: Tx, tenantId: number): Promise<void> {
  await tx.deleteFrom('session').where('vouched_by', '=', tenantId).execute();
}

export function noteProvider(tx: Tx, { tenantId, userId }: Session, happened: string): Promise<void> {
  return noteActivity(tx, { kind: 'account', happened, model: 'Company', recordId: tenantId, tenantId, userId });
}
