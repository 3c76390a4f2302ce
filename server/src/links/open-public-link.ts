import { tableName } from '../db/table-name.ts';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { sql } from 'kysely';

/** Models whose records can have a public page. */
export const PUBLIC_MODELS = ['CompanyForm', 'Equipment', 'CustomerAsset', 'Job'] as const;
export type PublicModel = (typeof PUBLIC_MODELS)[number];

/** Their pages are closed until somebody opens one, which gets an address of its own then. */
const CLOSED_AT_FIRST: ReadonlySet<PublicModel> = new Set(['Job']);
export const isClosedAtFirst = (model: PublicModel): boolean => CLOSED_AT_FIRST.has(model);

export type PublicRecord = { id: number; tenantId: number };

const CLOSED = 'This link was switched off or has ended. Ask whoever gave it to you for a new one, or sign in.';

/**
 * The record whose public page has this slug; null if there is none or two companies share the slug.
 * @throws Refusal if the link was turned off or has expired
 */
export async function openPublicLink(tx: Tx, model: PublicModel, slug: string): Promise<PublicRecord | null> {
  const { rows } = await sql<{ id: number; tenant_id: number; is_open: boolean }>`
    select r.id, r.tenant_id,
      coalesce(l.is_on = 1 and (l.ends_at is null or l.ends_at > now()) and coalesce(l.slug, r.slug) = ${slug}, ${!isClosedAtFirst(model)}) as is_open
    from ${sql.table(tableName(model))} as r
    left join public_link as l on l.tenant_id = r.tenant_id and l.record_id = r.id and l.model = ${model}
    where (r.slug = ${slug} and ${!isClosedAtFirst(model)}) or l.slug = ${slug}
    limit 2`.execute(tx);
  const [found, ...others] = rows;
  if (!found || others.length > 0) return null;
  if (!found.is_open) throw new Refusal(CLOSED);
  return { id: found.id, tenantId: found.tenant_id };
}
