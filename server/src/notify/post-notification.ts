import { createHash } from 'node:crypto';
import { sentenceText } from '@fieldspan/contract/sentence';
import type { Sentence } from '@fieldspan/contract/sentence';
import type { NoticeKind } from '@fieldspan/domain/notice-kinds';
import type { Tx } from '../db/database.ts';
import { newSlug } from '../registry/slug.ts';
import { placeOf } from './notice-place.ts';
import type { NoticeAbout } from './notice-place.ts';
import { queuedPush } from './push-words.ts';

type News = {
  tenantId: number;
  userId: number;
  /** What it is about; null for what nobody can keep from their devices. */
  kind: NoticeKind | null;
  message: Sentence;
  link: string;
  /** The project or call that it is about, or the record of it; null for none. */
  about: NoticeAbout;
};

const TITLE = 'Fieldspan';

/**
 * The topic of a link's pushes, at most 32 characters: a push service replaces an undelivered message by a newer one of
 * the same topic.
 */
export const topicOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/**
 * Notifies a person in the list of notifications and on their registered devices. Runs in the transaction of the event;
 * call `push.wake()` after the commit to send at once. The list words the sentence in the reader's language, and so does
 * the push message when it goes out.
 */
export async function postNotification(
  tx: Tx,
  { tenantId, userId, kind, message: said, link, about }: News,
): Promise<void> {
  const message = sentenceText(said);
  await tx
    .insertInto('notification')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      slug: newSlug(null),
      message,
      sentence_json: JSON.stringify(said),
      link,
    })
    .execute();
  const words = { title: TITLE, body: message, said };
  await postPush(tx, { tenantId, userIds: [userId], kind, ...words, link, about, urgent: false });
}

type Note = {
  tenantId: number;
  userIds: readonly number[];
  kind: NoticeKind | null;
  title: string;
  body: string;
  /** What the body says, for readers of other languages; none for words of a person. */
  said?: Sentence;
  link: string;
  about?: NoticeAbout;
  /** Urgent messages are delivered in quiet hours too. */
  urgent: boolean;
};

/** Only a push message. A newer one for the same link replaces one that has not been seen. */
export async function postPush(
  tx: Tx,
  { tenantId, userIds, kind, link, about = null, urgent, ...words }: Note,
): Promise<void> {
  if (userIds.length === 0) return;
  const place = await placeOf(tx, tenantId, about);
  const payload = queuedPush({ ...words, link, tag: topicOf(link) });
  await tx
    .insertInto('push_notice')
    .values(
      userIds.map((user_id) => ({
        tenant_id: tenantId,
        user_id,
        payload,
        topic: topicOf(link),
        urgent,
        kind,
        ...place,
      })),
    )
    .execute();
}
