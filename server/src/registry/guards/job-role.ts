import { hasModule } from '@fieldspan/domain/access';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

type RoleWrite = Pick<Write, 'tx' | 'session' | 'before'> & { values?: Write['values'] };

/**
 * Nobody gives, to themselves or to others, a role on a project that carries more than they hold there: the project itself,
 * its money, or the approval of time. Nor do they take such a role away, which they could not give back.
 */
export async function checkJobRole(write: RoleWrite): Promise<void> {
  const { session, before, values } = write;
  await refuseInactive(write);
  if (session.viewer.role === 'Admin') return;
  if (before) await refuseBeyond(write, before);
  if (values) await refuseBeyond(write, { ...before, ...values });
}

/** On a project or a call works who is active at the company. */
export async function refuseInactive({ tx, session, values }: RoleWrite): Promise<void> {
  const userId = values?.['user_id'];
  if (typeof userId !== 'number') return;
  const active = await tx
    .selectFrom('user_permission')
    .where('tenant_id', '=', session.tenantId)
    .where('user_id', '=', userId)
    .where('is_inactive', '=', 0)
    .select('id')
    .executeTakeFirst();
  if (!active) throw new Refusal('This person is not an active employee of the company.');
}

async function refuseBeyond({ tx, session }: RoleWrite, row: Write['values']): Promise<void> {
  const role = await roleOf(tx, row['personnel_role_id']);
  if (!role) return;
  const { viewer, userId } = session;
  const held = await heldOn(tx, Number(row['job_id']), userId);
  const writes = hasModule(viewer, 'Jobs', 'write') || held?.write_perms === 1;
  const reads = writes || hasModule(viewer, 'Jobs', 'read') || held?.read_perms === 1;
  const reviews = hasModule(viewer, 'TimeLogs', 'write') || held?.review_timelogs === 1;
  const beyond = [
    role.read_financials === 1 && held?.read_financials !== 1
      ? 'reads the financials of a project, which you cannot read on this one.'
      : null,
    role.review_timelogs === 1 && !reviews ? 'approves time, which you cannot do on this project.' : null,
    role.write_perms === 1 && !writes ? 'changes a project, which you cannot do on this one.' : null,
    role.read_perms === 1 && !reads ? 'reads a project, which you cannot do on this one.' : null,
  ].find((words) => words !== null);
  if (beyond) throw new Refusal(`The role ${role.title} ${beyond}`);
}

const CARRIED = ['r.read_perms', 'r.write_perms', 'r.read_financials', 'r.review_timelogs'] as const;

async function roleOf(tx: Tx, id: unknown) {
  if (typeof id !== 'number') return undefined;
  return tx
    .selectFrom('job_personnel_role as r')
    .where('r.id', '=', id)
    .select(['r.title', ...CARRIED])
    .executeTakeFirst();
}

function heldOn(tx: Tx, jobId: number, userId: number) {
  return tx
    .selectFrom('job_personnel as p')
    .innerJoin('job_personnel_role as r', 'r.id', 'p.personnel_role_id')
    .where('p.job_id', '=', jobId)
    .where('p.user_id', '=', userId)
    .select(CARRIED)
    .executeTakeFirst();
}
