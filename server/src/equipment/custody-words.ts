import { personName } from '@fieldspan/domain/person-name';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

type Whereabouts = { to_user_id: number | null; job_id: number | null; place_id: number | null };

/** `Ben Castillo, J-2041 Stone Road`: with whom and where a piece is, for a sentence. */
export async function whereabouts(tx: Tx, { tenantId, at }: { tenantId: number; at: Whereabouts }): Promise<string> {
  const { rows } = await sql<{ first_name: string; last_name: string; job: string | null; place: string | null }>`
    select coalesce(u.first_name, '') as first_name, coalesce(u.last_name, '') as last_name,
      (select concat_ws(' ', j.job_num, j.job_name) from job j where j.tenant_id = ${tenantId} and j.id = ${at.job_id}) as job,
      (select p.name from equipment_place p where p.tenant_id = ${tenantId} and p.id = ${at.place_id}) as place
    from (select 1) as nothing left join "user" u on u.id = ${at.to_user_id}`.execute(tx);
  const [found] = rows;
  if (!found) return '';
  return [personName(found), found.job, found.place].filter(Boolean).join(', ');
}
