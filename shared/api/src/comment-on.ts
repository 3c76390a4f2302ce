import { call } from '@fieldspan/api/call';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import { currentSession } from '@fieldspan/api/session';
import { newComments } from './queries/comments.ts';
import type { NewComments } from './queries/comments.ts';

type Comment = Required<NewComments> & { message: string };

/**
 * Adds a comment to a record whose status has just changed; the first comment creates its thread. Resolves when the
 * comment is stored on the device.
 * @throws ApiError
 */
export async function commentOn({ message, ...record }: Comment): Promise<void> {
  const { record_id: threadId } = await call('MessageThread/save', newComments(record));
  await sendLater({
    lane: `thread:${threadId}`,
    laneLabel: record.subject,
    call: 'Message/save',
    payload: { thread_id: threadId, author_id: currentSession()?.userId ?? 0, message },
    label: message,
  });
}
