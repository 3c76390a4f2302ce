import { sentence } from '../http/sentence.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';

/** Anybody can get an address at these providers, so they say nothing about an employer. */
const PUBLIC_DOMAINS = new Set([
  'aol.com',
  'gmail.com',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'outlook.com',
  'pm.me',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rogers.com',
  'sympatico.ca',
  'web.de',
  'yahoo.ca',
  'yahoo.com',
  'yandex.ru',
  'zoho.com',
]);

const DOMAINS_MAX = 20;

/** The domain of an e-mail address. */
export const domainOf = (email: string): string => email.trim().toLowerCase().split('@').at(-1) ?? '';

/**
 * Parses domains as an Admin types them: separated by commas or spaces, with or without `@`.
 * @throws Refusal
 */
export function typedDomains(text: string): string[] {
  const domains = [
    ...new Set(
      text
        .toLowerCase()
        .split(/[\s,;]+/)
        .map((each) => each.replace(/^@/, '')),
    ),
  ].filter(Boolean);
  if (domains.length > DOMAINS_MAX) throw new Refusal(sentence`Name at most ${DOMAINS_MAX} mail domains.`);
  for (const domain of domains) {
    if (!/^(?=.{3,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))
      throw new Refusal(sentence`${domain} is no mail domain.`);
    if (PUBLIC_DOMAINS.has(domain))
      throw new Refusal(
        sentence`Everybody can have an address at ${domain}, so it cannot be a domain of your company.`,
      );
  }
  return domains;
}

/**
 * A company may only name its own domains: an Admin must have an account there, and every account has proven its
 * address.
 * @throws Refusal
 */
export async function checkDomains(tx: Tx, tenantId: number, domains: readonly string[]): Promise<void> {
  const own = await ownDomains(tx, tenantId);
  const strange = domains.find((domain) => !own.includes(domain));
  if (strange !== undefined)
    throw new Refusal(
      sentence`No Admin of your company has an account with an address at ${strange}. Invite one first.`,
    );
}

/** Domains of the addresses with which the company's Admins sign in. */
export async function ownDomains(tx: Tx, tenantId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('user_permission as p')
    .innerJoin('user as u', 'u.id', 'p.user_id')
    .where('p.tenant_id', '=', tenantId)
    .where('p.role_type', '=', 'Admin')
    .where('p.is_inactive', '=', 0)
    .where('p.invite_accepted', '=', 1)
    .where('u.is_account', '=', true)
    .select(sql<string>`distinct lower(split_part(u.email, '@', 2))`.as('domain'))
    .execute();
  return rows.map(({ domain }) => domain);
}
