import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { needsOverride } from '@fieldspan/domain/visits/visit-warnings';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { lockPlanOf, warningsOf } from '../visits/person-plan.ts';
import type { OfVisit } from './carry.ts';

type Crew = { leadId: number | null; others: number[] };

/**
 * Who goes. Somebody who is away, who lacks a certificate or who works here no more is not planned: the visit waits in the
 * tray, where a dispatcher decides.
 */
export async function crewFor(tx: Tx, of: OfVisit, planner: number | null): Promise<Crew> {
  const { rows } = await sql<{ user_id: number; is_lead: 0 | 1 }>`
    select cp.user_id, cp.is_lead from service_contract_personnel cp
    join user_permission p on p.tenant_id = cp.tenant_id and p.user_id = cp.user_id
      and p.invite_accepted = 1 and p.is_inactive = 0
    where cp.tenant_id = ${of.tenantId} and cp.contract_id = ${of.contractId} order by cp.is_lead desc, cp.id`.execute(
    tx,
  );
  const lead = rows.find(({ is_lead: isLead }) => isLead === 1)?.user_id ?? null;
  const leadId = lead !== null && (await isFree(tx, of, { leadId: lead, planner })) ? lead : null;
  return { leadId, others: rows.map(({ user_id }) => user_id).filter((id) => id !== lead) };
}

type Asked = { leadId: number; planner: number | null };

async function isFree(tx: Tx, { tenantId, visitId }: OfVisit, { leadId, planner }: Asked): Promise<boolean> {
  await lockPlanOf(tx, { tenantId, userId: leadId });
  const { rows } = await sql<PlacedVisit>`
    select vi.id, vi.service_id, vi.job_id, s.lat, s.long, vi.starts_at, vi.ends_at from visit vi
    left join service s on s.tenant_id = vi.tenant_id and s.id = vi.service_id
    where vi.tenant_id = ${tenantId} and vi.id = ${visitId}`.execute(tx);
  const [visit] = rows;
  if (!visit) return false;
  const put = { leadId, startsAt: visit.starts_at, endsAt: visit.ends_at };
  const { warnings } = await warningsOf(tx, visit, { tenantId, planner: planner ?? leadId, put });
  return !warnings.some(needsOverride);
}

type PlacedVisit = Pick<BoardVisit, 'id' | 'service_id' | 'job_id' | 'lat' | 'long'> & {
  starts_at: string;
  ends_at: string;
};

export async function putCrew(tx: Tx, { tenantId, visitId }: OfVisit, { leadId, others }: Crew): Promise<void> {
  await sql`update visit set lead_id = ${leadId}, state = ${leadId === null ? 'tray' : 'planned'}, updated_at = now()
    where tenant_id = ${tenantId} and id = ${visitId}`.execute(tx);
  await sql`delete from visit_person where tenant_id = ${tenantId} and visit_id = ${visitId}`.execute(tx);
  await sql`insert into visit_person (tenant_id, visit_id, user_id)
    select ${tenantId}::bigint, ${visitId}::bigint, id from unnest(${others}::bigint[]) as id`.execute(tx);
}
