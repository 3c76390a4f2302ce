import type { PayloadOf } from '@fieldspan/api/call-types';
import { newComments } from '@fieldspan/api/queries/comments';
import type { NewComments } from '@fieldspan/api/queries/comments';
import type { Thread } from '@fieldspan/api/queries/messaging';
import type { CommentParent } from '@fieldspan/domain/comment-parents';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import type { ThreadStart } from './draft-content.ts';
import type { BoxId } from './draft-store.ts';

/** The thread or future thread that a message goes to. */
export type Addressee = {
  /** Null while there is no thread: the first message starts it. */
  threadId: number | null;
  /** Key of the compose box, and so of its draft. */
  box: BoxId;
  subject: string;
  Members: readonly (NamedPerson & { id: number })[];
  /** Records saved before the message: the new thread, or the membership by which its writer joins. */
  first?: PayloadOf<'MessageThread/save'>;
  /** For a new thread: what its writer chose. */
  start?: ThreadStart;
};

/** Comments of a record: the same box before and after the thread exists, on every page that shows it. */
const commentBox = (model: CommentParent, slug: string): BoxId => `${model}/${slug}`;

/** A record without comments yet. */
export function uncommented(record: NewComments): Addressee {
  const box = commentBox(record.model, record.slug);
  return { threadId: null, box, subject: record.subject, Members: [], first: newComments(record) };
}

/** Whoever may read a record may join its comments; whoever may read an open thread joins it by writing. */
export function addresseeOf(thread: Thread, ownId: number): Addressee {
  const { id, subject, Members, comment_parent_model: model, comment_parent_slug: slug } = thread;
  const to = { threadId: id, subject, Members };
  if (model === null || slug === null) return { ...to, box: id };
  const isMember = Members.some((member) => member.id === ownId);
  return {
    ...to,
    box: commentBox(model, slug),
    ...(!isMember && { first: newComments({ model, slug, subject }) }),
  };
}
