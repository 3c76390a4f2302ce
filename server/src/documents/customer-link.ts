import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import type { Ask } from '../http/route.ts';
import { sentence } from '../http/sentence.ts';
import { newToken, tokenHash } from '../http/token.ts';
import { KEPT, SENT_MODELS } from './document-of.ts';
import type { DocumentOf, LinkTable } from './document-of.ts';

/** A quote may be thought over, and an invoice is read again at the end of the year. */
const LINK_DAYS = 365;

export type CustomerLink = {
  id: number;
  table: LinkTable;
  of: DocumentOf;
  email: string;
  /** Nobody opened it before. */
  isFirst: boolean;
  /** Who sent it; null if that is not known. */
  sentBy: number | null;
};

/** `sentBy`: null for what nobody sent by hand. */
type NewLink = { of: DocumentOf; email: string; sentBy: number | null };

/** @returns the token of a new link; only its hash is stored */
export async function makeCustomerLink(tx: Tx, { of, email, sentBy }: NewLink): Promise<string> {
  const token = newToken();
  const { links, column } = KEPT[of.model];
  await sql`insert into ${sql.table(links)} (tenant_id, ${sql.ref(column)}, token_hash, email, ends_at, created_by)
    values (${of.tenantId}, ${of.id}, ${tokenHash(token)}, ${email}, now() + make_interval(days => ${LINK_DAYS}),
      ${sentBy})`.execute(tx);
  return token;
}

type Row = {
  id: number;
  tenant_id: number;
  email: string;
  is_first: boolean;
  is_off: boolean;
  is_over: boolean;
  created_by: number | null;
  company_name: string;
} & Partial<Record<(typeof KEPT)[keyof typeof KEPT]['column'], number | null>>;

const TABLES: readonly LinkTable[] = ['customer_link', 'job_document_link'];

/**
 * The link of a token.
 * @throws Refusal if there is none, it has ended, or it was switched off; whoever guesses is slowed down
 */
export async function openCustomerLink(ask: Ask, token: string): Promise<CustomerLink> {
  const found = await ask.services.db.system(async (tx) => {
    for (const table of TABLES) {
      const row = await openedRow(tx, table, token);
      if (row) return { table, row };
    }
    return null;
  });
  if (found === null) {
    await ask.services.limits.take('public-slug', ask.address);
    throw new Refusal('This link leads to no document. Ask whoever sent it to you for a new one.');
  }
  const { table, row } = found;
  refuseOver(row);
  return {
    id: row.id,
    table,
    of: documentOf(table, row),
    email: row.email,
    isFirst: row.is_first,
    sentBy: row.created_by,
  };
}

async function openedRow(tx: Tx, table: LinkTable, token: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    with link as (select * from ${sql.table(table)} where token_hash = ${tokenHash(token)} for update),
    opened as (update ${sql.table(table)} l set opened_at = coalesce(l.opened_at, now()), seen_at = now() from link
      where l.id = link.id and link.revoked_at is null and link.ends_at > now())
    select link.*, link.opened_at is null as is_first, link.revoked_at is not null as is_off,
      link.ends_at <= now() as is_over, c.company_name
    from link join company c on c.id = link.tenant_id`.execute(tx);
  return rows[0];
}

function refuseOver({ is_off, is_over, company_name }: Pick<Row, 'is_off' | 'is_over' | 'company_name'>): void {
  if (is_off) throw new Refusal(sentence`${company_name} has switched this link off. Ask them for a new one.`);
  if (is_over) throw new Refusal('This link has ended. Ask whoever sent it to you for a new one.');
}

function documentOf(table: LinkTable, row: Row): DocumentOf {
  for (const model of SENT_MODELS) {
    const { links, column } = KEPT[model];
    const id = row[column] ?? null;
    if (links === table && id !== null) return { tenantId: row.tenant_id, model, id };
  }
  throw new Refusal('This document is gone.');
}

/**
 * Whoever switches the link off waits until the answer is stored.
 * @throws Refusal if they were first
 */
export async function holdLink(tx: Tx, { id, table, of }: CustomerLink): Promise<void> {
  const { rows } = await sql<Pick<Row, 'is_off' | 'is_over' | 'company_name'>>`
    select l.revoked_at is not null as is_off, l.ends_at <= now() as is_over, c.company_name
    from ${sql.table(table)} l join company c on c.id = l.tenant_id
    where l.tenant_id = ${of.tenantId} and l.id = ${id} for update of l`.execute(tx);
  const [row] = rows;
  if (!row) throw new Refusal('This document is gone.');
  refuseOver(row);
}
