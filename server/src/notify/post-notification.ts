import { createHash } from 'node:crypto';
import type { Tx } from '../db/database.ts';
import { newSlug } from '../registry/slug.ts';

type News = { tenantId: number; userId: number; message: string; link: string };

const TITLE = 'Fieldspan';

/** A push message has room for 4,096 bytes, and a lock screen for two lines. */
const BODY_LENGTH = 240;

/** Push services replace an undelivered message by a newer one of the same topic: 32 letters at most. */
const topicOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/**
 * Tells a person something: in the list of notifications, and on the devices that asked for it. In the transaction
 * of what happened; `push.wake()` after the commit sends it at once.
 */
export async function postNotification(tx: Tx, { tenantId, userId, message, link }: News): Promise<void> {
  await tx
    .insertInto('notification')
    .values({ tenant_id: tenantId, user_id: userId, slug: newSlug(null), message, link })
    .execute();
  await postPush(tx, { tenantId, userIds: [userId], title: TITLE, body: message, link });
}

type Note = { tenantId: number; userIds: readonly number[]; title: string; body: string; link: string };

/** Only on the devices. What happened at the same link replaces what has not been seen there. */
export async function postPush(tx: Tx, { tenantId, userIds, title, body, link }: Note): Promise<void> {
  if (userIds.length === 0) return;
  const payload = JSON.stringify({ title, body: body.slice(0, BODY_LENGTH), link, tag: topicOf(link) });
  await tx
    .insertInto('push_notice')
    .values(userIds.map((user_id) => ({ tenant_id: tenantId, user_id, payload, topic: topicOf(link) })))
    .execute();
}
