import type { Sentence } from '@fieldspan/contract/sentence';
import { sentence } from '../../http/sentence.ts';
import { mayRead, mayWrite } from '@fieldspan/contract/access-rules';
import type { Viewer } from '@fieldspan/domain/access';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

type RoleWrite = Pick<Write, 'tx' | 'session' | 'before'> & { values?: Write['values'] };

/**
 * Only somebody who has a right on a project (the project itself, its money, or the approval of time) may give a role
 * that carries it, to themselves or to others. The same holds for removing such a role, because they could not give it
 * back.
 */
export async function checkJobRole(write: RoleWrite): Promise<void> {
  const { session, before, values } = write;
  await refuseInactive(write);
  if (session.viewer.role === 'Admin') return;
  if (before) await refuseBeyond(write, before);
  if (values) await refuseBeyond(write, { ...before, ...values });
}

/** Only active employees can be put on a project or a service call. */
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
  const held = (await heldOn(tx, Number(row['job_id']), session.userId)) ?? NOTHING;
  const given = byModules(session.viewer);
  const beyond = CARRIED.find((flag) => role[flag] === 1 && held[flag] !== 1 && !given.has(flag));
  if (beyond) throw new Refusal(BEYOND[beyond](role.title));
}

const CARRIED = ['read_financials', 'review_timelogs', 'write_perms', 'read_perms'] as const;
type Carried = (typeof CARRIED)[number];

const NOTHING: Record<Carried, number> = { read_financials: 0, review_timelogs: 0, write_perms: 0, read_perms: 0 };

const BEYOND: Record<Carried, (role: string) => Sentence> = {
  read_financials: (role) =>
    sentence`The role ${role} reads the financials of a project, which you cannot read on this one.`,
  review_timelogs: (role) => sentence`The role ${role} approves time, which you cannot do on this project.`,
  write_perms: (role) => sentence`The role ${role} changes a project, which you cannot do on this one.`,
  read_perms: (role) => sentence`The role ${role} reads a project, which you cannot do on this one.`,
};

/**
 * What the person may do on every project by module permissions. Financials are never among them; they need a role on
 * the project.
 */
function byModules(viewer: Viewer): Set<Carried> {
  const writes = mayWrite('Job')(viewer);
  const may = {
    read_perms: writes || mayRead('Job')(viewer),
    write_perms: writes,
    review_timelogs: mayWrite('TimeLog')(viewer),
    read_financials: false,
  };
  return new Set(CARRIED.filter((flag) => may[flag]));
}

const FIELDS = ['r.read_financials', 'r.review_timelogs', 'r.write_perms', 'r.read_perms'] as const;

async function roleOf(tx: Tx, id: unknown) {
  if (typeof id !== 'number') return undefined;
  return tx
    .selectFrom('job_personnel_role as r')
    .where('r.id', '=', id)
    .select(['r.title', ...FIELDS])
    .executeTakeFirst();
}

/** What the person's role on a project lets them do there; undefined without a role. */
export function heldOn(tx: Tx, jobId: number, userId: number) {
  return tx
    .selectFrom('job_personnel as p')
    .innerJoin('job_personnel_role as r', 'r.id', 'p.personnel_role_id')
    .where('p.job_id', '=', jobId)
    .where('p.user_id', '=', userId)
    .select(FIELDS)
    .executeTakeFirst();
}
