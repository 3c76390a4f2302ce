import { personName } from '@fieldspan/domain/person-name';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { postPush } from '../../notify/post-notification.ts';

/** Who was active within this time sees the message in the app. */
const ONLINE_SECONDS = 60;

type Told = {
  threadId: number;
  excerpt: string;
  /** Members whom the text names. */
  mentions: readonly number[];
  needsOk: boolean;
};

/**
 * A push message for members of the thread who are not in the app, have a device that shows one and want it: of every
 * message, or of those that name them or ask for an OK. One that names them and asks for an OK is urgent: it reaches
 * them in a muted thread and in their quiet hours too.
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
  await postPush(tx, { ...note, userIds: userIds.filter((id) => !isUrgent(id)), urgent: false });
  await postPush(tx, { ...note, userIds: userIds.filter(isUrgent), urgent: true });
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

/** What a thread's pushes lead to; whoever reads it there is told nothing more of it. */
export const threadLink = (slug: string): string => `/message/${slug}`;
