import { callFirst } from '@fieldspan/api/call';
import type { Filters } from '@fieldspan/contract/filters';
import type { CommentParent } from '@fieldspan/domain/comment-parents';
import type { PayloadOf } from '../call-types.ts';
import { queryValue } from './query-value.ts';

/** The comment thread of a record; null if nobody has commented. */
export const commentThreadQuery = (model: CommentParent, slug: string) =>
  queryValue(['MessageThread', 'comments', model, slug], async ({ signal }) => {
    const filters: Filters<'MessageThread'> = {
      is_comment_thread: 1,
      comment_parent_model: model,
      comment_parent_slug: slug,
      archived: 0,
    };
    return await callFirst('MessageThread', { filters, order: [['id', 'ASC']] }, { signal });
  });

export type NewComments = {
  model: CommentParent;
  slug: string;
  /** The subject of the thread, if it has to be created. */
  subject: string;
  /** Further members besides the author and the people that the record names. */
  members?: readonly number[];
};

/** Creates the comment thread of a record, or adds the author to the existing one: a record has only one. */
export const newComments = ({ model, slug, subject, members = [] }: NewComments): PayloadOf<'MessageThread/save'> => ({
  subject,
  is_comment_thread: 1,
  comment_parent_model: model,
  comment_parent_slug: slug,
  Members: members,
});
