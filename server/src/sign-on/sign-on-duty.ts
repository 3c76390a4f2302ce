import { sql } from 'kysely';

/** Sessions that began before the company's rule stay valid for this long. */
const GRACE_DAYS = 7;

/**
 * Whether the session `s` of the person `u` at the company `p` may only sign in with the company's own provider. Admins
 * are exempt, because somebody must be able to fix the settings if the provider fails.
 */
export const lacksSignOn = sql<boolean>`(p.role_type is distinct from 'Admin' and exists (
    select from sign_on_provider rule
    where rule.tenant_id = p.tenant_id
      and s.vouched_by is distinct from p.tenant_id
      and (s.created_at >= rule.required_since or rule.required_since < now() - make_interval(days => ${sql.lit(GRACE_DAYS)}))
  ))`;
