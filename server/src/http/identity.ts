import type { DemoMode } from '@fieldspan/contract/open-start';
import { viewerOf } from '@fieldspan/domain/access';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import type { Identity } from '../db/identity.ts';
import { lacksFactor } from '../factors/factor-duty.ts';
import { lacksSignOn } from '../sign-on/sign-on-duty.ts';
import { tokenHash } from './token.ts';

const atDemoCompany = sql<boolean>`exists (select from demo_company d where d.tenant_id = p.tenant_id)`;

/** False for a company that is due to be erased: it no longer counts as an employer. */
const isOpen = sql<boolean>`not exists (select from company_erasure e where e.company_id = p.tenant_id)`;

/**
 * A query for a person and their active tenant (or another company that they work for), which callers narrow. Without an accepted, active employment there the
 * person has no tenant. People of the demo, whose password is published, do not exist if the demo is off, and have only
 * demo companies if the demo is public.
 */
export function personQuery(tx: Tx, demo: DemoMode, companyId: number | null = null) {
  return tx
    .selectFrom('user as u')
    .leftJoin('demo_person as dp', 'dp.user_id', 'u.id')
    .where((is) => (demo === '0' ? is('dp.user_id', 'is', null) : is.val(true)))
    .leftJoin('user_permission as p', (join) =>
      join
        .onRef('p.user_id', '=', 'u.id')
        .on((is) =>
          companyId === null ? is('p.tenant_id', '=', is.ref('u.tenant_id')) : is('p.tenant_id', '=', companyId),
        )
        .on('p.is_inactive', '=', 0)
        .on('p.invite_accepted', '=', 1)
        .on(isOpen)
        .on((is) => (demo === 'public' ? is.or([is('dp.user_id', 'is', null), atDemoCompany]) : is.val(true))),
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

/**
 * Who may read with a session token (the read-only token of resource URLs). Null if the token is unknown or expired, or
 * if the cookie belongs to another browser, so that a URL that was passed on opens nothing.
 */
export async function identityOfToken(
  { db, config: { demo } }: { db: Database; config: { demo: DemoMode } },
  { token, cookie }: { token: string; cookie: string },
): Promise<Identity | null> {
  const person = await db.lookup((tx) =>
    personQuery(tx, demo)
      .innerJoin('user_token as t', 't.user_id', 'u.id')
      .innerJoin('session as s', 's.id', 't.session_id')
      .where('t.token_hash', '=', tokenHash(token))
      .where('s.cookie_hash', '=', tokenHash(cookie))
      .where('t.expiry', '>', sql<string>`now()`)
      .where(
        sql<boolean>`not ${lacksFactor} and not ${lacksSignOn} and (s.vouched_by is null or s.vouched_by is not distinct from p.tenant_id)`,
      )
      .executeTakeFirst(),
  );
  return person ? identityOf(person) : null;
}
