import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { threadLink } from './tell-absent.ts';

const ReadSchema = v.object({ thread_id: WholeNumber, last_read_message_id: v.optional(WholeNumber) });

/** The client does not wait for the result. Somebody who is not a member has no read mark, which is not an error. */
export const markRead: SignedInRoute = {
  verb: 'POST',
  path: 'MessageThreadUser/save',
  summary:
    'Mark a thread as read, whole or (with last_read_message_id) up to a message; a lower one makes it unread again',
  session: 'required',
  takes: ReadSchema,
  async handle(ask) {
    const { thread_id: threadId, last_read_message_id: upTo } = await ask.read(ReadSchema);
    const { userId, tenantId } = ask.session;
    const marked = await ask.transact((tx) => setReadMark(tx, ask.session, { threadId, upTo: upTo ?? null }));
    if (!marked) return { record_id: 0, slug: '' };
    ask.services.bus.publish({ tenantId, userId });
    if (upTo === undefined) await ask.services.push.withdraw(userId, threadLink(marked.thread_slug));
    return { record_id: marked.id, slug: marked.slug };
  },
};

type Mark = { threadId: number; upTo: number | null };

/**
 * Marks everything up to a message as read (null: the whole thread), and everything after it as unread.
 * @returns undefined if the person is not a member
 */
export async function setReadMark(tx: Tx, { tenantId, userId }: Session, { threadId, upTo }: Mark) {
  const messages = tx.selectFrom('message').where('tenant_id', '=', tenantId).where('thread_id', '=', threadId);
  const seen = upTo === null ? messages : messages.where('id', '<=', upTo);
  // One millisecond before the next message, because "read by" and the list of threads compare times and two messages
  // may be close together.
  const next = messages
    .where('id', '>', upTo ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id')
    .limit(1)
    .select(sql<string>`created_at - interval '1 millisecond'`.as('before'));
  return tx
    .updateTable('message_thread_user as member')
    .from('message_thread as thread')
    .whereRef('thread.id', '=', 'member.thread_id')
    .where('thread.tenant_id', '=', tenantId)
    .set({
      last_read_message_id: seen.select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('id')),
      last_read: sql<string | null>`least((${seen.select(({ fn }) => fn.max('created_at').as('read'))}), (${next}))`,
    })
    .where('member.tenant_id', '=', tenantId)
    .where('member.thread_id', '=', threadId)
    .where('member.user_id', '=', userId)
    .returning(['member.id', 'member.slug', 'thread.slug as thread_slug'])
    .executeTakeFirst();
}
