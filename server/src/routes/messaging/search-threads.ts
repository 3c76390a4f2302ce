import type { ThreadHit } from '@fieldspan/contract/messaging-calls';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { FlagText, WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { findMessages } from './find-messages.ts';
import { searchWords } from './search-words.ts';

const SUBJECT_HITS = 20;

const Day = v.pipe(v.string(), v.isoDate('must be a date (YYYY-MM-DD)'));

const SearchSchema = v.object({
  terms: v.optional(shortText(200), ''),
  in_messages: v.optional(FlagText, '1'),
  from_id: v.optional(WholeNumber),
  has_photo: v.optional(FlagText, '0'),
  job_id: v.optional(WholeNumber),
  since: v.optional(Day),
  until: v.optional(Day),
});
type Search = v.InferOutput<typeof SearchSchema>;

type Thread = { id: number; slug: string; subject: string };

export const searchThreads: SignedInRoute = {
  verb: 'GET',
  path: 'MessageThread/search',
  summary:
    "Finds words in the subjects and messages of one's own threads; subjects first, then messages by rank. from_id, has_photo, since and until narrow to messages",
  session: 'required',
  takes: SearchSchema,
  async handle(ask): Promise<ThreadHit[]> {
    const search = await ask.read(SearchSchema);
    const words = searchWords(search.terms);
    if (words === null && (search.terms !== '' || !isNarrowed(search))) return [];
    const { subjects, threads } = await ask.transact(async (tx) => ({
      subjects: words === null || isOfMessages(search) ? [] : await subjectHits(tx, ask.session, { words, search }),
      threads: await ownThreads(tx, ask.session, search)
        .select(['thread.id', 'thread.slug', 'thread.subject'])
        .execute(),
    }));
    if (search.in_messages === 0) return subjects;
    return [...subjects, ...(await messageHits(ask, { search, words, threads }))];
  },
};

/** Whether a criterion applies to messages only. */
function isOfMessages({ from_id, has_photo, since, until }: Search): boolean {
  return from_id !== undefined || has_photo === 1 || since !== undefined || until !== undefined;
}

const isNarrowed = (search: Search): boolean => isOfMessages(search) || search.job_id !== undefined;

/** The threads that this person is a member of. */
function ownThreads(tx: Tx, { tenantId, userId }: Session, { job_id }: Search) {
  return tx
    .selectFrom('message_thread as thread')
    .innerJoin('message_thread_user as member', 'member.thread_id', 'thread.id')
    .where('thread.tenant_id', '=', tenantId)
    .where('member.tenant_id', '=', tenantId)
    .where('member.user_id', '=', userId)
    .$if(job_id !== undefined, (threads) => threads.where('thread.job_id', '=', job_id ?? 0));
}

type Asked = { search: Search; words: string };

function subjectHits(tx: Tx, session: Session, { search, words }: Asked): Promise<ThreadHit[]> {
  return ownThreads(tx, session, search)
    .where(sql<boolean>`thread.words @@ to_tsquery('simple', ${words})`)
    .select(['thread.slug as thread_slug', 'thread.subject', 'thread.last_message as message'])
    .select(['thread.last_message_at as message_created_at', sql<number | null>`null`.as('message_id')])
    .orderBy('thread.last_message_at', (by) => by.desc().nullsLast())
    .limit(SUBJECT_HITS)
    .execute();
}

type Found = { search: Search; words: string | null; threads: readonly Thread[] };

async function messageHits(ask: SignedInAsk, { search, words, threads }: Found): Promise<ThreadHit[]> {
  const { tenantId } = ask.session;
  const ids = await findMessages(ask.services.db, {
    tenantId,
    words,
    threadIds: threads.map(({ id }) => id),
    authorId: search.from_id ?? null,
    hasPhoto: search.has_photo === 1,
    since: search.since ?? null,
    until: search.until ?? null,
  });
  if (ids.length === 0) return [];
  // Runs as the person, so that the results pass the tenant filter and row-level security.
  const rows = await ask.transact((tx) =>
    ownThreads(tx, ask.session, search)
      .innerJoin('message', 'message.thread_id', 'thread.id')
      .where('message.tenant_id', '=', tenantId)
      .where('message.is_deleted', '=', 0)
      .where('message.id', 'in', ids)
      .select(['thread.slug as thread_slug', 'thread.subject', 'message.message'])
      .select(['message.created_at as message_created_at', 'message.id as message_id'])
      .execute(),
  );
  const at = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((a, b) => (at.get(a.message_id) ?? 0) - (at.get(b.message_id) ?? 0));
}
