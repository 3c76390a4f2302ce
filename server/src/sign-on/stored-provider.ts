import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import type { SecretBox } from '../factors/secret-box.ts';
import { sealedFor } from './provider.ts';
import type { Provider } from './provider.ts';

export type StoredProvider = Provider & {
  tenantId: number;
  slug: string;
  domains: readonly string[];
  isRequired: boolean;
};

type Which = { slug: string } | { tenantId: number };

/** A company's provider, found by tenant or by the slug of its sign-in page; null if there is none. */
export async function storedProvider(tx: Tx, secrets: SecretBox, which: Which): Promise<StoredProvider | null> {
  const row = await tx
    .selectFrom('sign_on_provider')
    .where((is) => ('slug' in which ? is('slug', '=', which.slug) : is('tenant_id', '=', which.tenantId)))
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  return {
    tenantId: row.tenant_id,
    slug: row.slug,
    name: row.name,
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: secrets.open(row.client_secret, sealedFor(row.tenant_id, row.issuer)),
    domains: row.domains,
    isRequired: row.required_since !== null,
  };
}

/** @throws Refusal if the company has none */
export async function knownProvider(tx: Tx, secrets: SecretBox, which: Which): Promise<StoredProvider> {
  const provider = await storedProvider(tx, secrets, which);
  if (!provider) throw new Refusal('This company has no sign-in of its own any more. Sign in with your password.');
  return provider;
}
