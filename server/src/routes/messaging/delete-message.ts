import type { Saved } from '@fieldspan/contract/envelope';
import { DELETED_BY_AUTHOR, deletedWords } from '@fieldspan/domain/deleted-words';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { NO_SUCH_THREAD, memberIdsOf, threadOfMember, wakeThread } from './membership.ts';

const DeleteMessageSchema = v.object({ id: WholeNumber });

export const deleteMessage: SignedInRoute = {
  verb: 'POST',
  path: 'Message/delete',
  summary: 'Delete the text of a message',
  session: 'required',
  takes: DeleteMessageSchema,
  async handle(ask) {
    const { id } = await ask.read(DeleteMessageSchema);
    return deleteText(ask, { id, message: DELETED_BY_AUTHOR });
  },
};

/**
 * Soft delete: replaces a message's text by a fixed one, which names the deleting person if it is not the author. The
 * attachment, the pin and requests for an OK are removed too.
 * @throws Refusal for any other text, and for anyone but the author and an Admin
 */
export async function deleteText(ask: SignedInAsk, { id, message }: { id: number; message: string }): Promise<Saved> {
  if (message !== DELETED_BY_AUTHOR) throw new Refusal('A message that was sent cannot be changed.');
  const { session } = ask;
  const deleted = await ask.transact(async (tx) => {
    const found = await tx
      .selectFrom('message')
      .where('id', '=', id)
      .where('tenant_id', '=', session.tenantId)
      .select(['id', 'slug', 'author_id', 'thread_id', 'created_at'])
      .executeTakeFirst();
    if (!found) throw new Refusal(NO_SUCH_THREAD);
    await threadOfMember(tx, session, found.thread_id);
    if (found.author_id !== session.userId && session.viewer.role !== 'Admin') {
      throw new Refusal('Only its author can delete a message.');
    }
    const said = deletedWords(found.author_id === session.userId ? null : await personOf(tx, session.userId));
    await tx
      .updateTable('message')
      .set({ message: said, image_id: null, is_deleted: 1, needs_ok: 0, mentions: [], ok_by: [] })
      .set({ updated_at: sql<string>`now()` })
      .where('id', '=', id)
      .where('tenant_id', '=', session.tenantId)
      .execute();
    await tx
      .updateTable('message_thread')
      .set({ last_message: said })
      .where('id', '=', found.thread_id)
      .where('tenant_id', '=', session.tenantId)
      .where('last_message_at', '=', found.created_at)
      .execute();
    await tx
      .updateTable('message_thread')
      .set({ pinned_message_id: null })
      .where('id', '=', found.thread_id)
      .where('tenant_id', '=', session.tenantId)
      .where('pinned_message_id', '=', id)
      .execute();
    return { ...found, userIds: await memberIdsOf(tx, session, found.thread_id) };
  });
  const { thread_id: threadId, userIds } = deleted;
  wakeThread(ask.services.bus, { tenantId: session.tenantId, threadId, userIds });
  return { record_id: deleted.id, slug: deleted.slug };
}

/** The name is stored as text, so a later change of the name does not affect it. */
function personOf(tx: Tx, userId: number): Promise<NamedPerson> {
  return tx
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow();
}
