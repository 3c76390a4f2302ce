import { callRows } from '@fieldspan/api/call';
import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { queryValue } from './query-value.ts';

/** The comment thread of a record; null while nobody has said anything. */
export const commentThreadQuery = (model: CommentParent, slug: string) =>
  queryValue(['MessageThread', 'comments', model, slug], async ({ signal }) => {
    const filters = { is_comment_thread: 1, comment_parent_model: model, comment_parent_slug: slug, archived: 0 };
    const [thread] = await callRows('MessageThread', { filters, order: [['id', 'ASC']], limit: 1 }, { signal });
    return thread ?? null;
  });
