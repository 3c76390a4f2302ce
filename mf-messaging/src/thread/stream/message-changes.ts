import { alertError } from '@fieldspan/api/alerts';
import { deleteMessage, messagesQuery, okMessage } from '@fieldspan/api/queries/messages';
import type { Message } from '@fieldspan/api/queries/messages';
import { threadQuery, unreadQuery } from '@fieldspan/api/queries/messaging';
import { markUnread, pinMessage } from '@fieldspan/api/queries/my-thread';
import { queryClient } from '@fieldspan/api/query-client';
import { withOk } from '@fieldspan/domain/message-needs-ok';

/** Shows a message as it is now, wherever its thread is open. */
function change(threadId: number, id: number, part: Partial<Message>): void {
  queryClient.setQueryData(
    messagesQuery(threadId).queryKey,
    (stream) =>
      stream && { ...stream, messages: stream.messages.map((one) => (one.id === id ? { ...one, ...part } : one)) },
  );
}

/** Says OK, or takes it back; shown at once. */
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

/** Takes a message's text away; the words stand in its place. A refusal is told, and the text stays. @returns whether it is gone */
export async function remove(message: Message, words: string): Promise<boolean> {
  try {
    await deleteMessage(message);
    const gone = { message: words, is_deleted: 1, image_id: null, LibraryUpload: null } as const;
    change(message.thread_id, message.id, gone);
  } catch (error) {
    alertError(error);
    return false;
  }
  void queryClient.invalidateQueries({ queryKey: ['messaging', 'threads'] });
  return true;
}

/** Puts one message of a thread to its top, in place of the one that stood there; null takes it away. */
export async function pin(thread: { id: number; slug: string }, messageId: number | null): Promise<void> {
  try {
    await pinMessage(thread.id, messageId);
    await queryClient.invalidateQueries(threadQuery(thread.slug));
  } catch (error) {
    alertError(error);
  }
}

/** The message and those after it are unread again, in the list at once. @returns whether they are */
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
