import type { MyThread } from '@fieldspan/contract/messaging-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { readable } from '../../registry/access.ts';
import { NO_SUCH_THREAD, findMembership } from './membership.ts';

/** Unread messages are counted up to this number. */
const COUNTED = 100;

const MyThreadSchema = v.object({ id: WholeNumber });

export const myThread: SignedInRoute = {
  verb: 'GET',
  path: 'MessageThread/mine',
  summary:
    'How a thread stands for the caller: what is read and unread (counted up to 100), of what they are told, the pin',
  session: 'required',
  takes: MyThreadSchema,
  async handle(ask): Promise<MyThread> {
    const { id } = await ask.read(MyThreadSchema);
    return ask.transact((tx) => myThreadOf(tx, ask.session, id));
  },
};

/**
 * A person's view of a thread: read mark, unread count, notifications.
 * @throws Refusal for a thread that they may not read
 */
export async function myThreadOf(tx: Tx, session: Session, threadId: number): Promise<MyThread> {
  const thread = await findMembership(tx, session, threadId);
  if (!thread) return threadOfVisitor(tx, session, threadId);
  const lastReadId = thread.last_read_message_id ?? 0;
  const unread = tx
    .selectFrom('message')
    .where('tenant_id', '=', session.tenantId)
    .where('thread_id', '=', threadId)
    .where('id', '>', lastReadId)
    .where('author_id', 'is distinct from', session.userId)
    .where('is_deleted', '=', 0)
    .select('id')
    .orderBy('id')
    .limit(COUNTED);
  const counted = await tx
    .selectFrom(unread.as('new'))
    .select(sql<number | null>`min(id)`.as('first'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return {
    last_read_id: lastReadId === 0 ? null : lastReadId,
    first_unread_id: counted.first,
    unread: counted.count,
    notify: thread.notify,
    pinned_message_id: thread.pinned_message_id,
  };
}

/** For a reader of an open thread who is not a member: nothing counts as unread, and they get no notifications. */
async function threadOfVisitor(tx: Tx, session: Session, threadId: number): Promise<MyThread> {
  const { rows } = await sql<{ pinned_message_id: number | null }>`
    select b.pinned_message_id from message_thread as b
    where b.id = ${threadId} and ${readable(session, 'MessageThread', 'b')}`.execute(tx);
  const [thread] = rows;
  if (!thread) throw new Refusal(NO_SUCH_THREAD);
  return { last_read_id: null, first_unread_id: null, unread: 0, notify: 'mute', ...thread };
}
