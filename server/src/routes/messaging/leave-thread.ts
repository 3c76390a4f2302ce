import * as v from 'valibot';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { memberIdsOf, threadOfMember, wakeThread } from './membership.ts';

const LeaveThreadSchema = v.object({ id: WholeNumber });

export const leaveThread: SignedInRoute = {
  verb: 'POST',
  path: 'MessageThread/leave',
  summary: 'Leave a thread; a direct thread is archived by it',
  session: 'required',
  takes: LeaveThreadSchema,
  async handle(ask) {
    const { id } = await ask.read(LeaveThreadSchema);
    const { session } = ask;
    const { archived, userIds } = await ask.transact(async (tx) => {
      const thread = await threadOfMember(tx, session, id);
      const members = await memberIdsOf(tx, session, id);
      await tx
        .deleteFrom('message_thread_user')
        .where('thread_id', '=', id)
        .where('user_id', '=', session.userId)
        .where('tenant_id', '=', session.tenantId)
        .execute();
      const isDirect = thread.job_id === null && thread.service_id === null && thread.is_comment_thread === 0;
      if (isDirect) {
        await tx
          .updateTable('message_thread')
          .set({ archived: 1 })
          .where('id', '=', id)
          .where('tenant_id', '=', session.tenantId)
          .execute();
      }
      return { archived: isDirect || thread.archived === 1, userIds: members };
    });
    wakeThread(ask.services.bus, { tenantId: session.tenantId, threadId: id, userIds });
    return { archived: archived ? 1 : 0 };
  },
};
