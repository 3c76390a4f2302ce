import { hasModule } from '@fieldspan/domain/access';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/**
 * Nobody gives, to themselves or to others, a role on a project that carries more than they hold there: its money, or the
 * approval of time. Jobs write is needed anyway, so the role's own reading and writing is never more.
 */
export async function checkJobRole({ tx, session, before, values }: Write): Promise<void> {
  if (session.viewer.role === 'Admin') return;
  const { job_id, personnel_role_id } = { ...before, ...values };
  const role = await roleOf(tx, personnel_role_id);
  if (!role) return;
  const held = await heldOn(tx, Number(job_id), session.userId);
  if (role.read_financials === 1 && held?.read_financials !== 1)
    throw new Refusal(`The role ${role.title} reads the financials of a project, which you cannot read on this one.`);
  const reviews = held?.review_timelogs === 1 || hasModule(session.viewer, 'TimeLogs', 'write');
  if (role.review_timelogs === 1 && !reviews)
    throw new Refusal(`The role ${role.title} approves time, which you cannot do on this project.`);
}

async function roleOf(tx: Tx, id: unknown) {
  if (typeof id !== 'number') return undefined;
  return tx
    .selectFrom('job_personnel_role')
    .where('id', '=', id)
    .select(['title', 'read_financials', 'review_timelogs'])
    .executeTakeFirst();
}

function heldOn(tx: Tx, jobId: number, userId: number) {
  return tx
    .selectFrom('job_personnel as p')
    .innerJoin('job_personnel_role as r', 'r.id', 'p.personnel_role_id')
    .where('p.job_id', '=', jobId)
    .where('p.user_id', '=', userId)
    .select(['r.read_financials', 'r.review_timelogs'])
    .executeTakeFirst();
}
