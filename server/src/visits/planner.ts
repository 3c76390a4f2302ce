import { mayWrite } from '@fieldspan/contract/access-rules';
import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import type { Viewer } from '@fieldspan/domain/access';
import type { Tx } from '../db/database.ts';
import type { Services, Session } from '../http/context.ts';
import { Refusal } from '../http/errors.ts';
import type { SignedInAsk } from '../http/route.ts';
import { refuseStale } from '../registry/refuse-stale.ts';
import { requireSubscription } from '../registry/subscription.ts';
import { boardVisit } from './board-visits.ts';
import { followVisits } from './follow-visits.ts';
import { lockWithCall } from './lock-with-call.ts';
import { wakeBoards } from './wake-boards.ts';

/** Who writes service calls plans visits of calls; who writes projects, those of projects. */
export const plansAny = (viewer: Viewer): boolean => mayWrite('Service')(viewer) || mayWrite('Job')(viewer);

export type Planning = { tx: Tx; session: Session; services: Services };

/** Who may plan, in one transaction; what was changed is told to open boards after the commit. */
export async function plan<T>(
  { session, services }: SignedInAsk,
  work: (planning: Planning) => Promise<T>,
): Promise<T> {
  if (!plansAny(session.viewer)) throw new Refusal('You do not have permission to plan visits.');
  requireSubscription(session, 'Service');
  const done = await services.db.as(session, (tx) => work({ tx, session, services }));
  wakeBoards(services, session.tenantId);
  services.push.wake();
  return done;
}

/**
 * Locks a visit that is to be planned, and refuses another version than the one that was seen.
 * @throws Refusal for what the person may not plan
 * @throws Stale
 */
export async function lockVisit({ tx, session }: Planning, asked: { id: number; version: number | null }) {
  await lockWithCall(tx, { tenantId: session.tenantId, id: asked.id });
  const visit = await boardVisit({ tx, identity: session }, asked.id);
  refuseForeign(session, visit);
  const before = { id: visit.id, version: visit.version };
  await refuseStale({ tx, session, name: 'Visit' }, before, asked.version);
  return visit;
}

/** Calls and projects have planners of their own. */
export function refuseForeign({ viewer }: Session, { job_id }: Pick<BoardVisit, 'job_id'>): void {
  if (!mayWrite(job_id === null ? 'Service' : 'Job')(viewer))
    throw new Refusal(
      job_id === null
        ? 'You do not have permission to plan service calls.'
        : 'You do not have permission to plan projects.',
    );
}

/** Has the call follow its visits, and answers the visit as it stands now. */
export async function planned({ tx, session }: Planning, id: number): Promise<BoardVisit> {
  const visit = await boardVisit({ tx, identity: session }, id);
  if (visit.service_id !== null) await followVisits(tx, { tenantId: session.tenantId, serviceId: visit.service_id });
  return visit;
}
