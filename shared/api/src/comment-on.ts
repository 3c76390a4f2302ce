import { call } from '@fieldspan/api/call';
import type { CommentParent } from '@fieldspan/domain/comment-parents';

type Comment = {
  model: CommentParent;
  slug: string;
  /** Of the thread, should the record have none yet. */
  subject: string;
  /** Who is told beside the author. */
  members: readonly number[];
  message: string;
};

/** Says something on a record: in its comment thread, which begins with the first comment. @throws ApiError */
export async function commentOn({ model, slug, subject, members, message }: Comment): Promise<void> {
  const { record_id: threadId } = await call('MessageThread/save', {
    subject,
    is_comment_thread: 1,
    comment_parent_model: model,
    comment_parent_slug: slug,
    Members: members,
  });
  await call('Message/save', { thread_id: threadId, message, client_key: crypto.randomUUID() });
}
