import { createHash } from 'node:crypto';
import { sentenceText } from '@fieldspan/contract/sentence';
import type { Sentence } from '@fieldspan/contract/sentence';
import type { Tx } from '../db/database.ts';
import { newSlug } from '../registry/slug.ts';

type News = { tenantId: number; userId: number; message: string | Sentence; link: string };

const TITLE = 'Fieldspan';

/** A push message holds at most 4,096 bytes, and a lock screen shows about two lines. */
const BODY_LENGTH = 240;

/**
 * The topic of a link's pushes, at most 32 characters: a push service replaces an undelivered message by a newer one of
 * the same topic.
 */
export const topicOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/**
 * Notifies a person in the list of notifications and on their registered devices. Runs in the transaction of the event;
 * call `push.wake()` after the commit to send at once. A message with values is given as a `sentence`, which the list words
 * in the reader's language.
 */
export async function postNotification(tx: Tx, { tenantId, userId, message: said, link }: News): Promise<void> {
  const isPlain = typeof said === 'string';
  const message = isPlain ? said : sentenceText(said);
  const sentence_json = isPlain ? null : JSON.stringify(said);
  await tx
    .insertInto('notification')
    .values({ tenant_id: tenantId, user_id: userId, slug: newSlug(null), message, sentence_json, link })
    .execute();
  await postPush(tx, { tenantId, userIds: [userId], title: TITLE, body: message, link, urgent: false });
}

type Note = {
  tenantId: number;
  userIds: readonly number[];
  title: string;
  body: string;
  link: string;
  /** Urgent messages are delivered in quiet hours too. */
  urgent: boolean;
};

/** Only a push message. A newer one for the same link replaces one that has not been seen. */
export async function postPush(tx: Tx, { tenantId, userIds, title, body, link, urgent }: Note): Promise<void> {
  if (userIds.length === 0) return;
  const payload = JSON.stringify({ title, body: body.slice(0, BODY_LENGTH), link, tag: topicOf(link) });
  await tx
    .insertInto('push_notice')
    .values(userIds.map((user_id) => ({ tenant_id: tenantId, user_id, payload, topic: topicOf(link), urgent })))
    .execute();
}
