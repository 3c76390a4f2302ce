import { tableName } from '../db/table-name.ts';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { sql } from 'kysely';

/** Models whose records can have a public page. */
export const PUBLIC_MODELS = ['CompanyForm', 'Equipment', 'CustomerAsset', 'Job', 'User', 'Company'] as const;
export type PublicModel = (typeof PUBLIC_MODELS)[number];

/** Their pages are closed until somebody opens one, which gets an address of its own then. */
const CLOSED_AT_FIRST: ReadonlySet<PublicModel> = new Set(['Job', 'User', 'Company']);
export const isClosedAtFirst = (model: PublicModel): boolean => CLOSED_AT_FIRST.has(model);

export type PublicRecord = { id: number; tenantId: number };
type Opened = { id: number; tenant_id: number; is_open: boolean };

const CLOSED = 'This link was switched off or has ended. Ask whoever gave it to you for a new one, or sign in.';

/**
 * The record whose public page has this slug; null if there is none or two companies share the slug. Of a page that is
 * closed at first only the link is read, so whoever shows it asks whether the record is still there.
 * @throws Refusal if the link was turned off or has expired
 */
export async function openPublicLink(tx: Tx, model: PublicModel, slug: string): Promise<PublicRecord | null> {
  const rows = isClosedAtFirst(model) ? await byLink(tx, model, slug) : await byRecord(tx, model, slug);
  const [found, ...others] = rows;
  if (!found || others.length > 0) return null;
  if (!found.is_open) throw new Refusal(CLOSED);
  return { id: found.id, tenantId: found.tenant_id };
}

const IS_ON = sql<boolean>`l.is_on = 1 and (l.ends_at is null or l.ends_at > now())`;

async function byLink(tx: Tx, model: PublicModel, slug: string): Promise<Opened[]> {
  const { rows } = await sql<Opened>`
    select l.record_id as id, l.tenant_id, ${IS_ON} as is_open
    from public_link as l where l.model = ${model} and l.slug = ${slug} limit 2`.execute(tx);
  return rows;
}

/** The address is the record's own until a link says otherwise. */
async function byRecord(tx: Tx, model: PublicModel, slug: string): Promise<Opened[]> {
  const { rows } = await sql<Opened>`
    select r.id, r.tenant_id, coalesce(${IS_ON} and coalesce(l.slug, r.slug) = ${slug}, true) as is_open
    from ${sql.table(tableName(model))} as r
    left join public_link as l on l.tenant_id = r.tenant_id and l.record_id = r.id and l.model = ${model}
    where r.slug = ${slug} or l.slug = ${slug}
    limit 2`.execute(tx);
  return rows;
}
