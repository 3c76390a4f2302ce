import { askUntil } from '../../bus/ask-until.ts';
import { BadRequest } from '../../http/errors.ts';
import { Reply } from '../../http/reply.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import type { ReadQuery } from '../../registry/parse-query.ts';
import { readList } from '../../registry/read.ts';

/** Without `wait` as every model's get. The cursor is a filter on created_at, and always the server's `time`. */
export const getMessages: SignedInRoute = {
  verb: 'GET',
  path: 'Message/get',
  summary: 'Messages; with wait=1 and a filter on one thread_id held up to 25 s until there is one, else an empty list',
  session: 'required',
  async handle(ask) {
    const parameters = new Map(ask.query);
    const wait = parameters.get('wait') ?? '0';
    parameters.delete('wait');
    const query = parseQuery(parameters);
    const read = () => ask.transact((tx) => readList({ tx, identity: ask.session }, 'Message', query));
    const { rows, meta } = ['1', 'true'].includes(wait) ? await held(ask, threadOf(query), read) : await read();
    return new Reply(rows, meta ? { meta } : {});
  },
};

type List = Awaited<ReturnType<typeof readList>>;

async function held(ask: SignedInAsk, threadId: number, read: () => Promise<List>): Promise<List> {
  const list = await askUntil(ask.services.bus, {
    topic: { tenantId: ask.session.tenantId, threadId },
    signal: ask.signal,
    ask: async () => {
      const found = await read();
      return found.rows.length > 0 ? found : null;
    },
  });
  return list ?? { rows: [], meta: null };
}

function threadOf(query: ReadQuery): number {
  const threadId = query.filters.get('thread_id');
  if (typeof threadId === 'number') return threadId;
  throw new BadRequest('wait needs a filter on one thread_id.');
}
