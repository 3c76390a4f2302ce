import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { sentTablet } from './tablet-token.ts';

export type Tablet = { id: number; tenantId: number; name: string; companyName: string; isKiosk: boolean };

/**
 * The shared tablet that makes the request.
 * @throws Refusal for any other device, and for a tablet whose registration was revoked
 */
export async function knownTablet(tx: Tx, headers: Headers): Promise<Tablet> {
  const tablet = await tx
    .updateTable('tablet')
    .from('company as c')
    .whereRef('c.id', '=', 'tablet.tenant_id')
    .where('tablet.token_hash', '=', sentTablet(headers))
    .set({ last_used_at: sql<string>`now()` })
    .returning(['tablet.id', 'tablet.tenant_id', 'tablet.name', 'tablet.is_kiosk', 'c.company_name'])
    .executeTakeFirst();
  if (!tablet)
    throw new Refusal('This device is no shared tablet of a company, or not any more. An Admin can register it.');
  const { id, tenant_id: tenantId, name, is_kiosk: isKiosk, company_name } = tablet;
  return { id, tenantId, name, isKiosk, companyName: company_name ?? '' };
}

/** People who can sign in on a company's tablets: employees with a PIN. Admins must use their password. */
export function tabletPeople(tx: Tx, tenantId: number) {
  return tx
    .selectFrom('person_pin as pin')
    .innerJoin('user as u', 'u.id', 'pin.user_id')
    .innerJoin('user_permission as p', (join) =>
      join.onRef('p.user_id', '=', 'pin.user_id').onRef('p.tenant_id', '=', 'pin.tenant_id'),
    )
    .where('pin.tenant_id', '=', tenantId)
    .where('p.role_type', '=', 'Basic')
    .where('p.is_inactive', '=', 0)
    .where('p.invite_accepted', '=', 1);
}
