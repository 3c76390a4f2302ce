import { callRows } from '@fieldspan/api/call';
import type { Filters } from '@fieldspan/contract/filters';
import type { CommentParent } from '@fieldspan/domain/comment-parents';
import type { PayloadOf } from '../call-types.ts';
import { queryValue } from './query-value.ts';

/** The comment thread of a record; null while nobody has said anything. */
export const commentThreadQuery = (model: CommentParent, slug: string) =>
  queryValue(['MessageThread', 'comments', model, slug], async ({ signal }) => {
    const filters: Filters<'MessageThread'> = {
      is_comment_thread: 1,
      comment_parent_model: model,
      comment_parent_slug: slug,
      archived: 0,
    };
    const [thread] = await callRows('MessageThread', { filters, order: [['id', 'ASC']], limit: 1 }, { signal });
    return thread ?? null;
  });

export type NewComments = {
  model: CommentParent;
  slug: string;
  /** Of the thread, should the record have none yet. */
  subject: string;
  /** Who is in it beside the writer and those whom the record names. */
  members?: readonly number[];
};

/** Begins the comments of a record, or takes the writer in: a record has one thread of them. */
export const newComments = ({ model, slug, subject, members = [] }: NewComments): PayloadOf<'MessageThread/save'> => ({
  subject,
  is_comment_thread: 1,
  comment_parent_model: model,
  comment_parent_slug: slug,
  Members: members,
});
