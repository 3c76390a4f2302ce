import type { News } from '@fieldspan/contract/messaging-calls';
import { sql } from 'kysely';
import type { Services, Session } from '../../http/context.ts';

/** Who was active this long ago or less is named with it. */
const LATELY = '15 minutes';

/** The last active ones: at an employer of thousands the answer would be a hundred times its news. */
const NAMED = 200;

/** Presence is asked once per employer in this time, for everybody there. */
const PRESENCE_MS = 20_000;

/** An answer is no older than this, whatever the bus says: news may have been lost. */
const KEPT_MS = 300_000;

/** Most people that are kept in mind; the longest unheard of goes first. */
const KEPT = 20_000;

type Kept = { version: string; asked: number; threads: number[] };
type Presence = { asked: number; users: Promise<News['users']> };

/**
 * What is new for a person. As long as nobody wrote to them and they read nothing, the answer comes from memory: this
 * is the hottest call, and nearly always it has nothing to tell.
 */
export class NewsDesk {
  readonly #kept = new Map<string, Kept>();
  readonly #presence = new Map<number, Presence>();

  async threads(services: Services, session: Session): Promise<number[]> {
    const { tenantId, userId } = session;
    const key = `${tenantId}:${userId}`;
    // Before asking: what happens meanwhile makes the kept answer stale.
    const version = services.bus.version({ tenantId, userId });
    const asked = services.clock().getTime();
    const kept = this.#kept.get(key);
    if (kept?.version === version && asked - kept.asked < KEPT_MS) return kept.threads;
    const threads = await unreadThreads(services, session);
    this.#kept.delete(key);
    this.#kept.set(key, { version, asked, threads });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return threads;
  }

  users(services: Services, session: Session): Promise<News['users']> {
    const now = services.clock().getTime();
    const known = this.#presence.get(session.tenantId);
    if (known && now - known.asked < PRESENCE_MS) return known.users;
    const users = activeUsers(services, session);
    this.#presence.set(session.tenantId, { asked: now, users });
    users.catch(() => this.#presence.delete(session.tenantId));
    return users;
  }
}

function unreadThreads(services: Services, session: Session): Promise<number[]> {
  const { tenantId, userId } = session;
  return services.db.as(session, async (tx) => {
    const rows = await tx
      .selectFrom('message_thread_user as member')
      .innerJoin('message_thread as thread', 'thread.id', 'member.thread_id')
      .where('member.tenant_id', '=', tenantId)
      .where('member.user_id', '=', userId)
      .where((is) =>
        is.or([is('member.last_read', 'is', null), is('thread.last_message_at', '>', is.ref('member.last_read'))]),
      )
      .where((is) =>
        is.exists(
          is
            .selectFrom('message')
            .where('message.tenant_id', '=', tenantId)
            .whereRef('message.thread_id', '=', 'member.thread_id')
            .where('message.id', '>', sql<number>`coalesce(member.last_read_message_id, 0)`)
            .where('message.author_id', 'is distinct from', userId)
            .where('message.is_deleted', '=', 0)
            .select(sql`1`.as('one')),
        ),
      )
      .select('member.thread_id')
      .orderBy('thread.last_message_at', 'desc')
      .limit(500)
      .execute();
    return rows.map((row) => row.thread_id);
  });
}

function activeUsers(services: Services, session: Session): Promise<News['users']> {
  return services.db.as(session, (tx) =>
    tx
      .selectFrom('user as person')
      .innerJoin('user_permission as employment', 'employment.user_id', 'person.id')
      .where('employment.tenant_id', '=', session.tenantId)
      .where('person.last_active', '>', sql<string>`now() - ${LATELY}::interval`)
      .select(['person.id', 'person.last_active'])
      .distinct()
      .orderBy('person.last_active', 'desc')
      .limit(NAMED)
      .execute(),
  );
}
