import type { DecidedAnswer, ReviewLogRow, SeenLog } from '@fieldspan/contract/review-calls';
import { personName } from '@fieldspan/domain/person-name';
import { logFlags, wantsReview } from '@fieldspan/domain/time-log-flags';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Services, Session } from '../http/context.ts';
import { Failure, Refusal } from '../http/errors.ts';
import { nestedDatabase } from '../list-jobs/nested-database.ts';
import { companyPay } from '../pay/pay-facts.ts';
import { readable } from '../registry/access.ts';
import { saveRecord } from '../registry/write.ts';
import { reviewedLogs } from './review-facts.ts';

export type Decision = {
  to: 'approved' | 'submitted';
  /** None that has anything to look at. */
  onlyUnremarked: boolean;
  reason: string | null;
};

type Deciding = { services: Services; session: Session; headers: Headers };

/**
 * Decides about each log as a single save would, with its permissions, locks and version; one that is refused leaves the others.
 * Rows are locked first, so that of two calls at once each log is decided by one.
 */
export function decideLogs(deciding: Deciding, seen: readonly SeenLog[], decision: Decision): Promise<DecidedAnswer> {
  const { services, session } = deciding;
  return services.db.as({ ...session, reason: decision.reason }, async (tx) => {
    const logs = await lockedLogs(tx, deciding, seen);
    const nested = { ...deciding, services: { ...services, db: nestedDatabase(services.db, tx) } };
    const answer: DecidedAnswer = { decided: [], refused: [] };
    for (const { id, version } of seen) {
      const log = logs.get(id);
      const why = log === undefined ? NOT_FOUND : await tried(nested, { log, version, decision });
      if (why !== null) answer.refused.push({ id, name: log === undefined ? '' : personName(log.User), why });
      else answer.decided.push({ id, version: 0 });
    }
    return withVersions(tx, session, answer);
  });
}

const NOT_FOUND = 'This time log was not found, or you do not review it.';

async function lockedLogs(tx: Tx, { services, session }: Deciding, seen: readonly SeenLog[]) {
  const ids = seen.map(({ id }) => id);
  await sql`select id from time_log where tenant_id = ${session.tenantId} and id = any(${ids}::bigint[])
    order by id for update`.execute(tx);
  const { zone } = await companyPay(tx, session.tenantId);
  const which = sql<boolean>`(l.id = any(${ids}::bigint[]) and ${readable(session, 'TimeLog', 'l')})`;
  const logs = await reviewedLogs(tx, which, { session, zone, now: services.clock() });
  return new Map(logs.map((log) => [log.id, log]));
}

type Trying = { log: ReviewLogRow; version: number; decision: Decision };

/** Why it was refused; null if it is decided now. */
async function tried(deciding: Deciding, { log, version, decision }: Trying): Promise<string | null> {
  try {
    const { to, reason } = decision;
    refuse(log, decision, deciding.services.clock());
    const form = { key: String(log.id), values: { status: to }, links: new Map(), version, reason };
    await saveRecord(deciding, 'TimeLog', form);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.errors.join(' ');
    throw error;
  }
}

/** What a single save lets pass, because it changes nothing, or because the reviewer has looked at it. */
function refuse(log: ReviewLogRow, { to, onlyUnremarked }: Decision, now: Date): void {
  if (log.status === to)
    throw new Refusal(to === 'approved' ? 'This time log is approved already.' : 'This time log is reopened already.');
  if (to === 'submitted' && log.status !== 'approved') throw new Refusal('This time log is not approved.');
  if (to === 'approved' && !wantsReview(log, now.getTime()))
    throw new Refusal('This time log does not wait for a reviewer.');
  if (onlyUnremarked && logFlags(log).length > 0)
    throw new Refusal('There is something to look at in this time log by now.');
}

async function withVersions(tx: Tx, session: Session, { decided, refused }: DecidedAnswer): Promise<DecidedAnswer> {
  const ids = decided.map(({ id }) => id);
  const { rows } = await sql<SeenLog>`select id, version from time_log
    where tenant_id = ${session.tenantId} and id = any(${ids}::bigint[]) order by id`.execute(tx);
  return { decided: rows, refused };
}
