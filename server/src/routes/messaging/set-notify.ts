import { NOTIFY_CHOICES } from '@fieldspan/contract/messaging-calls';
import type { MyThread } from '@fieldspan/contract/messaging-calls';
import * as v from 'valibot';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { threadOfMember } from './membership.ts';
import { myThreadOf } from './my-thread.ts';

const NotifySchema = v.object({
  id: WholeNumber,
  notify: v.picklist(NOTIFY_CHOICES, `must be one of ${NOTIFY_CHOICES.join(', ')}`),
});

export const setNotify: SignedInRoute = {
  verb: 'POST',
  path: 'MessageThread/notify',
  summary: 'Of which messages of a thread the caller is told on their devices: all, mentions or mute',
  session: 'required',
  takes: NotifySchema,
  async handle(ask): Promise<MyThread> {
    const { id, notify } = await ask.read(NotifySchema);
    const { session } = ask;
    return ask.transact(async (tx) => {
      await threadOfMember(tx, session, id);
      await tx
        .updateTable('message_thread_user')
        .set({ notify })
        .where('tenant_id', '=', session.tenantId)
        .where('thread_id', '=', id)
        .where('user_id', '=', session.userId)
        .execute();
      return myThreadOf(tx, session, id);
    });
  },
};
