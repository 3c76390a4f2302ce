import type { PayloadOf } from '@fieldspan/api/call-types';
import { newComments } from '@fieldspan/api/queries/comments';
import type { NewComments } from '@fieldspan/api/queries/comments';
import type { Thread } from '@fieldspan/api/queries/messaging';
import type { CommentParent } from '@fieldspan/domain/comment-parents';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import type { ThreadStart } from './draft-content.ts';
import type { BoxId } from './draft-store.ts';

/** To whom one writes. */
export type Addressee = {
  /** Null while there is no thread: it begins with what is written. */
  threadId: number | null;
  /** Names the compose box, for what stands in it. */
  box: BoxId;
  subject: string;
  Members: readonly (NamedPerson & { id: number })[];
  /** Saved before the message: the thread that begins with it, or that its writer joins by it. */
  first?: PayloadOf<'MessageThread/save'>;
  /** Of a thread that begins with it: what its writer chose. */
  start?: ThreadStart;
};

/** Of a record's comments: the same box whether they have begun or not, and on whichever page it stands. */
const commentBox = (model: CommentParent, slug: string): BoxId => `${model}/${slug}`;

/** A record on which nobody has said anything. */
export function uncommented(record: NewComments): Addressee {
  const box = commentBox(record.model, record.slug);
  return { threadId: null, box, subject: record.subject, Members: [], first: newComments(record) };
}

/** Who may read a record may join what is said about it; who may read an open thread joins it by writing. */
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
