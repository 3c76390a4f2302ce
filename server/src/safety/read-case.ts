import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { IncidentOutcome } from '@fieldspan/domain/safety/incident';

type Flat = Omit<CaseReport, 'company' | 'person'> & {
  company_name: string;
  address: string | null;
  company_phone: string | null;
  person_name: string;
  job_title: string | null;
  phone: string | null;
  employee_num: string | null;
};

/** An incident with all that reports to authorities ask for. Days are YYYY-MM-DD, times HH:MM. No number of a person's is stored. */
export type CaseReport = {
  number: number;
  title: string;
  company: { name: string; address: string | null; phone: string | null };
  person: { name: string; job_title: string | null; phone: string | null; employee_num: string | null };
  reporter: string;
  happened_on: string;
  happened_at: string | null;
  learned_on: string;
  began_work: string | null;
  place: string | null;
  what_happened: string | null;
  doing_before: string | null;
  injury: string | null;
  body_part: string | null;
  harmed_by: string | null;
  witnesses: string | null;
  outcome: IncidentOutcome;
  days_away: number;
  days_restricted: number;
  emergency_room: boolean;
  overnight: boolean;
  treated_by: string | null;
  treated_at: string | null;
};

/** @param key id or slug; null if there is no such incident */
export async function readCase(tx: Tx, tenantId: number, key: string): Promise<CaseReport | null> {
  const { rows } = await sql<Flat>`
    select i.number, i.title, i.happened_at, i.began_work, i.what_happened, i.doing_before, i.injury, i.body_part, i.harmed_by,
      i.witnesses, i.outcome, coalesce(i.days_away, 0) as days_away, coalesce(i.days_restricted, 0) as days_restricted,
      i.emergency_room = 1 as emergency_room, i.overnight = 1 as overnight, i.treated_by, i.treated_at,
      to_char(i.happened_on, 'YYYY-MM-DD') as happened_on, to_char(i.learned_on, 'YYYY-MM-DD') as learned_on,
      nullif(concat_ws(', ', i.place, nullif(concat_ws(' ', j.job_num, j.job_name), ''),
        nullif(concat_ws(' ', s.job_num, s.job_name), '')), '') as place,
      concat_ws(' ', r.first_name, r.last_name) as reporter, y.company_name, y.phone as company_phone,
      nullif(concat_ws(', ', nullif(y.address, ''), nullif(y.city, ''), nullif(y.province, ''), nullif(y.postal_code, '')), '') as address,
      coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), i.person_name, '') as person_name,
      u.job_title, u.phone_mobile as phone, c.employee_num
    from incident i
    join company y on y.id = i.tenant_id
    left join "user" u on u.id = i.user_id
    left join "user" r on r.id = i.created_by
    left join user_company_setting c on c.tenant_id = i.tenant_id and c.user_id = i.user_id
    left join job j on j.tenant_id = i.tenant_id and j.id = i.job_id
    left join service s on s.tenant_id = i.tenant_id and s.id = i.service_id
    where i.tenant_id = ${tenantId} and (i.slug = ${key} or i.id::text = ${key})
    limit 1`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { company_name, address, company_phone, person_name, job_title, phone, employee_num, ...rest } = row;
  return {
    ...rest,
    company: { name: company_name, address, phone: company_phone },
    person: { name: person_name, job_title, phone, employee_num },
  };
}
