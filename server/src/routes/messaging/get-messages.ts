import { longPoll } from '../../bus/long-poll.ts';
import { Silence } from '../../bus/silence.ts';
import { BadRequest } from '../../http/errors.ts';
import { Reply } from '../../http/reply.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import type { ReadQuery } from '../../registry/parse-query.ts';
import { readList } from '../../registry/read.ts';
import type { List } from '../../registry/read.ts';
import { readAtCursor, takeCursor } from './message-cursor.ts';
import { readPoll } from './read-poll.ts';

/**
 * Without `wait` and cursor this works like every model's get. Clients that poll send the server's last `time` back as
 * a filter on created_at, or on updated_at to get deletions and OKs too.
 */
export function getMessages(silence = new Silence()): SignedInRoute {
  return {
    verb: 'GET',
    path: 'Message/get',
    summary:
      'Messages; with before_id, after_id or around_id those of one thread about a message, newest first; with wait=1 and a filter on one thread_id held up to 25 s until there is one, else an empty list',
    session: 'required',
    async handle(ask) {
      const parameters = new Map(ask.query);
      const wait = parameters.get('wait') ?? '0';
      parameters.delete('wait');
      const cursor = takeCursor(parameters);
      const query = parseQuery(parameters);
      const isHeld = ['1', 'true'].includes(wait);
      const read = () =>
        ask.transact((tx) => {
          const reader = { tx, identity: ask.session };
          if (cursor) return readAtCursor(reader, query, cursor);
          return isHeld ? readPoll(reader, query) : readList(reader, 'Message', query);
        });
      const { rows, meta } = isHeld ? await held(ask, { threadId: threadOf(query), read, silence }) : await read();
      return new Reply(rows, meta ? { meta } : {});
    },
  };
}

type Hold = { threadId: number; read: () => Promise<List>; silence: Silence };

async function held(ask: SignedInAsk, { threadId, read, silence }: Hold): Promise<List> {
  const { services, session, signal } = ask;
  const topic = { tenantId: session.tenantId, threadId };
  // One cache key per person and query. If the person gains rights without a message in the thread, they see the
  // difference up to a minute later.
  const question = JSON.stringify([session.tenantId, session.userId, ...ask.query]);
  const list = await longPoll(services.bus, {
    topic,
    signal,
    ask: async () => {
      // Read the version before querying, so that a message that arrives during the query counts as new.
      const version = services.bus.version(topic);
      if (silence.holds(question, version)) return null;
      const found = await read();
      if (found.rows.length > 0) return found;
      silence.keep(question, version);
      return null;
    },
  });
  return list ?? { rows: [], meta: null };
}

function threadOf(query: ReadQuery): number {
  const threadId = query.filters.get('thread_id');
  if (typeof threadId === 'number') return threadId;
  throw new BadRequest('wait needs a filter on one thread_id.');
}
