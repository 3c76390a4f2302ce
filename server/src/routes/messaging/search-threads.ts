import type { ThreadHit } from '@fieldspan/contract/calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { searchWords } from './search-words.ts';

const SUBJECT_HITS = 20;
const MESSAGE_HITS = 40;

export const searchThreads: SignedInRoute = {
  verb: 'GET',
  path: 'MessageThread/search',
  summary: "Finds words in the subjects and messages of one's own threads; subjects first, then by rank",
  session: 'required',
  async handle(ask): Promise<ThreadHit[]> {
    const { terms } = await ask.read(v.object({ terms: shortText(200) }));
    const words = searchWords(terms);
    if (words === null) return [];
    return ask.transact(async (tx) => [
      ...(await subjectHits(tx, ask.session, words)),
      ...(await messageHits(tx, ask.session, words)),
    ]);
  },
};

/** `words` is a generated column: row-level security keeps an index from being asked, so matching must be cheap. */
const matches = (table: 'thread' | 'message', words: string) =>
  sql<boolean>`${sql.ref(`${table}.words`)} @@ to_tsquery('simple', ${words})`;

/** The threads that this person is a member of. */
function ownThreads(tx: Tx, { tenantId, userId }: Session) {
  return tx
    .selectFrom('message_thread as thread')
    .innerJoin('message_thread_user as member', 'member.thread_id', 'thread.id')
    .where('thread.tenant_id', '=', tenantId)
    .where('member.tenant_id', '=', tenantId)
    .where('member.user_id', '=', userId);
}

function subjectHits(tx: Tx, session: Session, words: string): Promise<ThreadHit[]> {
  return ownThreads(tx, session)
    .where(matches('thread', words))
    .select(['thread.slug as thread_slug', 'thread.subject', 'thread.last_message as message'])
    .select('thread.last_message_at as message_created_at')
    .orderBy('thread.last_message_at', (by) => by.desc().nullsLast())
    .limit(SUBJECT_HITS)
    .execute();
}

function messageHits(tx: Tx, session: Session, words: string): Promise<ThreadHit[]> {
  return ownThreads(tx, session)
    .innerJoin('message', 'message.thread_id', 'thread.id')
    .where('message.tenant_id', '=', session.tenantId)
    .where('message.is_deleted', '=', 0)
    .where(matches('message', words))
    .select(['thread.slug as thread_slug', 'thread.subject', 'message.message'])
    .select('message.created_at as message_created_at')
    .orderBy(sql`ts_rank(message.words, to_tsquery('simple', ${words}))`, 'desc')
    .orderBy('message.created_at', 'desc')
    .limit(MESSAGE_HITS)
    .execute();
}
