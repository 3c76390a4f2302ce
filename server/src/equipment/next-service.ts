import { knownDay } from '@fieldspan/domain/calendar-day';
import { nextService, plansDue } from '@fieldspan/domain/equipment/next-service';
import type { LastService, MaintenancePlan } from '@fieldspan/domain/equipment/next-service';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/** Pieces whose next service has to be worked out again: one, or all of a type. */
export type Concerned = { tenantId: number; pieceId: number } | { tenantId: number; typeId: number };

type PieceRow = {
  id: number;
  type_id: number;
  made_on: string;
  first_meter: number | null;
  next_service_date: string | null;
  next_service_meter: number | null;
  next_service_description: string | null;
};

/** A plan that is not archived, with the type or the piece that it is for. */
type PlanRow = MaintenancePlan & { type_id: number | null; equipment_id: number | null };

/** Works out what is due next to pieces that have maintenance plans, and stores it with them. */
export async function refreshNextService(tx: Tx, concerned: Concerned): Promise<void> {
  const pieces = await piecesOf(tx, concerned);
  const plans = await plansOf(tx, concerned);
  if (pieces.length === 0) return;
  const services = await servicesOf(tx, concerned);
  for (const piece of pieces) {
    const own = plans.filter(({ type_id, equipment_id }) => type_id === piece.type_id || equipment_id === piece.id);
    const next = nextService(
      plansDue({
        plans: own,
        services: services.get(piece.id) ?? [],
        start: { on: piece.made_on, meter: piece.first_meter },
      }),
    );
    if (own.length === 0 && piece.next_service_meter === null) continue;
    if (isSame(piece, next)) continue;
    await tx
      .updateTable('equipment')
      .where('tenant_id', '=', concerned.tenantId)
      .where('id', '=', piece.id)
      .set(next)
      .execute();
  }
}

const isSame = (piece: PieceRow, next: ReturnType<typeof nextService>): boolean =>
  knownDay(piece.next_service_date) === next.next_service_date &&
  piece.next_service_meter === next.next_service_meter &&
  piece.next_service_description === next.next_service_description;

async function piecesOf(tx: Tx, concerned: Concerned): Promise<PieceRow[]> {
  const which = 'pieceId' in concerned ? sql`e.id = ${concerned.pieceId}` : sql`e.type_id = ${concerned.typeId}`;
  const { rows } = await sql<PieceRow>`
    select e.id, e.type_id, to_char(e.created_at, 'YYYY-MM-DD') as made_on,
      to_char(e.next_service_date, 'YYYY-MM-DD') as next_service_date, e.next_service_meter, e.next_service_description, e.first_meter
    from equipment e where e.tenant_id = ${concerned.tenantId} and ${which}
    order by e.id for update of e`.execute(tx);
  return rows;
}

async function plansOf(tx: Tx, concerned: Concerned): Promise<PlanRow[]> {
  const which =
    'pieceId' in concerned
      ? sql`(p.equipment_id = ${concerned.pieceId}
          or p.type_id = (select e.type_id from equipment e where e.tenant_id = ${concerned.tenantId}
            and e.id = ${concerned.pieceId}))`
      : sql`(p.type_id = ${concerned.typeId} or p.equipment_id in (select e.id from equipment e
          where e.tenant_id = ${concerned.tenantId} and e.type_id = ${concerned.typeId}))`;
  const { rows } = await sql<PlanRow>`
    select p.id, p.title, p.type_id, p.equipment_id, p.every_days, p.every_meter
    from maintenance_plan p where p.tenant_id = ${concerned.tenantId} and p.archived = 0 and ${which}
    order by p.id`.execute(tx);
  return rows;
}

async function servicesOf(tx: Tx, concerned: Concerned): Promise<Map<number, LastService[]>> {
  const which =
    'pieceId' in concerned
      ? sql`m.equipment_id = ${concerned.pieceId}`
      : sql`m.equipment_id in (select e.id from equipment e
          where e.tenant_id = ${concerned.tenantId} and e.type_id = ${concerned.typeId})`;
  const { rows } = await sql<LastService & { equipment_id: number }>`
    select distinct on (m.equipment_id, m.plan_id) m.equipment_id, m.plan_id,
      to_char(m.done_on, 'YYYY-MM-DD') as done_on, m.meter
    from maintenance_record m
    where m.tenant_id = ${concerned.tenantId} and m.plan_id is not null and ${which}
    order by m.equipment_id, m.plan_id, m.done_on desc, m.id desc`.execute(tx);
  return Map.groupBy(rows, ({ equipment_id }) => equipment_id);
}

/** Whether plans decide what is due next to a piece. */
export async function hasPlans(tx: Tx, { tenantId, pieceId }: { tenantId: number; pieceId: number }): Promise<boolean> {
  return (await plansOf(tx, { tenantId, pieceId })).length > 0;
}
