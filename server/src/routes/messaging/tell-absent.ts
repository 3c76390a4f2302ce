import { personName } from '@fieldspan/domain/person-name';
import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { postPush } from '../../notify/post-notification.ts';

/** Who was active within this time sees the message in the app. */
const ONLINE_SECONDS = 60;

/**
 * A push message for members of the thread who are not in the app and have a device that shows one.
 * @returns whether there is anything to send
 */
export async function tellAbsent(
  tx: Tx,
  { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>,
  { threadId, excerpt }: { threadId: number; excerpt: string },
): Promise<boolean> {
  const absent = await tx
    .selectFrom('message_thread_user as m')
    .innerJoin('user as u', 'u.id', 'm.user_id')
    .where('m.tenant_id', '=', tenantId)
    .where('m.thread_id', '=', threadId)
    .where('m.user_id', '!=', userId)
    .where('u.has_push_notification_devices', '=', 1)
    .where(sql<boolean>`coalesce(u.last_active < now() - make_interval(secs => ${ONLINE_SECONDS}), true)`)
    .select('m.user_id')
    .execute();
  if (absent.length === 0) return false;
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
  const userIds = absent.map((member) => member.user_id);
  await postPush(tx, { tenantId, userIds, title: personName(author), body: excerpt, link: `/message/${slug}` });
  return true;
}
