import type { MyThread } from '@fieldspan/contract/messaging-calls';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { NoneOrWholeNumber, WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { messageOf, threadOfMember, wakeThread } from './membership.ts';
import { myThreadOf } from './my-thread.ts';

const PinMessageSchema = v.object({ id: WholeNumber, message_id: NoneOrWholeNumber });

export const pinMessage: SignedInRoute = {
  verb: 'POST',
  path: 'MessageThread/pin',
  summary: 'Pin a message of a thread for all its members, in place of the one before; null unpins',
  session: 'required',
  takes: PinMessageSchema,
  async handle(ask): Promise<MyThread> {
    const { id, message_id: messageId } = await ask.read(PinMessageSchema);
    const { session } = ask;
    const myThread = await ask.transact(async (tx) => {
      await threadOfMember(tx, session, id);
      if (messageId !== null) {
        const { is_deleted } = await messageOf(tx, session, { threadId: id, messageId });
        if (is_deleted === 1) throw new Refusal('A deleted message cannot be pinned.');
      }
      await tx
        .updateTable('message_thread')
        .set({ pinned_message_id: messageId })
        .where('tenant_id', '=', session.tenantId)
        .where('id', '=', id)
        .execute();
      return myThreadOf(tx, session, id);
    });
    wakeThread(ask.services.bus, { tenantId: session.tenantId, threadId: id, userIds: [] });
    return myThread;
  },
};
