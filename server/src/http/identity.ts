import { viewerOf } from '@fieldspan/domain/access';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import { tokenHash } from './token.ts';

/**
 * Who a person is at the active employer, as a query that others narrow. Without an accepted, active employment
 * there the person has no employer.
 */
export function personQuery(tx: Tx) {
  return tx
    .selectFrom('user as u')
    .leftJoin('user_permission as p', (join) =>
      join
        .onRef('p.user_id', '=', 'u.id')
        .onRef('p.tenant_id', '=', 'u.tenant_id')
        .on('p.is_inactive', '=', 0)
        .on('p.invite_accepted', '=', 1),
    )
    .select(['u.id as user_id', 'u.slug as user_slug', 'p.tenant_id', 'p.role_type', 'p.module_permissions'])
    .select([
      sql<boolean>`exists (select from job_personnel jp join job_personnel_role r on r.id = jp.personnel_role_id
        where jp.tenant_id = p.tenant_id and jp.user_id = u.id and r.review_timelogs = 1)`.as('reviews'),
      sql<boolean>`exists (select from user_company_setting c
        where c.tenant_id = p.tenant_id and c.user_id = u.id and c.is_service_tech = 1)
        or exists (select from service s where s.tenant_id = p.tenant_id and s.assigned_to = u.id)
        or exists (select from service_personnel sp where sp.tenant_id = p.tenant_id and sp.user_id = u.id)`.as(
        'is_tech',
      ),
    ]);
}

type Person = {
  user_id: number;
  tenant_id: number | null;
  role_type: 'Admin' | 'Basic' | null;
  module_permissions: string | null;
  reviews: boolean;
  is_tech: boolean;
};

export function identityOf(person: Person): Identity {
  const { tenant_id, role_type, module_permissions } = person;
  const entry = tenant_id === null ? undefined : { tenant_id, role_type, module_permissions, is_inactive: 0 };
  return {
    userId: person.user_id,
    tenantId: tenant_id ?? 0,
    viewer: viewerOf(entry, { reviewsTimeLogs: person.reviews, isServiceTech: person.is_tech }),
  };
}

/** Whom a session token (the read-only one of resource URLs) lets read; null when it is unknown or has ended. */
export async function identityOfToken(db: Database, token: string): Promise<Identity | null> {
  const person = await db.lookup((tx) =>
    personQuery(tx)
      .innerJoin('user_token as t', 't.user_id', 'u.id')
      .where('t.token_hash', '=', tokenHash(token))
      .where('t.expiry', '>', sql<string>`now()`)
      .executeTakeFirst(),
  );
  return person ? identityOf(person) : null;
}
