import { APP_KEYS, APPS } from '@fieldspan/domain/apps';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { newToken } from '../../http/token.ts';
import { newSlug } from '../../registry/slug.ts';

const TRIAL_DAYS = 30;

type NewCompany = { company_name: string; referral: string | undefined };

type NewManager = { first_name: string; last_name: string; email: string; password_hash: string };

/** Statuses that every new company starts with; each can be changed later. */
const STATUSES = [
  ['new', 'New'],
  ['scheduled', 'Scheduled'],
  ['en_route', 'On the way'],
  ['on_site', 'On site'],
  ['waiting', 'Waiting'],
  ['completed', 'Completed'],
  ['invoiced', 'Invoiced'],
] as const;
/** Columns: title, reviews time logs, writes, reads financials. */
const ROLES = [
  ['Project manager', 1, 1, 1],
  ['Foreperson', 1, 1, 0],
  ['Crew', 0, 0, 0],
] as const;

/** Creates an account for somebody who opened the link mailed to their address. */
export async function createAccount(tx: Tx, person: NewManager): Promise<number> {
  const { first_name, last_name, email, password_hash } = person;
  const slug = newSlug(`${first_name} ${last_name}`);
  const { id: user_id } = await tx
    .insertInto('user')
    .values({ tenant_id: 0, slug, first_name, last_name, email })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('user_secret').values({ user_id, password_hash }).execute();
  return user_id;
}

/**
 * Creates a company on a trial; its manager has an account already, and the company becomes their active tenant.
 * @returns its id
 */
export async function createCompany(tx: Tx, company: NewCompany, managerId: number): Promise<number> {
  const { company_name, referral } = company;
  const tenant_id = await nextCompanyId(tx);
  await tx
    .insertInto('company')
    .values({ id: tenant_id, tenant_id, slug: newSlug(company_name), company_name, managing_user_id: managerId })
    .execute();
  await tx
    .insertInto('user_permission')
    .values({
      tenant_id,
      user_id: managerId,
      slug: newToken(),
      role_type: 'Admin',
      module_permissions: '{}',
      invite_accepted: 1,
    })
    .execute();
  await tx.updateTable('user').set({ tenant_id }).where('id', '=', managerId).execute();
  await tx.insertInto('company_setting').values({ tenant_id }).execute();
  await tx
    .insertInto('subscription')
    .values({ tenant_id, type: 'Trial', expiry: sql<string>`now() + make_interval(days => ${TRIAL_DAYS})` })
    .execute();
  await tx
    .insertInto('addon_app')
    .values(
      APP_KEYS.map((key) => {
        const { name, place } = APPS[key];
        return { tenant_id, key, name, ui_location: place, is_installed: 1 as const };
      }),
    )
    .execute();
  await tx
    .insertInto('service_status')
    .values(STATUSES.map(([type, label], at) => ({ tenant_id, type, label, sort_order: at + 1 })))
    .execute();
  await tx
    .insertInto('job_personnel_role')
    .values(
      ROLES.map(([title, review_timelogs, write_perms, read_financials]) => ({
        tenant_id,
        title,
        review_timelogs,
        read_perms: 1 as const,
        write_perms,
        read_financials,
      })),
    )
    .execute();
  if (referral !== undefined) await noteReferral(tx, tenant_id, referral);
  return tenant_id;
}

/** An unknown referral slug is ignored, because it is no reason to refuse a new customer. */
async function noteReferral(tx: Tx, tenant_id: number, slug: string): Promise<void> {
  const told = await tx.selectFrom('user').where('slug', '=', slug).select('id').executeTakeFirst();
  if (told) await tx.insertInto('referral').values({ tenant_id, user_id: told.id }).execute();
}

/** The id is drawn before the insert, because a company's id is also its tenant_id. */
async function nextCompanyId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('company', 'id')) as id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('No id for a company');
  return row.id;
}
