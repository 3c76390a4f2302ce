import { sql } from 'kysely';

/** Sessions that began before the company's rule stay valid without a second factor for this long. */
const GRACE_DAYS = 7;

/**
 * Whether the session `s` of the person `u` at the company `p` may only set up a second factor, because the company
 * requires one and the person has none. Single sign-on of that company counts as a second factor.
 */
export const lacksFactor = sql<boolean>`(exists (
    select from company_sign_in rule
    where rule.tenant_id = p.tenant_id
      and s.vouched_by is distinct from p.tenant_id
      and (s.created_at >= rule.factor_required_since or rule.factor_required_since < now() - make_interval(days => ${sql.lit(GRACE_DAYS)}))
  )
  and not exists (select from totp_factor f where f.user_id = u.id and f.secret is not null)
  and not exists (select from passkey k where k.user_id = u.id))`;
