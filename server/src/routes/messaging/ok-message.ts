import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { FlagText, WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { NO_SUCH_THREAD, threadOfMember, wakeThread } from './membership.ts';

const OkMessageSchema = v.object({ id: WholeNumber, ok: FlagText });

export const okMessage: SignedInRoute = {
  verb: 'POST',
  path: 'Message/ok',
  summary: "Say OK to a message of somebody else, or take one's OK back; answers who has said it, the first one first",
  session: 'required',
  takes: OkMessageSchema,
  async handle(ask): Promise<{ ok_by: number[] }> {
    const { id, ok } = await ask.read(OkMessageSchema);
    const { session } = ask;
    const message = await ask.transact(async (tx) => {
      const found = await tx
        .selectFrom('message')
        .where('tenant_id', '=', session.tenantId)
        .where('id', '=', id)
        .select(['thread_id', 'author_id', 'is_deleted'])
        .executeTakeFirst();
      if (!found) throw new Refusal(NO_SUCH_THREAD);
      await threadOfMember(tx, session, found.thread_id);
      if (found.author_id === session.userId) throw new Refusal('This is your own message: others say OK to it.');
      if (found.is_deleted === 1) throw new Refusal('This message was deleted.');
      const without = sql<number[]>`array_remove(ok_by, ${session.userId}::bigint)`;
      const said = sql<number[]>`case when ${session.userId}::bigint = any(ok_by) then ok_by
        else array_append(ok_by, ${session.userId}::bigint) end`;
      // In one statement, so that two people who answer at the same time are both stored.
      return tx
        .updateTable('message')
        .set({ ok_by: ok === 1 ? said : without, updated_at: sql<string>`now()` })
        .where('tenant_id', '=', session.tenantId)
        .where('id', '=', id)
        .returning(['ok_by', 'thread_id'])
        .executeTakeFirstOrThrow();
    });
    wakeThread(ask.services.bus, { tenantId: session.tenantId, threadId: message.thread_id, userIds: [] });
    return { ok_by: message.ok_by };
  },
};
