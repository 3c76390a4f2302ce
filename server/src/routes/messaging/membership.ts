import { sql } from 'kysely';
import type { Bus } from '../../bus/bus.ts';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { readable } from '../../registry/access.ts';

/** The same sentence for a missing thread and for one the person may not read. */
export const NO_SUCH_THREAD = 'Message thread not found, or it is private';

export const ARCHIVED = 'This thread is archived. Start a new thread with its current members.';

/**
 * A thread for one of its members.
 * @throws Refusal for anybody else
 */
export async function threadOfMember(tx: Tx, session: Session, threadId: number) {
  const thread = await findMembership(tx, session, threadId);
  if (!thread) throw new Refusal(NO_SUCH_THREAD);
  return thread;
}

/**
 * A thread for somebody who writes in it. A person who may read an open thread, or who had left it, becomes a member.
 * @throws Refusal for anybody else
 */
export async function threadOfWriter(tx: Tx, session: Session, threadId: number) {
  const thread = await findMembership(tx, session, threadId);
  if (thread) return thread;
  const { rows } = await sql`
    select from message_thread as b
    where b.id = ${threadId} and b.archived = 0 and ${readable(session, 'MessageThread', 'b')}`.execute(tx);
  if (rows.length === 0) throw new Refusal(NO_SUCH_THREAD);
  await addMembers(tx, session, { threadId, userIds: [session.userId] });
  return threadOfMember(tx, session, threadId);
}

/** A thread with a member's read mark; undefined if the person is not a member. */
export async function findMembership(tx: Tx, session: Session, threadId: number) {
  return tx
    .selectFrom('message_thread as thread')
    .innerJoin('message_thread_user as member', (join) =>
      join
        .onRef('member.thread_id', '=', 'thread.id')
        .onRef('member.tenant_id', '=', 'thread.tenant_id')
        .on('member.user_id', '=', session.userId),
    )
    .where('thread.id', '=', threadId)
    .where('thread.tenant_id', '=', session.tenantId)
    .select(['thread.id', 'thread.slug', 'thread.subject', 'thread.archived', 'thread.job_id', 'thread.service_id'])
    .select('thread.created_by')
    .select(['thread.is_comment_thread', 'thread.last_message_at', 'thread.pinned_message_id'])
    .select(['member.last_read', 'member.last_read_message_id', 'member.notify'])
    .executeTakeFirst();
}

/**
 * Adds people to a thread; existing members are not changed.
 * @throws Refusal if one of them does not work for this company
 */
export async function addMembers(
  tx: Tx,
  session: Session,
  ask: { threadId: number; userIds: readonly number[] },
): Promise<void> {
  const userIds = [...new Set(ask.userIds)];
  if (userIds.length === 0) return;
  const colleagues = await tx
    .selectFrom('user_permission')
    .where('tenant_id', '=', session.tenantId)
    .where('user_id', 'in', userIds)
    .where('is_inactive', '=', 0)
    .where('invite_accepted', '=', 1)
    .select('user_id')
    .distinct()
    .execute();
  if (colleagues.length < userIds.length) throw new Refusal('One of the people you chose does not work here any more.');
  await tx
    .insertInto('message_thread_user')
    .values(userIds.map((userId) => ({ tenant_id: session.tenantId, thread_id: ask.threadId, user_id: userId })))
    .onConflict((conflict) => conflict.columns(['tenant_id', 'thread_id', 'user_id']).doNothing())
    .execute();
}

/**
 * Finds a message of a thread; the caller has checked that the person may read the thread.
 * @throws Refusal if the message is in another thread or does not exist
 */
export async function messageOf(
  tx: Tx,
  { tenantId }: Session,
  { threadId, messageId }: { threadId: number; messageId: number },
) {
  const message = await tx
    .selectFrom('message')
    .where('tenant_id', '=', tenantId)
    .where('thread_id', '=', threadId)
    .where('id', '=', messageId)
    .select(['id', 'is_deleted'])
    .executeTakeFirst();
  if (!message) throw new Refusal('There is no such message in this thread.');
  return message;
}

/** User ids of all members of a thread. */
export async function memberIdsOf(tx: Tx, { tenantId }: Session, threadId: number): Promise<number[]> {
  const members = await tx
    .selectFrom('message_thread_user')
    .where('tenant_id', '=', tenantId)
    .where('thread_id', '=', threadId)
    .select('user_id')
    .execute();
  return members.map(({ user_id }) => user_id);
}

type Woken = { tenantId: number; threadId: number; userIds: readonly number[] };

/** Call after the commit: wakes the long polls of this thread and of these people. */
export function wakeThread(bus: Bus, { tenantId, threadId, userIds }: Woken): void {
  bus.publish({ tenantId, threadId });
  for (const userId of userIds) bus.publish({ tenantId, userId });
}
