import type { Saved } from '@fieldspan/contract/envelope';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { addMembers, threadOfMember, threadOfWriter } from './membership.ts';

export type ThreadChange = {
  id: number;
  subject?: string | undefined;
  archived?: 0 | 1 | undefined;
  is_open_thread?: 0 | 1 | undefined;
  job_id: number | null;
  service_id: number | null;
  Members: readonly number[];
};

type Changed = Awaited<ReturnType<typeof threadOfMember>>;

/**
 * Members may correct the subject, add members, and open or close a thread that belongs to a job or service (decision
 * 22). People who may read an open thread join it by adding themselves. Nobody is removed here.
 */
export async function changeThread(tx: Tx, session: Session, change: ThreadChange): Promise<Saved> {
  const isJoining = change.Members.includes(session.userId);
  const thread = await (isJoining ? threadOfWriter : threadOfMember)(tx, session, change.id);
  refuseWhatStays(thread, change);
  const values = { ...subjectOf(thread, change), ...opennessOf(thread, change) };
  if (Object.keys(values).length > 0) {
    await tx
      .updateTable('message_thread')
      .set(values)
      .where('id', '=', thread.id)
      .where('tenant_id', '=', session.tenantId)
      .execute();
  }
  if (thread.archived === 1 && change.Members.length > 0) throw new Refusal('This thread is archived.');
  await addMembers(tx, session, { threadId: thread.id, userIds: change.Members });
  return { record_id: thread.id, slug: thread.slug };
}

/** @throws Refusal for changes that a save does not make; otherwise the caller would think that they were saved */
function refuseWhatStays(thread: Changed, { archived, job_id, service_id }: ThreadChange): void {
  if (archived !== undefined && archived !== thread.archived) {
    throw new Refusal('A direct thread is archived when a member leaves it; saving does not change that.');
  }
  const isMoved =
    (job_id !== null && job_id !== thread.job_id) || (service_id !== null && service_id !== thread.service_id);
  if (isMoved) throw new Refusal('A thread stays with the project or service that it was started for.');
}

function subjectOf(thread: Changed, { subject }: ThreadChange): { subject?: string } {
  if (subject === undefined || subject === thread.subject) return {};
  if (subject === '') throw new Refusal('Subject is required');
  if (thread.archived === 1) throw new Refusal('This thread is archived.');
  if (thread.is_comment_thread === 1) throw new Refusal('The comments of a record are called like the record.');
  return { subject };
}

function opennessOf(thread: Changed, { is_open_thread }: ThreadChange): { is_open_thread?: 0 | 1 } {
  if (is_open_thread === undefined) return {};
  if (thread.job_id === null && thread.service_id === null) {
    throw new Refusal('Only threads of a project or service can be open or private.');
  }
  return { is_open_thread };
}
