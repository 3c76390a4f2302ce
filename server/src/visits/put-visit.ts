import type { BoardVisit, Moved } from '@fieldspan/contract/schedule-calls';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { isOver, isUnderWay, plannedState } from '@fieldspan/domain/visits/visit-state';
import { needsOverride } from '@fieldspan/domain/visits/visit-warnings';
import type { VisitWarning } from '@fieldspan/domain/visits/visit-warnings';
import { Refusal } from '../http/errors.ts';
import { sentence } from '../http/sentence.ts';
import { refuseInactive } from '../registry/guards/job-role.ts';
import { lockPlanOf, warningsOf } from './person-plan.ts';
import { lockVisit, planned } from './planner.ts';
import type { Planning } from './planner.ts';
import { tellPeople } from './tell-people.ts';

/** Where a visit is to go; without a person or a time it goes back into the tray. */
export type Wanted = {
  id: number;
  version: number | null;
  lead_id: number | null;
  starts_at: string | null;
  ends_at: string | null;
  isForced: boolean;
  reason: string;
};

/**
 * Puts a visit to a person and a time. What would be in the way is answered instead of done, until it is accepted; leave and
 * a missing certificate need a reason and somebody who may give it.
 * @throws Refusal, Stale
 */
export async function putVisit(planning: Planning, wanted: Wanted): Promise<Moved> {
  const { tx, session } = planning;
  const before = await lockVisit(planning, wanted);
  refuseMove(before, wanted);
  const place = placeOf(wanted);
  const warnings: VisitWarning[] = [];
  if (place !== null) {
    await refuseInactive({ tx, session, before: null, values: { user_id: place.leadId } });
    await lockPlanOf(tx, { tenantId: session.tenantId, userId: place.leadId });
    const found = await warningsOf(tx, before, { tenantId: session.tenantId, planner: session.userId, put: place });
    warnings.push(...found.warnings);
    if (!isAccepted(session, warnings, wanted)) return { visit: null, warnings };
    await noteOverrides(planning, { visit: before, place, warnings, reason: wanted.reason, day: found.day });
  }
  await store(planning, before, place);
  const after = await planned(planning, wanted.id);
  await tellMoved(planning, before, after);
  return { visit: after, warnings };
}

type Place = { leadId: number; startsAt: string; endsAt: string };

function placeOf({ lead_id, starts_at, ends_at }: Wanted): Place | null {
  if (lead_id === null || starts_at === null || ends_at === null) return null;
  const minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
  if (!(minutes >= 5)) throw new Refusal('A visit takes at least five minutes.');
  if (minutes > 14_400) throw new Refusal('A visit takes at most ten days. Split it.');
  return { leadId: lead_id, startsAt: starts_at, endsAt: ends_at };
}

/** What has happened stays; what is happening can only become longer or shorter. */
function refuseMove(visit: BoardVisit, { lead_id, starts_at }: Wanted): void {
  if (isOver(visit.state) && visit.state !== 'cancelled')
    throw new Refusal(sentence`${visit.num} is over, so it stays where it was.`);
  if (!isUnderWay(visit.state)) return;
  const isSame =
    visit.lead_id === lead_id && starts_at !== null && Date.parse(starts_at) === Date.parse(visit.starts_at ?? '');
  if (!isSame) throw new Refusal(sentence`Somebody is at ${visit.num} already. Only its end can be changed.`);
}

function isAccepted(session: Planning['session'], warnings: readonly VisitWarning[], wanted: Wanted): boolean {
  if (warnings.length === 0) return true;
  if (!wanted.isForced) return false;
  const inTheWay = warnings.filter(needsOverride);
  if (inTheWay.length === 0) return true;
  if (wanted.reason === '') throw new Refusal('Say why this person goes all the same.');
  if (inTheWay.some(({ kind }) => kind === 'certificate') && !mayWrite('Certificate')(session.viewer))
    throw new Refusal('Only who manages certificates lets somebody go without one.');
  return true;
}

type Overriding = {
  visit: BoardVisit;
  place: Place;
  warnings: readonly VisitWarning[];
  reason: string;
  day: string;
};

async function noteOverrides(
  { tx, session }: Planning,
  { visit, place, warnings, reason, day }: Overriding,
): Promise<void> {
  for (const warning of warnings.filter(needsOverride)) {
    await tx
      .insertInto('override')
      .values({
        tenant_id: session.tenantId,
        visit_id: visit.id,
        user_id: place.leadId,
        cause: warning.kind === 'leave' ? 'leave' : 'certificate',
        certificate: warning.kind === 'certificate' ? warning.title : null,
        reason,
        on_day: day,
        created_by: session.userId,
      })
      .execute();
  }
}

async function store({ tx, session }: Planning, before: BoardVisit, place: Place | null): Promise<void> {
  const starts_at = place?.startsAt ?? null;
  const lead_id = place?.leadId ?? null;
  await tx
    .updateTable('visit')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', before.id)
    .set({
      lead_id,
      starts_at,
      ends_at: place?.endsAt ?? null,
      state: plannedState(before.state, { lead_id, starts_at }),
      ...(place && { duration_min: Math.round((Date.parse(place.endsAt) - Date.parse(place.startsAt)) / 60_000) }),
      updated_at: new Date().toISOString(),
    })
    .execute();
}

/** Only who was told of a visit is told that it has changed. */
async function tellMoved(planning: Planning, before: BoardVisit, after: BoardVisit): Promise<void> {
  if (before.state !== 'published') return;
  const isTimed = after.starts_at !== null && after.lead_id !== null;
  if (before.lead_id !== after.lead_id)
    await tellPeople(planning, before, { news: 'taken', userIds: [before.lead_id] });
  if (!isTimed) return;
  if (before.lead_id !== after.lead_id)
    await tellPeople(planning, after, { news: 'published', userIds: [after.lead_id] });
  else if (before.starts_at !== after.starts_at)
    await tellPeople(planning, after, { news: 'moved', userIds: [after.lead_id, ...after.helper_ids] });
}
