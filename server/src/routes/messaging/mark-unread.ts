import type { MyThread } from '@fieldspan/contract/messaging-calls';
import * as v from 'valibot';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { setReadMark } from './mark-read.ts';
import { messageOf, threadOfMember } from './membership.ts';
import { myThreadOf } from './my-thread.ts';

const MarkUnreadSchema = v.object({ id: WholeNumber, message_id: WholeNumber });

export const markUnread: SignedInRoute = {
  verb: 'POST',
  path: 'MessageThread/mark-unread',
  summary: 'A message and everything after it are unread again, for the caller',
  session: 'required',
  takes: MarkUnreadSchema,
  async handle(ask): Promise<MyThread> {
    const { id, message_id: messageId } = await ask.read(MarkUnreadSchema);
    const { session } = ask;
    const myThread = await ask.transact(async (tx) => {
      await threadOfMember(tx, session, id);
      await messageOf(tx, session, { threadId: id, messageId });
      await setReadMark(tx, session, { threadId: id, upTo: messageId - 1 });
      return myThreadOf(tx, session, id);
    });
    ask.services.bus.publish({ tenantId: session.tenantId, userId: session.userId });
    return myThread;
  },
};
