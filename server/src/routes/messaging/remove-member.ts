import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { memberIdsOf, threadOfMember, wakeThread } from './membership.ts';

const RemoveMemberSchema = v.object({ id: WholeNumber, user_id: WholeNumber });

export const removeMember: SignedInRoute = {
  verb: 'POST',
  path: 'MessageThread/remove-member',
  summary: 'Take somebody out of a thread: for who started it, and for Admins who are in it',
  session: 'required',
  takes: RemoveMemberSchema,
  async handle(ask) {
    const { id, user_id: userId } = await ask.read(RemoveMemberSchema);
    const { session } = ask;
    const userIds = await ask.transact(async (tx) => {
      const thread = await threadOfMember(tx, session, id);
      const isTheirs = thread.created_by === session.userId && thread.is_comment_thread === 0;
      if (!isTheirs && session.viewer.role !== 'Admin') {
        throw new Refusal('Only who started this thread, or an Admin who is in it, can take somebody out.');
      }
      if (thread.archived === 1) throw new Refusal('This thread is archived.');
      if (userId === session.userId) throw new Refusal('To go yourself, leave the thread.');
      const members = await memberIdsOf(tx, session, id);
      if (!members.includes(userId)) throw new Refusal('They are not in this thread any more.');
      await takeOut(tx, session, { threadId: id, userId });
      return members;
    });
    wakeThread(ask.services.bus, { tenantId: session.tenantId, threadId: id, userIds });
    return {};
  },
};

async function takeOut(tx: Tx, { tenantId }: Session, of: { threadId: number; userId: number }): Promise<void> {
  await tx
    .deleteFrom('message_thread_user')
    .where('tenant_id', '=', tenantId)
    .where('thread_id', '=', of.threadId)
    .where('user_id', '=', of.userId)
    .execute();
}
