import { alertError } from '@fieldspan/api/alerts';
import { deleteMessage, messagesQuery, okMessage } from '@fieldspan/api/queries/messages';
import type { Message } from '@fieldspan/api/queries/messages';
import { unreadQuery } from '@fieldspan/api/queries/messaging';
import { markUnread, pinMessage } from '@fieldspan/api/queries/my-thread';
import { queryClient } from '@fieldspan/api/query-client';
import { withOk } from '@fieldspan/domain/message-needs-ok';

/** Updates a message in the cache, wherever its thread is open. */
function change(threadId: number, id: number, part: Partial<Message>): void {
  queryClient.setQueryData(
    messagesQuery(threadId).queryKey,
    (stream) =>
      stream && { ...stream, messages: stream.messages.map((one) => (one.id === id ? { ...one, ...part } : one)) },
  );
}

/** Adds or removes one's OK; an optimistic update. */
export async function sayOk(message: Message, userId: number, isOk: boolean): Promise<void> {
  const { id, thread_id: threadId, ok_by } = message;
  change(threadId, id, { ok_by: withOk(ok_by, userId, isOk) });
  try {
    change(threadId, id, await okMessage(id, isOk));
  } catch (error) {
    change(threadId, id, { ok_by });
    alertError(error);
  }
}

/**
 * Deletes a message's text; a placeholder replaces it. A refusal is announced, and the text stays.
 * @returns whether it was deleted
 */
export async function remove(message: Message, words: string): Promise<boolean> {
  try {
    await deleteMessage(message);
    const gone = { message: words, is_deleted: 1, image_id: null, LibraryUpload: null } as const;
    change(message.thread_id, message.id, gone);
  } catch (error) {
    alertError(error);
    return false;
  }
  return true;
}

/** Pins one message of a thread, replacing the previous one; null unpins. */
export async function pin(thread: { id: number; slug: string }, messageId: number | null): Promise<void> {
  try {
    await pinMessage(thread.id, messageId);
  } catch (error) {
    alertError(error);
  }
}

/**
 * Marks a message and those after it as unread; the list shows it at once.
 * @returns whether it succeeded
 */
export async function makeUnread({ id, thread_id: threadId }: Message): Promise<boolean> {
  try {
    await markUnread(threadId, id);
  } catch (error) {
    alertError(error);
    return false;
  }
  queryClient.setQueryData(
    unreadQuery().queryKey,
    (unread) => unread && { ...unread, threads: [...new Set([...unread.threads, threadId])] },
  );
  return true;
}
