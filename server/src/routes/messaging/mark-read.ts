import { sql } from 'kysely';
import * as v from 'valibot';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';

const ReadSchema = v.object({ thread_id: WholeNumber, last_read_message_id: v.optional(WholeNumber) });

/** Fire and forget for the client: who is no member has no mark, and that is no error. */
export const markRead: SignedInRoute = {
  verb: 'POST',
  path: 'MessageThreadUser/save',
  summary:
    'Mark a thread as read, whole or (with last_read_message_id) up to a message; a lower one makes it unread again',
  session: 'required',
  async handle(ask) {
    const { thread_id: threadId, last_read_message_id: upTo } = await ask.read(ReadSchema);
    const { userId, tenantId } = ask.session;
    const marked = await ask.transact((tx) => {
      const seen = tx
        .selectFrom('message')
        .where('tenant_id', '=', tenantId)
        .where('thread_id', '=', threadId)
        .$if(upTo !== undefined, (messages) => messages.where('id', '<=', upTo ?? 0));
      return tx
        .updateTable('message_thread_user')
        .set({
          last_read_message_id: seen.select(({ fn }) => fn.coalesce(fn.max('id'), sql<number>`0`).as('id')),
          last_read: seen.select(({ fn }) => fn.max('created_at').as('read')),
        })
        .where('tenant_id', '=', tenantId)
        .where('thread_id', '=', threadId)
        .where('user_id', '=', userId)
        .returning(['id', 'slug'])
        .executeTakeFirst();
    });
    if (marked) ask.services.bus.publish({ tenantId, userId });
    return { record_id: marked?.id ?? 0, slug: marked?.slug ?? '' };
  },
};
