import { createHash } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { newSlug } from '../registry/slug.ts';

type News = { tenantId: number; userId: number; message: string; link: string };

const TITLE = 'Fieldspan';

/** A push message has room for 4,096 bytes, and a lock screen for two lines. */
const BODY_LENGTH = 240;

/** What the push of a link is known by. Push services replace an undelivered one by a newer of the same topic: 32 letters at most. */
export const topicOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/**
 * Tells a person something: in the list of notifications, and on the devices that asked for it. In the transaction
 * of what happened; `push.wake()` after the commit sends it at once.
 */
export async function postNotification(tx: Tx, { tenantId, userId, message, link }: News): Promise<void> {
  await tx
    .insertInto('notification')
    .values({ tenant_id: tenantId, user_id: userId, slug: newSlug(null), message, link })
    .execute();
  await postPush(tx, { tenantId, userIds: [userId], title: TITLE, body: message, link, urgent: false });
}

type Note = {
  tenantId: number;
  userIds: readonly number[];
  title: string;
  body: string;
  link: string;
  /** Reaches people in their quiet hours too. */
  urgent: boolean;
};

/** Only on the devices. What happened at the same link replaces what has not been seen there. */
export async function postPush(tx: Tx, { tenantId, userIds, title, body, link, urgent }: Note): Promise<void> {
  if (userIds.length === 0) return;
  const payload = JSON.stringify({ title, body: body.slice(0, BODY_LENGTH), link, tag: topicOf(link) });
  await tx
    .insertInto('push_notice')
    .values(userIds.map((user_id) => ({ tenant_id: tenantId, user_id, payload, topic: topicOf(link), urgent })))
    .execute();
}
