import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import { knownPosition } from '@fieldspan/domain/distance';
import { visitWarnings } from '@fieldspan/domain/visits/visit-warnings';
import type {
  CertificateNeed,
  HeldCertificate,
  LeaveDays,
  PersonPlan,
  Timed,
  VisitWarning,
} from '@fieldspan/domain/visits/visit-warnings';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { zoneOf } from '../http/note-reader.ts';

type OfPerson = { tenantId: number; userId: number };
export type Put = { leadId: number; startsAt: string; endsAt: string };

/** A day before and after the visit is as far as anything about it reaches. */
const AROUND_MS = 24 * 3_600_000;

/** Serialises what is put to one person, so that of fifty drops at once each sees the one before. */
export async function lockPlanOf(tx: Tx, { tenantId, userId }: OfPerson): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visits of ${tenantId} ${userId}`}, 0))`.execute(tx);
}

/** What is to be said before a visit is put to a person at a time. Days are those of who plans. */
export async function warningsOf(
  tx: Tx,
  visit: Pick<BoardVisit, 'id' | 'service_id' | 'job_id' | 'lat' | 'long'>,
  { tenantId, planner, put }: { tenantId: number; planner: number; put: Put },
): Promise<{ warnings: VisitWarning[]; day: string }> {
  const dayOf = dayIn(await zoneOf(tx, planner));
  const [startsMs, endsMs] = [Date.parse(put.startsAt), Date.parse(put.endsAt)];
  const { id, service_id, job_id } = visit;
  const placed = { id, service_id, job_id, position: knownPosition(visit), startsMs, endsMs };
  const plan = await planOf(tx, { tenantId, userId: put.leadId, fromMs: startsMs, untilMs: endsMs });
  return { warnings: visitWarnings(placed, plan, dayOf), day: dayOf(startsMs) };
}

function dayIn(timeZone: string): (ms: number) => string {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (ms) => days.format(ms);
}

type Span = OfPerson & { fromMs: number; untilMs: number };

async function planOf(tx: Tx, span: Span): Promise<PersonPlan> {
  const { tenantId, userId } = span;
  const visits = await visitsAround(tx, span);
  const leaves = await sql<LeaveDays>`select from_on, to_on from leave
    where tenant_id = ${tenantId} and user_id = ${userId} and state = 'granted'
      and to_on >= ${new Date(span.fromMs - AROUND_MS).toISOString()}::date`.execute(tx);
  const certificates = await sql<HeldCertificate>`select type_id, expires from certificate
    where tenant_id = ${tenantId} and user_id = ${userId} and type_id is not null`.execute(tx);
  return {
    visits,
    leaves: leaves.rows,
    needs: await certificateNeeds(tx, tenantId),
    certificates: certificates.rows,
  };
}

type TimedRow = { id: number; starts_at: string; ends_at: string; lat: number | null; long: number | null };

async function visitsAround(tx: Tx, { tenantId, userId, fromMs, untilMs }: Span): Promise<Timed[]> {
  const [from, until] = [new Date(fromMs - AROUND_MS).toISOString(), new Date(untilMs + AROUND_MS).toISOString()];
  const { rows } = await sql<TimedRow>`
    select vi.id, vi.starts_at, coalesce(vi.done_at, vi.ends_at) as ends_at,
      coalesce(s.lat, j.lat) as lat, coalesce(s.long, j.long) as long
    from visit vi
    left join service s on s.tenant_id = vi.tenant_id and s.id = vi.service_id
    left join job j on j.tenant_id = vi.tenant_id and j.id = vi.job_id
    where vi.tenant_id = ${tenantId} and vi.state <> 'cancelled' and vi.starts_at < ${until} and vi.ends_at > ${from}
      and (vi.lead_id = ${userId} or exists (select from visit_person vp
        where vp.tenant_id = vi.tenant_id and vp.visit_id = vi.id and vp.user_id = ${userId}))`.execute(tx);
  return rows.map((row) => ({
    id: row.id,
    startsMs: Date.parse(row.starts_at),
    endsMs: Date.parse(row.ends_at),
    position: knownPosition(row),
  }));
}

/** Which visits need which certificate; types that are archived are asked for no more. */
export async function certificateNeeds(tx: Tx, tenantId: number): Promise<CertificateNeed[]> {
  const { rows } = await sql<CertificateNeed>`
    select r.type_id, t.title, r.gate, r.reach, r.service_id, r.job_id
    from certificate_rule r join certificate_type t on t.tenant_id = r.tenant_id and t.id = r.type_id
    where r.tenant_id = ${tenantId} and t.archived = 0 order by r.id`.execute(tx);
  return rows;
}
