import type { News } from '@fieldspan/contract/messaging-calls';
import { sql } from 'kysely';
import type { Services, Session } from '../../http/context.ts';

/** People who were active within this time are listed. */
const LATELY = '15 minutes';

/**
 * At most this many, because at a company with thousands of people the list would be much larger than the news itself.
 */
const NAMED = 200;

/** How long presence is cached per tenant. */
const PRESENCE_MS = 20_000;

/** Cached answers are dropped after this time even without an event on the bus, because an event may get lost. */
const KEPT_MS = 300_000;

/** Maximum size of the cache; the entry that was refreshed least recently is evicted first. */
const KEPT = 20_000;

type Kept = { version: string; asked: number; threads: number[] };
type Presence = { asked: number; users: Promise<News['users']> };

/**
 * Caches what is new for each person. The cache is valid until somebody writes to them or they read something. This is
 * the most frequent call, and almost always there is nothing new.
 */
export class NewsDesk {
  readonly #kept = new Map<string, Kept>();
  readonly #presence = new Map<number, Presence>();

  async threads(services: Services, session: Session): Promise<number[]> {
    const { tenantId, userId } = session;
    const key = `${tenantId}:${userId}`;
    // Read the version before querying, so that a change during the query invalidates the cached answer.
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
