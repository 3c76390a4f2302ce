import { personName } from '@fieldspan/domain/person-name';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { postPush } from '../../notify/post-notification.ts';

/** People who were active within this time see the message in the app and get no push. */
const ONLINE_SECONDS = 60;

type Told = {
  threadId: number;
  excerpt: string;
  /** Members that the text mentions. */
  mentions: readonly number[];
  needsOk: boolean;
};

/**
 * Queues a push message for members who are not in the app, have a device registered and want it: for every message, or
 * only for those that mention them or ask for an OK. A message that does both is urgent: it is delivered even if they
 * muted the thread or have quiet hours.
 * @returns whether there is anything to send
 */
export async function tellAbsent(tx: Tx, session: Session, told: Told): Promise<boolean> {
  const absent = await absentMembers(tx, session, told.threadId);
  if (absent.length === 0) return false;
  const named = new Set(told.mentions);
  const isUrgent = (userId: number) => told.needsOk && named.has(userId);
  const wanted = absent.filter(({ user_id, notify }) => {
    if (isUrgent(user_id) || notify === 'all') return true;
    return notify === 'mentions' && (told.needsOk || named.has(user_id));
  });
  if (wanted.length === 0) return false;
  const note = await noteOf(tx, session, told);
  const userIds = wanted.map((member) => member.user_id);
  await postPush(tx, { ...note, kind: null, userIds: userIds.filter((id) => !isUrgent(id)), urgent: false });
  await postPush(tx, { ...note, kind: null, userIds: userIds.filter(isUrgent), urgent: true });
  return true;
}

function absentMembers(tx: Tx, { tenantId, userId }: Session, threadId: number) {
  return tx
    .selectFrom('message_thread_user as m')
    .innerJoin('user as u', 'u.id', 'm.user_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.thread_id', '=', threadId)
    .where('m.user_id', '!=', userId)
    .where('u.has_push_notification_devices', '=', 1)
    .where(sql<boolean>`coalesce(u.last_active < now() - make_interval(secs => ${ONLINE_SECONDS}), true)`)
    .select(['m.user_id', 'm.notify'])
    .execute();
}

async function noteOf(tx: Tx, { tenantId, userId }: Session, { threadId, excerpt }: Told) {
  const { slug } = await tx
    .selectFrom('message_thread')
    .where('id', '=', threadId)
    .where('tenant_id', '=', tenantId)
    .select('slug')
    .executeTakeFirstOrThrow();
  const author = await tx
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow();
  return { tenantId, title: personName(author), body: excerpt, link: threadLink(slug) };
}

/** The link of a thread's pushes. Once somebody has read the thread there, its pushes are dropped. */
export const threadLink = (slug: string): string => `/message/${slug}`;
