import type { OpenWork } from '@fieldspan/contract/account-calls';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

type Leaving = { tenantId: number; userId: number };

/** Service calls that are assigned to the person and are neither completed nor archived. */
const openServices = (tx: Tx, { tenantId, userId }: Leaving) =>
  tx
    .selectFrom('service')
    .where('tenant_id', '=', tenantId)
    .where('assigned_to', '=', userId)
    .where('archived', '=', 0)
    .where('completed', 'is', null);

/** Roles on projects that are not completed or archived. */
const openRoles = (tx: Tx, { tenantId, userId }: Leaving) =>
  tx
    .selectFrom('job_personnel as held')
    .innerJoin('job', (join) => join.onRef('job.id', '=', 'held.job_id').onRef('job.tenant_id', '=', 'held.tenant_id'))
    .where('held.tenant_id', '=', tenantId)
    .where('held.user_id', '=', userId)
    .where('job.archived', '=', 0)
    .where('job.completed', 'is', null);

/** Threads about work. Private messages are not handed over. */
const workThreads = (tx: Tx, { tenantId, userId }: Leaving) =>
  tx
    .selectFrom('message_thread_user as member')
    .innerJoin('message_thread as thread', (join) =>
      join.onRef('thread.id', '=', 'member.thread_id').onRef('thread.tenant_id', '=', 'member.tenant_id'),
    )
    .where('member.tenant_id', '=', tenantId)
    .where('member.user_id', '=', userId)
    .where('thread.archived', '=', 0)
    .where('thread.is_open_thread', '=', 1)
    .where((is) => is.or([is('thread.job_id', 'is not', null), is('thread.service_id', 'is not', null)]));

/** Counts the person's open work. */
export async function countOpenWork(tx: Tx, leaving: Leaving): Promise<OpenWork> {
  const count = sql<number>`count(*)`.as('n');
  const [services, roles, threads] = await Promise.all([
    openServices(tx, leaving).select(count).executeTakeFirstOrThrow(),
    openRoles(tx, leaving).select(count).executeTakeFirstOrThrow(),
    workThreads(tx, leaving).select(count).executeTakeFirstOrThrow(),
  ]);
  return { services: services.n, roles: roles.n, threads: threads.n };
}

/** Hands the open work over to a colleague. Roles and threads that the colleague already has are not changed. */
export async function handOver(tx: Tx, leaving: Leaving, to: number): Promise<void> {
  const { tenantId, userId } = leaving;
  await tx
    .updateTable('service')
    .set({ assigned_to: to })
    .where('id', 'in', openServices(tx, leaving).select('id'))
    .execute();
  await tx
    .updateTable('job_personnel')
    .set({ user_id: to })
    .where('id', 'in', openRoles(tx, leaving).select('held.id'))
    .where('job_id', 'not in', heldBy(tx, { tenantId, userId: to }))
    .execute();
  const threads = await workThreads(tx, { tenantId, userId }).select('thread.id').execute();
  if (threads.length === 0) return;
  await tx
    .insertInto('message_thread_user')
    .values(threads.map(({ id }) => ({ tenant_id: tenantId, thread_id: id, user_id: to })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const heldBy = (tx: Tx, { tenantId, userId }: Leaving) =>
  tx.selectFrom('job_personnel').where('tenant_id', '=', tenantId).where('user_id', '=', userId).select('job_id');
