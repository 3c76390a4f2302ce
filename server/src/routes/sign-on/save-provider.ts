import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { newSlug } from '../../registry/slug.ts';
import { checkDomains, typedDomains } from '../../sign-on/mail-domains.ts';
import { askProvider, sealedFor } from '../../sign-on/provider.ts';
import { storedProvider } from '../../sign-on/stored-provider.ts';
import { requireAdmin } from '../factors/require-admin.ts';
import { requireProof } from '../factors/require-proof.ts';
import { endVouchedSessions, noteProvider } from './company-provider.ts';

const ProviderSchema = v.object({
  name: shortText(60),
  issuer: shortText(500),
  client_id: shortText(500),
  client_secret: v.optional(shortText(2000), ''),
  domains: v.optional(shortText(2000), ''),
});

const NEEDED = { name: 'Give the sign-in a name.', issuer: 'Enter the issuer.', client_id: 'Enter the client id.' };

export const saveProvider: SignedInRoute = {
  verb: 'POST',
  path: 'CompanySignIn/save-provider',
  summary: 'Set up the company’s own OpenID provider; it is asked before it is stored (Admin)',
  session: 'required',
  takes: ProviderSchema,
  async handle(ask) {
    const typed = await ask.read(ProviderSchema);
    const { services, session } = ask;
    const { tenantId } = session;
    const { db, limits, secrets } = services;
    requireAdmin(session);
    requireProof(session);
    for (const field of ['name', 'issuer', 'client_id'] as const)
      if (typed[field] === '') throw new Refusal(NEEDED[field]);
    const domains = typedDomains(typed.domains);
    const before = await db.system(async (tx) => {
      await checkDomains(tx, tenantId, domains);
      return storedProvider(tx, secrets, { tenantId });
    });
    const isSame = before?.issuer === typed.issuer && before.clientId === typed.client_id;
    // A stored secret is reused only for the same provider that it was entered for.
    const clientSecret = typed.client_secret || (isSame ? before.clientSecret : '');
    if (clientSecret === '') throw new Refusal('Enter the client secret of this provider.');
    const { name, issuer, client_id } = typed;
    await limits.take('sign-on', ask.address);
    await askProvider(services, { name, issuer, clientId: client_id, clientSecret });
    const provider = {
      name,
      issuer,
      client_id,
      client_secret: secrets.seal(clientSecret, sealedFor(tenantId, issuer)),
      domains,
      // Signing in through a new provider is not required until it has been seen to work.
      ...(isSame ? {} : { required_since: null }),
    };
    await db.system(async (tx) => {
      if (before && !isSame) {
        await tx.deleteFrom('sign_on_link').where('tenant_id', '=', tenantId).execute();
        await endVouchedSessions(tx, tenantId);
      }
      await tx
        .insertInto('sign_on_provider')
        .values({ tenant_id: tenantId, slug: newSlug(name), required_since: null, ...provider })
        .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(provider))
        .execute();
      await noteProvider(tx, session, 'own_provider_set');
    });
    return null;
  },
};
