import { isAmerican } from '@fieldspan/domain/is-american';
import type { HolidayPlace } from '@fieldspan/domain/visits/holidays';
import type { HolidayRule, SignatureRule } from '@fieldspan/domain/visits/visit-rule';
import type { Tx } from '../db/database.ts';
import type { Recurring } from './occurrences.ts';

/** When nothing is said. */
export const USUAL_TIME = '08:00';

/** A contract as far as its visits follow from it. */
export type ContractRow = {
  id: number;
  slug: string;
  title: string;
  customer_id: number | null;
  price: number | null;
  rrule: string | null;
  starts_on: string | null;
  time_of_day: string | null;
  time_zone: string | null;
  duration_min: number;
  lead_days: number;
  holiday_rule: HolidayRule;
  signature_rule: SignatureRule;
  expiry: string | null;
  created_by: number | null;
};

/** What its visits follow; null while it is not said when they are. */
export function recurringOf({ rrule, starts_on, time_of_day, time_zone, ...row }: ContractRow): Recurring | null {
  if (rrule === null || starts_on === null) return null;
  return {
    rrule,
    starts_on,
    expiry: row.expiry,
    time_of_day: time_of_day ?? USUAL_TIME,
    time_zone: time_zone ?? 'UTC',
    holiday_rule: row.holiday_rule,
  };
}

/** Whose holidays a company keeps. */
export async function holidayPlace(tx: Tx, tenantId: number): Promise<HolidayPlace> {
  const company = await tx.selectFrom('company').where('id', '=', tenantId).select('country').executeTakeFirst();
  return isAmerican(company?.country) ? 'US' : 'CA';
}
